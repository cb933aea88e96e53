/**
 * Search: company profiles in the text index. A profile goes in as an index document (text fields with boosts, filter
 * values, the whole profile as its stored record) and comes back out of the stored record.
 * Start with `company-index.ts` for what can be searched, filtered and counted, then `company-search.ts` for the queries.
 */
export { type CompanyFilters, filterFields, filterParameters } from './company-filters.ts';
export { openCompanyIndex, toIndexDocument } from './company-index.ts';
export {
  type Client,
  type CompanySearch,
  createCompanySearch,
  type FoundByPhrase,
  type FoundPage,
  type FoundProfile,
  type PageRequest,
} from './company-search.ts';
export { createIndexInfo, type IndexInfo } from './index-info.ts';
export { createIndexedCompanies, indexedAmong } from './indexed-companies.ts';
export { listParameter, Refusal } from './list-parameter.ts';
export { decodeProfile, storedFetchedAtMs } from './profile-record.ts';
export { createQueryCache, type QueryCache } from './query-cache.ts';
export { keptQueryText, QUERY_CHARACTERS_MAX, type QueryText, readQueryText } from './query-text.ts';
export type { SearchResultItem } from './result-item.ts';
export {
  type Mode,
  type SearchRequest,
  searchFields,
  searchMode,
  searchParameters,
  seenParameter,
} from './search-parameters.ts';
export { createSuggestions, type Suggestions } from './suggestions.ts';
