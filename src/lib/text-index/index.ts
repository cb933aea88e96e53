/**
 * An embedded text index: documents with text fields, filter values and a stored record; phrase, all-words and
 * any-word queries with exact totals; crash-safe writes that the next query sees. It knows nothing of what the
 * documents mean. Start with `api.ts` (the promise), then `open-index.ts` (how the pieces meet); `docs/text-index.md`
 * describes files, scores and tokens.
 */
export type {
  BulkWriter,
  Condition,
  EmbeddedCare,
  ExcludedText,
  FacetAnswer,
  FacetValue,
  Filter,
  FilterField,
  Hit,
  IndexDocument,
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
export { type ClientOptions, EngineRefusal, OpenSearchClient } from './opensearch/client.ts';
export { type ClusterIndex, removeIndex } from './opensearch/cluster-index.ts';
export type { IndexShape } from './opensearch/mapping.ts';
export { type OpenSearchOptions, openOpenSearchIndex } from './opensearch/open-opensearch-index.ts';
export { sendLines } from './opensearch/send-lines.ts';
export { oneOf } from './opensearch/to-query.ts';
export { nextKeptSince, type WriteTurns } from './opensearch/write-turns.ts';
