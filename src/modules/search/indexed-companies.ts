import type { TextIndex } from '../../lib/text-index/api.ts';
import type { CompanyStore } from '../companies/index.ts';
import { decodeProfile } from './profile-record.ts';

/** Company profiles as the stored records of the text index. */
export function createIndexedCompanies(index: TextIndex): CompanyStore {
  return {
    async find(domain) {
      const document = await index.get(domain);
      return document && decodeProfile(document.stored);
    },
    async findMany(domains) {
      const documents = await index.getMany(domains);
      return new Map([...documents].map(([domain, { stored }]) => [domain, decodeProfile(stored)]));
    },
  };
}
