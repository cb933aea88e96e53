import { expect, it } from 'vitest';
import type { OpenSearchClient } from '../opensearch/index.ts';
import { carryDeletions, carryOver } from './build-vectors-index.ts';
import { VectorsIndex } from './vectors-index.ts';

/** A cluster whose index "old" has these rows with a field, written after the start of a build at 99, and what is sent to it. */
function clusterWith(field: 'label' | 'key', rows: readonly object[]) {
  const sent: object[] = [];
  const client = {
    async call(
      _: string,
      path: string,
      body: { size: number; search_after?: [string]; query: object } & object[],
    ) {
      if (path.includes('_bulk')) {
        sent.push(...body);
        return { errors: false, items: [] };
      }
      expect(path).toContain('/old/');
      expect(body.query).toEqual({
        bool: { filter: [{ range: { written: { gt: 99 } } }, { exists: { field } }] },
      });
      const [after = ''] = body.search_after ?? [];
      const hits = rows.map((_source) => ({ _source, sort: [Reflect.get(_source, field) as string] }));
      return { hits: { hits: hits.filter(({ sort: [value = ''] }) => value > after).slice(0, body.size) } };
    },
  } as unknown as OpenSearchClient;
  return { client, sent };
}

const nameOf = (n: number): string => `k${String(n).padStart(4, '0')}`;

it('deletions during a build are applied to its result, however many there are', async () => {
  const deleted = Array.from({ length: 1_100 }, (_, n) => ({ label: nameOf(n + 100), written: n + 100 }));
  const { client, sent } = clusterWith('label', deleted);
  await carryDeletions(client, new VectorsIndex(client, 'old'), new VectorsIndex(client, 'fresh'), 99);
  expect(sent).toHaveLength(1_100);
  // The version of the deletion: a row that was written after it stays.
  expect(sent[0]).toEqual({ delete: { _id: 'v:k0100', version: 100, version_type: 'external_gte' } });
});

it('rows written during a build are copied to its result, however many there are', async () => {
  const written = Array.from({ length: 1_200 }, (_, n) => ({ key: nameOf(n), vector: [n] }));
  const { client, sent } = clusterWith('key', written);
  await carryOver(client, new VectorsIndex(client, 'old'), new VectorsIndex(client, 'fresh'), 99, 120);
  expect(sent).toHaveLength(2_400);
  expect(sent.slice(-2)).toEqual([
    { index: { _id: 'v:k1199', version: 120, version_type: 'external_gte' } },
    { key: 'k1199', vector: [1_199], written: 120 },
  ]);
});
