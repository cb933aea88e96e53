/**
 * An embedded vector index: the nearest by cosine, exactly for short vectors, by 64-byte codes and a comparison of the whole rows for long
 * ones; durable writes that the next search sees; builds beside the index in use, which resume after a kill. It does not know what the
 * vectors mean. Start with `api.ts` (the interface), then read `open-vector-index.ts`; decision 26 explains why we wrote our own.
 */
export type {
  BuildOptions,
  BuildPosition,
  BuildProgress,
  BuildReport,
  Comparison,
  OpenVectorIndexOptions,
  VectorAnswer,
  VectorCheck,
  VectorHit,
  VectorIndex,
  VectorModel,
  VectorQueryOptions,
  VectorRow,
  VectorSearchOptions,
  VectorSource,
  VectorStats,
} from './api.ts';
export {
  BuildUnderWay,
  InvalidVector,
  QueryBudgetExceeded,
  VectorIndexDamaged,
  WrongModel,
} from './errors.ts';
export { sizeThresholds } from './size-thresholds.ts';
export { cosineWith, unitVector, validateKey } from './unit-vector.ts';
