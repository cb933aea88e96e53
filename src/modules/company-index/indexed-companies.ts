import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { StoredDocument, TextSearch } from '../../lib/text-index/api.ts';
import type { CompanyStore } from '../companies/index.ts';
import { decodeCard, decodeProfile, decodeStoredEvidence, decodeStoredRelations } from './profile-record.ts';

/** Which of the domains are indexed. Does not read their profiles. */
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

/** Reads company profiles from the stored records of the text index. */
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
          identifiers: decodeStoredRelations(document.stored).identifiers,
        }
      );
    },
    async findCards(domains) {
      return decodeAll(await index.findMany(domains), decodeCard);
    },
    async findMany(domains) {
      return decodeAll(await index.findMany(domains), decodeProfile);
    },
  };
}

/** Yields between profiles: a thousand of them take longer than one turn of the event loop should. */
async function decodeAll<Decoded>(
  documents: ReadonlyMap<string, StoredDocument>,
  decode: (stored: StoredDocument['stored']) => Decoded,
): Promise<Map<string, Decoded>> {
  const decoded = new Map<string, Decoded>();
  for (const [domain, { stored }] of documents) {
    if (isTurnSpent()) await freshTurn();
    decoded.set(domain, decode(stored));
  }
  return decoded;
}
