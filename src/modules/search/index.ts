/**
 * Search: reads queries and filters, and returns pages of results with snippets, counts, facets and suggestions, through a cache. It
 * searches the companies' index (modules/company-index). Start with `company-search.ts`, then read `to-text-query.ts`.
 */

export { type ClearCaches, createCacheClearing } from './cache-clearing.ts';
export { type ColumnList, columnList } from './column-list.ts';
export { type CompanyFilters, filterFields, filterParameters } from './company-filters.ts';
export {
  type Client,
  type CompanySearch,
  createCompanySearch,
  type FoundByPhrase,
  type FoundPage,
  type FoundProfile,
} from './company-search.ts';
export { readDescribedConditions } from './described-conditions.ts';
export { domainItems } from './domain-items.ts';
export type { FacetField } from './facets.ts';
export { createLandingFacts, type LandingFactsCache } from './landing-facts.ts';
export type { CrawlNews } from './last-crawl.ts';
export { listParameter } from './list-parameter.ts';
export {
  MEANING_RANKED_MAX,
  type MeaningRanking,
  type MeaningReasons,
  type MeaningSearch,
} from './meaning-search.ts';
export { createQueryCache, type QueryCache } from './query-cache.ts';
export { readExpression } from './query-expression.ts';
export {
  QUERY_CHARACTERS_MAX,
  type QueryText,
  readQueryText,
  storableQueryText,
  storableQueryTextOrNone,
} from './query-text.ts';
export { inTime } from './query-timeout.ts';
export type { SearchResultItem } from './result-item.ts';
export { gateOf, withoutSeen } from './search-for.ts';
export {
  type Mode,
  type PageRequest,
  rankedQueryParameters,
  type SearchRequest,
  searchFields,
  searchMode,
  searchParameters,
  seenParameter,
} from './search-parameters.ts';
export type { ServerRenderedResults } from './server-rendered-results.ts';
export { sortParameter } from './sort-order.ts';
export { createSuggestions, type Suggestions } from './suggestions.ts';
export { toTextQuery } from './to-text-query.ts';
