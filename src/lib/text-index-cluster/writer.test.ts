import { expect, test } from 'vitest';
import { createLocalWriteLock } from '../../../test/harness/local-write-lock.ts';
import { page, schema } from '../../../test/harness/test-index.ts';
import type { OpenSearchClient } from '../opensearch/index.ts';
import type { IndexDocument } from '../text-index/api.ts';
import { InvalidDocument } from '../text-index/errors.ts';
import { ReplacedVersions } from './replaced-versions.ts';
import { Writer } from './writer.ts';

interface Known {
  readonly _version: number;
  readonly _source: { readonly first: number; readonly last: number; readonly born: number };
}

/** A writer to a cluster that has some documents and refuses others, with what it sent. */
function createWriter({
  known = {},
  refused = [],
}: {
  known?: Record<string, Known>;
  refused?: string[];
} = {}) {
  const calls: { path: string; lines: ReturnType<typeof JSON.parse>[] }[] = [];
  const reported: string[] = [];
  const client = {
    async call(_: string, path: string, body: ReturnType<typeof JSON.parse>) {
      if (path.includes('_mget'))
        return { docs: body.ids.map((_id: string) => ({ _id, found: _id in known, ...known[_id] })) };
      calls.push({ path, lines: Array.isArray(body) ? body : [] });
      const items = refused.map((_id) => ({ index: { _id, status: 400, error: { type: 'immense' } } }));
      return { errors: items.length > 0, items };
    },
  } as unknown as OpenSearchClient;
  const writeLock = createLocalWriteLock();
  const index = (): string => 'index';
  const readDocument = (): IndexDocument => page('', {});
  const shape = { shards: 1, replicas: 0 };
  const replaced = new ReplacedVersions({ client, index, shape, schema, writeLock, readDocument });
  const onRefused = ({ id }: { readonly id: string }) => reported.push(id);
  const writer = new Writer({ client, index, schema, writeLock, replaced, onRefused });
  const sent = () => calls.flatMap(({ lines }) => lines);
  return { writer, writeLock, calls, sent, reported };
}

test('of two documents with one key the last one is written, by the generation of the write', async () => {
  const { writer, writeLock, calls, sent } = createWriter();
  await writer.upsert([page('a', { body: 'old' }), page('b', {}), page('a', { body: 'new' })]);
  expect(sent().filter((line) => 'index' in line)).toEqual(
    ['a', 'b'].map((_id) => ({ index: { _id, version: 1, version_type: 'external_gte' } })),
  );
  expect(sent().find((line) => line.key === 'a')).toMatchObject({ t_body: ['new'], written: 1, born: 1 });
  // What was written is visible when the generation is published.
  expect(calls.map(({ path }) => path)).toEqual(['/index/_bulk', '/index/_refresh']);
  expect(writeLock.generation()).toBe(1);
});

test('a document that replaces another keeps when its key was first written', async () => {
  const { writer, sent } = createWriter({
    known: { a: { _version: 1, _source: { first: 5, last: 6, born: 3 } } },
  });
  await writer.upsert([page('a', {}), page('b', {})]);
  const [a, b] = ['a', 'b'].map((key) => sent().find((line) => line.key === key));
  expect(a).toMatchObject({ first: 5, born: 3 });
  expect(a.last).toBeGreaterThan(6);
  expect(b.first).toBe(b.last);
});

test('a rejected document is an error of a write, and is reported by a bulk, which goes on', async () => {
  const { writer, reported } = createWriter({ refused: ['b'] });
  await expect(writer.upsert([page('a', {}), page('b', {})])).rejects.toBeInstanceOf(InvalidDocument);
  const bulk = await writer.bulk();
  await bulk.add(page('b', {}));
  await bulk.commit();
  expect(reported).toEqual(['b']);
});

test('a bulk sends 500 documents at a time, publishes none before its commit, and drops what it did not commit', async () => {
  const { writer, writeLock, calls } = createWriter();
  const bulk = await writer.bulk();
  for (let n = 0; n < 1_001; n++) await bulk.add(page(`k${n}`, {}));
  expect(calls.map(({ path, lines }) => [path, lines.length])).toEqual([
    ['/index/_bulk', 1_000],
    ['/index/_bulk', 1_000],
  ]);
  expect(writeLock.generation()).toBe(0);
  await bulk.commit();
  expect(calls.slice(2).map(({ path, lines }) => [path, lines.length])).toEqual([
    ['/index/_bulk', 2],
    ['/index/_refresh', 0],
  ]);
  expect(writeLock.generation()).toBe(1);
  await bulk.add(page('never', {}));
  await bulk.close();
  await bulk.commit();
  expect(calls.at(-1)?.path).toBe('/index/_refresh');
  expect(calls).toHaveLength(5);
});

test('a deletion counts the documents that were there, each once', async () => {
  const times = { first: 1, last: 1, born: 1 };
  const { writer, sent } = createWriter({ known: { a: { _version: 1, _source: times } } });
  expect(await writer.delete(['a', 'a', 'b'])).toBe(1);
  expect(sent()).toEqual([{ delete: { _id: 'a', version: 1, version_type: 'external_gte' } }]);
  expect(await writer.delete([])).toBe(0);
});
