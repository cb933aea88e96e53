import { expect, test } from 'vitest';
import type { OpenSearchClient } from '../opensearch/index.ts';
import { findExactly, findNearest } from './nearest.ts';
import { VectorsIndex } from './vectors-index.ts';

type Found = readonly (readonly [key: string, score: number])[];

/** A cluster that finds these vectors, with OpenSearch's scores, and notes the searches it receives. */
function answering(found: Found) {
  const received: { size: number; query: ReturnType<typeof JSON.parse> }[] = [];
  const client = {
    async call(_: string, __: string, body: (typeof received)[number]) {
      received.push(body);
      return { hits: { hits: found.map(([key, _score]) => ({ _id: `v:${key}`, _score })) } };
    },
  } as unknown as OpenSearchClient;
  return { received, client, vectors: new VectorsIndex(client, 'vectors') };
}

const vector = Float32Array.of(1, 0);

test('the nearest are returned by cosine, those of one score by key, down to the lowest wanted', async () => {
  const { client, vectors } = answering([
    ['b', 0.75],
    ['a', 0.75],
    ['c', 1],
    ['d', 0.5],
    ['e', 0],
  ]);
  const hits = await findNearest(client, vectors, vector, { limit: 10, minScore: 0 });
  expect(hits).toEqual([
    { key: 'c', score: 1 },
    { key: 'a', score: 0.5 },
    { key: 'b', score: 0.5 },
    { key: 'd', score: 0 },
  ]);
  expect(await findNearest(client, vectors, vector, { limit: 2 })).toEqual(hits.slice(0, 2));
});

test('a comparison with every vector gives the same scores as the graphs', async () => {
  // The script adds one to the cosine.
  const { client, vectors } = answering([['a', 1.5]]);
  expect(await findExactly(client, vectors, vector, 25)).toEqual([{ key: 'a', score: 0.5 }]);
});

test('allowed and excluded keys are part of the search, and nobody is found among none', async () => {
  const { received, client, vectors } = answering([['a', 1]]);
  expect(await findNearest(client, vectors, vector, { limit: 5, allow: new Set() })).toEqual([]);
  expect(received).toEqual([]);
  await findNearest(client, vectors, vector, { limit: 5 });
  await findNearest(client, vectors, vector, { limit: 5, exclude: new Set() });
  await findNearest(client, vectors, vector, {
    limit: 5,
    allow: new Set(['a', 'b']),
    exclude: new Set(['b']),
  });
  expect(received.map(({ query }) => query.knn.vector.filter)).toEqual([
    undefined,
    undefined,
    { bool: { filter: [{ terms: { key: ['a', 'b'] } }], must_not: [{ terms: { key: ['b'] } }] } },
  ]);
});

test('few results visit as many vectors as a good list needs, and ties have room', async () => {
  const { received, client, vectors } = answering([]);
  for (const limit of [5, 1_000, 50_000]) await findNearest(client, vectors, vector, { limit });
  expect(received.map(({ size, query }) => [size, query.knn.vector.k])).toEqual([
    [25, 200],
    [1_020, 1_020],
    [10_000, 10_000],
  ]);
});
