/**
 * An embedded text index: documents with text fields, filter values and a stored record; phrase, all-words and
 * any-word queries with exact totals; crash-safe writes that the next query sees. It knows nothing of what the
 * documents mean. Start with `api.ts` (the promise), then `open-index.ts` (how the pieces meet); `docs/text-index.md`
 * describes files, scores and tokens.
 */

export { type ClientOptions, EngineRefusal, OpenSearchClient } from '../opensearch/client.ts';
export { sendLines } from '../opensearch/send-lines.ts';
export { type ClusterIndex, removeIndex } from '../text-index-cluster/cluster-index.ts';
export type { IndexShape } from '../text-index-cluster/mapping.ts';
export { type OpenSearchOptions, openOpenSearchIndex } from '../text-index-cluster/open-opensearch-index.ts';
export { oneOf } from '../text-index-cluster/to-query.ts';
export { nextKeptSince, type WriteLock } from '../text-index-cluster/write-lock.ts';
export type {
  BulkWriter,
  Condition,
  ExcludedText,
  FacetAnswer,
  FacetValue,
  Filter,
  FilterField,
  Hit,
  IndexDocument,
  IndexMaintenance,
  IndexStats,
  IntegrityReport,
  MatchMode,
  NewMatches,
  OpenOptions,
  QueryOptions,
  SearchAnswer,
  SearchOptions,
  StoredDocument,
  StreamOptions,
  Suggestion,
  TextField,
  TextIndex,
  TextIndexSchema,
  TextQuery,
  TextSearch,
  TextWriter,
  UnionHit,
  UnionStream,
} from './api.ts';
export {
  DamagedIndex,
  EngineUnreachable,
  InvalidDocument,
  InvalidQuery,
  QueryBudgetExceeded,
  SchemaMismatch,
  UnsupportedFormat,
} from './errors.ts';
export { openTextIndex } from './open-index.ts';
