import { expect, test } from 'vitest';
import { newDirectory, open, page } from '../../../../test/harness/test-index.ts';
import { openStore } from '../manifest/store.ts';
import { mayHaveWork } from './may-have-work.ts';

test('an index with a short tail and no segment needs no compactor; one with a segment or a long tail may', async () => {
  const directory = newDirectory();
  const index = await open(directory, { compaction: false });
  const store = openStore(directory);
  expect(mayHaveWork(store)).toBe(false);
  await index.upsert(Array.from({ length: 4_095 }, (_, n) => page(`c${n}`, { body: 'alpha' })));
  expect(mayHaveWork(store)).toBe(false);
  await index.upsert([page('one more', { body: 'alpha' })]);
  expect(mayHaveWork(store)).toBe(true);
  await index.compact();
  expect(mayHaveWork(store)).toBe(true);
  store.close();
});
