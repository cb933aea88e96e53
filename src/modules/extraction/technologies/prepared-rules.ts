import type { PatternFacts } from './inspect-pattern.ts';
import type { Selector } from './selector.ts';

/** What follows from rules alone and takes time to find out. What is not in it is found out when a detector is made. */
export interface PreparedRules {
  patternFacts(pattern: string): PatternFacts | undefined;
  selector(source: string): Selector | undefined;
  /** Where in a literal the pair of grams begins that is rarest among all literals. */
  pairStart(literal: string): number | undefined;
}

/** For sets that come as their authors wrote them. */
export const UNPREPARED: PreparedRules = {
  patternFacts: () => undefined,
  selector: () => undefined,
  pairStart: () => undefined,
};
