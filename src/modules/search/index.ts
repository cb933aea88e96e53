/**
 * Search: company profiles in the text index. A profile goes in as an index document (text fields with boosts, filter
 * values, the whole profile as its stored record) and comes back out of the stored record.
 * Start with `company-index.ts` for what can be searched, filtered and counted, then `company-search.ts` for the queries.
 */
export { openCompanyIndex, toIndexDocument } from './company-index.ts';
export {
  type Client,
  type CompanySearch,
  createCompanySearch,
  type FoundPage,
  type PageRequest,
  type ScoredProfile,
} from './company-search.ts';
export { createIndexInfo, type IndexInfo } from './index-info.ts';
export { createIndexedCompanies, indexedAmong } from './indexed-companies.ts';
export { decodeProfile, storedFetchedAtMs } from './profile-record.ts';
export { createQueryCache, type QueryCache } from './query-cache.ts';
export type { SearchResultItem } from './result-item.ts';
export { filterParameters, type SearchRequest, searchQuery } from './search-parameters.ts';
export { createSuggestions, type Suggestions } from './suggestions.ts';
