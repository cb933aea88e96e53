/**
 * An embedded index of vectors: the nearest by cosine, exactly for short vectors, by 64-byte codes and a comparison of
 * the whole rows for long ones; durable writes that the next search sees; builds beside what answers, which resume after a
 * kill. It knows nothing of what the vectors mean. Start with `api.ts` (the interface), then `open-vector-index.ts`;
 * ADR 26 explains why it is our own.
 */
export type {
  BuildOptions,
  BuildPosition,
  BuildProgress,
  BuildReport,
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
  SearchBudgetExceeded,
  VectorIndexDamaged,
  WrongModel,
} from './errors.ts';
export { sizeThresholds } from './size-thresholds.ts';
export { unitVector, validateKey } from './unit-vector.ts';
