import type { PatternFacts } from './inspect-pattern.ts';
import type { Selector } from './selector.ts';

/** Facts that follow from rules alone and take time to compute. Missing ones are computed when a detector is created. */
export interface PreparedRules {
  patternFacts(pattern: string): PatternFacts | undefined;
  selector(source: string): Selector | undefined;
  /** Where in a literal the pair of grams that is rarest among all literals begins. */
  pairStart(literal: string): number | undefined;
}

/** For sets in the form their authors wrote them. */
export const UNPREPARED: PreparedRules = {
  patternFacts: () => undefined,
  selector: () => undefined,
  pairStart: () => undefined,
};
