import type { Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** One piece of evidence for a country. Weights are comparable across voters; decision 7 explains them. */
export interface Vote {
  readonly country: string;
  readonly weight: number;
  readonly evidence: string;
}

export type Voter = (page: ParsedPage, settled: Settled) => readonly Vote[];
