import { expect, it } from 'vitest';
import { NodeTurns } from './node-turns.ts';

it('nodes take turns, one that failed is passed over, and is asked again when it has answered or no other is left', () => {
  const nodes = new NodeTurns(['a', 'b', 'c']);
  const asked = (count: number): string[] => Array.from({ length: count }, () => nodes.next());
  expect(asked(4)).toEqual(['a', 'b', 'c', 'a']);
  nodes.failed('b');
  expect(new Set(asked(6))).toEqual(new Set(['a', 'c']));
  for (const node of ['a', 'c']) nodes.failed(node);
  expect(new Set(asked(3)).size).toBeGreaterThan(0);
  nodes.answered('b');
  expect(new Set(asked(4))).toEqual(new Set(['b']));
});
