import { expect, test } from 'vitest';
import { compareRelations } from '../harness/relations-oracle.ts';

test.each([11, 12, 13, 14, 15])(
  'a thousand queries about eight crawls are answered as by scanning all pages, seed %i',
  async (seed) => {
    const versionsMax = seed % 2 === 0 ? 4 : 12;
    const world = { seed, sites: 80, crawls: 8, versionsMax, queries: 1_001 };
    expect(await compareRelations(world)).toBe(world.queries);
  },
  1_800_000,
);
