import { expect, test } from 'vitest';
import { createLocalWriteLock } from '../../../test/harness/local-write-lock.ts';
import { page, schema } from '../../../test/harness/test-index.ts';
import type { OpenSearchClient } from '../opensearch/index.ts';
import { ReplacedVersions } from './replaced-versions.ts';

test('versions are compared with as far back as all of them were kept', async () => {
  const writeLock = createLocalWriteLock();
  const client = {
    call: async () => ({ timed_out: false, _shards: { failed: 0 }, count: 0, hits: { hits: [] } }),
  } as unknown as OpenSearchClient;
  const shape = { shards: 1, replicas: 0 };
  const readDocument = () => page('', {});
  const replaced = new ReplacedVersions({
    client,
    index: () => 'index',
    shape,
    schema,
    writeLock,
    readDocument,
  });
  const isExact = async (since: number) => (await replaced.find(['a'], { since })).isExact;
  for (let writes = 0; writes < 5; writes++) await writeLock.take(async () => undefined);
  expect([await isExact(4), await isExact(5)]).toEqual([false, true]);
  await replaced.keepSince(3, 100);
  await writeLock.take(async () => undefined);
  // Versions were kept from the request on.
  expect([await isExact(4), await isExact(5), await isExact(6)]).toEqual([false, true, true]);
});
