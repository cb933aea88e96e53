import { expect, it } from 'vitest';
import { areTooMany } from './retained-versions.ts';

it('replaced versions are retained up to a quarter of a large index, and up to 262,144 in a small one', () => {
  expect([areTooMany(262_144, 10), areTooMany(262_145, 10)]).toEqual([false, true]);
  expect([areTooMany(2_500_000, 10_000_000), areTooMany(2_500_001, 10_000_000)]).toEqual([false, true]);
});
