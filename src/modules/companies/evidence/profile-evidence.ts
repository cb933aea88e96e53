import type { ColumnName } from '../columns/registry.ts';

/** Where the value of a column was found, in a short note of the extractor, and the heuristic that read it. */
export interface ColumnEvidence {
  readonly where: string;
  readonly rule: string;
}

/** The evidence of a profile; an empty column has none. */
export type ProfileEvidence = Partial<Record<ColumnName, ColumnEvidence>>;
