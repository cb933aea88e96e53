import { expect, test } from 'vitest';
import { oneOf } from './one-of.ts';

const values = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test('a list that OpenSearch accepts is sent as it is, a longer one in parts of which one has to match', () => {
  expect(oneOf('key', ['a', 'b'])).toEqual({ terms: { key: ['a', 'b'] } });
  expect(oneOf('key', values(60_000))).toHaveProperty('terms');
  const { bool } = oneOf('key', values(130_001)) as {
    bool: { should: { terms: { key: number[] } }[]; minimum_should_match: number };
  };
  expect(bool.minimum_should_match).toBe(1);
  expect(bool.should.map(({ terms }) => terms.key.length)).toEqual([60_000, 60_000, 10_001]);
  expect(bool.should.at(-1)?.terms.key.at(-1)).toBe(130_000);
});
