import { expect, test } from 'vitest';
import type { Hit } from '../text-index/api.ts';
import { mergeStreams } from './streams.ts';

type Row = readonly [key: string, score: number];

async function* stream(...batches: readonly (readonly Row[])[]): AsyncGenerator<Hit[]> {
  for (const batch of batches)
    yield batch.map(([key, score]) => ({ key, score, matchedFields: [], stored: undefined }));
}

const streams = () => [
  stream(
    [
      ['d', 9],
      ['b', 5],
    ],
    [['x', 1]],
  ),
  stream([
    ['a', 5],
    ['c', 5],
  ]),
  stream(),
];

async function merged(limit: number, batch: number): Promise<string[][]> {
  const batches: string[][] = [];
  for await (const hits of mergeStreams(streams(), { limit, batch }))
    batches.push(hits.map(({ key, query }) => `${key} of ${query}`));
  return batches;
}

test('ordered streams are merged by score and key, to their ends, in batches', async () => {
  const all = ['d of 0', 'a of 1', 'b of 0', 'c of 1', 'x of 0'];
  expect(await merged(Number.POSITIVE_INFINITY, 2)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
  expect(await merged(3, 10)).toEqual([all.slice(0, 3)]);
});
