import { charSetOfCode, overlaps } from './char-set.ts';
import type { RegexNode } from './parse-regex.ts';

const STEPS_MAX = 200_000;

/**
 * For tests: how many character comparisons a backtracking matcher needs to find out whether an expression matches at the start of a text.
 * Counting stops at two hundred thousand, which is far more than any accepted expression needs.
 */
export function countSteps(node: RegexNode, text: string): number {
  const run: Run = { text, steps: 0 };
  matches(run, node, 0, () => true);
  return run.steps;
}

interface Run {
  readonly text: string;
  steps: number;
}

type Continuation = (at: number) => boolean;

function matches(run: Run, node: RegexNode, at: number, then: Continuation): boolean {
  if (run.steps > STEPS_MAX) return true;
  switch (node.type) {
    case 'char':
      run.steps++;
      return (
        at < run.text.length && overlaps(node.set, charSetOfCode(run.text.charCodeAt(at))) && then(at + 1)
      );
    case 'sequence':
      return matchesParts(run, node.parts, 0, at, then);
    case 'choice':
      return node.options.some((option) => matches(run, option, at, then));
    case 'repeat':
      return matchesRepeat(run, node, at, 0, then);
    case 'anchor':
      return (node.at !== 'start' || at === 0) && (node.at !== 'end' || at === run.text.length) && then(at);
    case 'look':
      return matches(run, node.body, at, () => true) !== node.negative && then(at);
    case 'backreference':
      return then(at);
  }
}

function matchesParts(
  run: Run,
  parts: readonly RegexNode[],
  index: number,
  at: number,
  then: Continuation,
): boolean {
  const part = parts[index];
  if (!part) return then(at);
  return matches(run, part, at, (next) => matchesParts(run, parts, index + 1, next, then));
}

function matchesRepeat(
  run: Run,
  node: Extract<RegexNode, { type: 'repeat' }>,
  at: number,
  rounds: number,
  then: Continuation,
): boolean {
  const again = () =>
    rounds < node.max &&
    matches(run, node.body, at, (next) => next > at && matchesRepeat(run, node, next, rounds + 1, then));
  return again() || (rounds >= node.min && then(at));
}
