import type { TextSearch } from '../../lib/text-index/api.ts';
import type { CompanyStore } from '../companies/index.ts';
import { decodeCard, decodeProfile, decodeStoredEvidence } from './profile-record.ts';

/** Which of some domains are indexed, without reading their profiles. */
export const indexedAmong =
  (index: TextSearch) =>
  async (domains: readonly string[]): Promise<ReadonlySet<string>> => {
    if (domains.length === 0) return new Set();
    const { hits } = await index.search(
      { mode: 'all', filters: [{ op: 'keys', keys: domains }] },
      { limit: domains.length, stored: false },
    );
    return new Set(hits.map(({ key }) => key));
  };

/** Company profiles as the stored records of the text index. */
export function createIndexedCompanies(index: TextSearch): CompanyStore {
  return {
    async find(domain) {
      const document = await index.find(domain);
      return document && decodeProfile(document.stored);
    },
    async findWithEvidence(domain) {
      const document = await index.find(domain);
      return (
        document && {
          profile: decodeProfile(document.stored),
          evidence: decodeStoredEvidence(document.stored),
        }
      );
    },
    async findCards(domains) {
      const documents = await index.findMany(domains);
      return new Map([...documents].map(([domain, { stored }]) => [domain, decodeCard(stored)]));
    },
    async findMany(domains) {
      const documents = await index.findMany(domains);
      return new Map([...documents].map(([domain, { stored }]) => [domain, decodeProfile(stored)]));
    },
  };
}
