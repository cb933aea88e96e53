import { adversarialTexts } from './adversarial-texts.fixture.ts';
import type { RegexNode } from './parse-regex.ts';
import { countSteps } from './step-counting-match.fixture.ts';

/** A few steps more or less on a short text are not growth. */
const STEPS_THAT_COUNT = 40;

/** For tests: the worst factor by which the steps from one start grow when the loops get twice as much input. */
export function stepGrowth(node: RegexNode, charsPerLoop: number): number {
  const longer = adversarialTexts(node, 2 * charsPerLoop);
  const factors = adversarialTexts(node, charsPerLoop).map(
    (text, index) =>
      countSteps(node, longer[index] ?? '') / Math.max(STEPS_THAT_COUNT, countSteps(node, text)),
  );
  return Math.max(0, ...factors);
}
