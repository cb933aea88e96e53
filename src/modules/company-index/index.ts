/**
 * The companies' index: company profiles in the text index. A profile goes in as an index document (text fields with boosts, filter
 * values, the whole profile as its stored record) and comes back out of the stored record.
 * Start with open-company-index.ts for what can be searched, filtered and counted, then index-document.ts for how a profile gets there.
 */
export { featureColumns, featureNames, getFeatureColumn, isFeature } from './features.ts';
export { toIndexDocument } from './index-document.ts';
export { createIndexInfo, type IndexInfo } from './index-info.ts';
export { createIndexedCompanies, indexedAmong } from './indexed-companies.ts';
export {
  type CompanyCard,
  decodeBodyText,
  decodeCard,
  decodeProfile,
  decodeStoredEvidence,
  decodeTrade,
  storedFetchedAtMs,
} from './profile-record.ts';
