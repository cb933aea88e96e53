import type { ColumnName } from '../columns/registry.ts';

/** Where the value of a column was seen, in a few words of the extractor, and the heuristic that read it there. */
export interface ColumnEvidence {
  readonly where: string;
  readonly rule: string;
}

/** The evidence of a profile; an empty column has none. */
export type ProfileEvidence = Partial<Record<ColumnName, ColumnEvidence>>;
