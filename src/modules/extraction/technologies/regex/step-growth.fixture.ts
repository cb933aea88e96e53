import { adversarialTexts } from './adversarial-texts.fixture.ts';
import type { RegexNode } from './parse-regex.ts';
import { countSteps } from './step-counting-match.fixture.ts';

/** A few steps more or less on a short text show no growth. */
const STEPS_THAT_COUNT = 40;

/** For tests: by what factor the steps from one start grow, at worst, when the loops are given twice as much to take. */
export function stepGrowth(node: RegexNode, charsPerLoop: number): number {
  const longer = adversarialTexts(node, 2 * charsPerLoop);
  const factors = adversarialTexts(node, charsPerLoop).map(
    (text, index) =>
      countSteps(node, longer[index] ?? '') / Math.max(STEPS_THAT_COUNT, countSteps(node, text)),
  );
  return Math.max(0, ...factors);
}
