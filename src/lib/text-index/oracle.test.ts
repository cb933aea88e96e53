import { expect, test } from 'vitest';
import { Fts5Oracle } from '../../../test/harness/fts5-oracle.ts';
import { compareWithOracle } from '../../../test/harness/oracle-comparison.ts';
import { World, worldSchema } from '../../../test/harness/random-world.ts';
import { bySuite } from '../../../test/harness/suite.ts';
import { newDirectory } from '../../../test/harness/test-index.ts';
import { openTextIndex } from './index.ts';

test('answers equal those of FTS5 with the same tokens, through builds, writes, deletes and compaction', async () => {
  const directory = newDirectory();
  const world = new World(7);
  const oracle = new Fts5Oracle();
  const index = await openTextIndex({ directory, schema: worldSchema, workers: 0, compaction: false });
  const each = bySuite(5, 25);
  for (let commit = 0; commit < 2; commit++) {
    const bulk = await index.bulk();
    for (let i = 0; i < 400; i++) {
      const document = world.document(500);
      await bulk.add(document);
      oracle.upsert(document);
    }
    await bulk.commit(`c${commit}`);
    await bulk.close();
  }
  expect(await index.checkpoint()).toBe('c1');
  await compareWithOracle(index, oracle, world, each);
  for (let round = 0; round < bySuite(2, 4); round++) {
    for (let i = 0; i < 80; i++) {
      const document = world.document(600);
      await index.upsert([document]);
      oracle.upsert(document);
      if (i % 3 === 0) {
        const key = world.pick(oracle.keys());
        expect(await index.delete([key, 'nobody'])).toBe(1);
        oracle.delete(key);
      }
    }
    await compareWithOracle(index, oracle, world, each);
    if (round === 1 || round === 2) {
      await index.compact();
      await compareWithOracle(index, oracle, world, each);
    }
    expect(await index.listKeys({ limit: 10_000 })).toEqual(oracle.keys());
    expect((await index.stats()).documents).toBe(oracle.keys().length);
    expect(await index.check()).toMatchObject({ ok: true, problems: [] });
  }
  await index.close();
  const reopened = await openTextIndex({ directory, schema: worldSchema, workers: 1 });
  await compareWithOracle(reopened, oracle, world, each);
  await reopened.close();
});
