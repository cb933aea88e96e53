/**
 * The company index: company profiles in the text index. A profile is written as an index document (text fields with boosts, filter values,
 * and the complete profile as the stored record) and read back from the stored record.
 * Start with open-company-index.ts for what can be searched, filtered and counted, then index-document.ts for how a profile gets there.
 */
export { type IndexedColumn, indexedColumns, sortFilterOf } from './column-filters.ts';
export { type CompanyRow, toCompanyRow, toCompanyRows } from './company-rows.ts';
export { type KnownCrawl, listCrawls } from './crawls.ts';
export { featureColumns, featureNames, getFeatureColumn, isFeature } from './features.ts';
export {
  type Forgettable,
  type Forgotten,
  holdsText,
  readForgotten,
  rememberForgotten,
  withoutText,
} from './forgotten.ts';
export {
  type ColumnChange,
  type CompanyHistory,
  changedNames,
  firstHistory,
  HISTORY_VERSIONS,
  trackedColumns,
  type Version,
} from './history.ts';
export { ANY_CHANGE, type CrawlFact, crawlFacts, type EventKind, eventFacts } from './history-facts.ts';
export { readIndexDocument, toIndexDocument, withHistory, withLongerHistory } from './index-document.ts';
export { createIndexInfo, type IndexInfo } from './index-info.ts';
export { createIndexedCompanies, indexedAmong } from './indexed-companies.ts';
export {
  decodeBodyText,
  decodeCard,
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
  type ResultCard,
  storedFetchedAtMs,
} from './profile-record.ts';
