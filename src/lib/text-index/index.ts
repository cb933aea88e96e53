/**
 * An embedded text index: documents with text fields, filter values and a stored record; phrase, all-words and any-word queries
 * with exact totals; crash-safe writes that the next query sees. It knows nothing about what the documents mean. Start with
 * `api.ts` (the interface), then `open-index.ts` (how the parts are connected). `docs/reference/text-index.md` describes files,
 * scores and tokens.
 */

export type {
  BulkWriter,
  Condition,
  ExcludedText,
  FacetAnswer,
  FacetOptions,
  FacetValue,
  Filter,
  FilterField,
  HistogramBucket,
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
  SearchPosition,
  SortOrder,
  StoredDocument,
  StreamOptions,
  Suggestion,
  TextExpression,
  TextField,
  TextIndex,
  TextIndexSchema,
  TextQuery,
  TextSearch,
  TextWriter,
  UnionHit,
  UnionStream,
  WordSlot,
} from './api.ts';
export {
  DamagedIndex,
  EngineUnreachable,
  FilterNotIndexed,
  InvalidDocument,
  InvalidQuery,
  QueryBudgetExceeded,
  SchemaMismatch,
  UnsupportedFormat,
} from './errors.ts';
export { openTextIndex } from './open-index.ts';
