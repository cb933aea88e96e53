import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLocalWriteLock } from '../../../test/harness/local-write-lock.ts';
import { EngineRefusal } from '../opensearch/index.ts';
import { openClusterVectors } from './index.ts';

/** Opens them in a cluster that reports these plugins. */
async function openWhere(status: number, answer: unknown) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await openClusterVectors({
      nodes: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
      prefix: 'test-vectors',
      shape: { shards: 1, replicas: 0 },
      writeLock: createLocalWriteLock(),
      builds: createLocalWriteLock(),
      buildLock: { acquireOrRenew: async () => true, release: async () => undefined },
    });
  } finally {
    server.close();
  }
}

const node = (...names: string[]) => ({ plugins: names.map((name) => ({ name })) });

test('a cluster in which one node lacks the vector plugin stores no vectors', async () => {
  const nodes = { a: node('opensearch-knn', 'other'), b: node('other') };
  expect(await openWhere(200, { nodes })).toBeUndefined();
});

test('a user who may not list the plugins of a cluster gets embedded vectors', async () => {
  expect(await openWhere(403, { error: 'no permissions for [cluster:monitor/nodes/info]' })).toBeUndefined();
});

test('a cluster that refuses for another reason is an error', async () => {
  await expect(openWhere(401, { error: 'unauthorized' })).rejects.toBeInstanceOf(EngineRefusal);
});
