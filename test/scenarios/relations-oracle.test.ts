import { expect, test } from 'vitest';
import { compareRelations } from '../harness/relations-oracle.ts';

test('relations, histories and trends equal those computed from all pages, through kills, merges and dropped versions', async () => {
  const world = { seed: 2, sites: 12, crawls: 4, versionsMax: 3, queries: 30 };
  expect(await compareRelations(world)).toBe(world.queries);
});
