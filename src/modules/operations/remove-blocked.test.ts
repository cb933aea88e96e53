import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/harness/test-app.ts';
import { type RemovedFrom, removeBlocked } from './remove-blocked.ts';

it('blocked domains are removed wherever they are in the index', async () => {
  const domains = ['a.com', 'b.com', 'c.com', 'd.com', 'e.com'];
  const running = await buildTestApp({ companies: domains.map((domain) => ({ domain })) });
  const { database, vectorIndex } = running;
  // Two at a time, so that five domains are what many thousands are otherwise.
  const index: RemovedFrom['index'] = {
    listKeys: (options) => running.index.listKeys({ ...options, limit: 2 }),
    delete: (keys) => running.index.delete(keys),
  };
  const isBlocked = (domain: string) => domain !== 'b.com';
  expect(await removeBlocked({ index, vectorIndex, database }, isBlocked)).toEqual(domains.filter(isBlocked));
  expect(await running.index.listKeys({ limit: 10 })).toEqual(['b.com']);
  await running.app.close();
});
