import { expect, test } from 'vitest';
import type { SearchAnswer } from '../api.ts';
import { packAnswer, unpackAnswer } from './answer-wire.ts';

function acrossThreads(answer: SearchAnswer): SearchAnswer {
  const packed = packAnswer(answer);
  return unpackAnswer(structuredClone(packed, { transfer: [...packed.buffers] }));
}

const inTitle = ['title', 'body'];

test('an answer arrives with every record, whichever buffer holds it', () => {
  const first = Uint8Array.from({ length: 100 }, (_, at) => at);
  const second = Uint8Array.from({ length: 50 }, (_, at) => 200 - at);
  const records = [first.subarray(0, 40), second.subarray(7, 7), second.subarray(7, 50), first.subarray(40)];
  const expected = records.map((record) => [...record]);
  const hits = records.map((stored, at) => ({
    key: `ключ-${at}`,
    score: 1 / (at + 3),
    matchedFields: at === 2 ? [] : inTitle,
    stored,
  }));
  const { hits: got, ...rest } = acrossThreads({ total: 4_000_000_000, generation: 7, hits });
  expect(rest).toEqual({ total: 4_000_000_000, generation: 7 });
  expect(got.map(({ stored }) => [...(stored ?? [])])).toEqual(expected);
  expect(got.map(({ key, score, matchedFields }) => ({ key, score, matchedFields }))).toEqual(
    hits.map(({ key, score, matchedFields }) => ({ key, score, matchedFields })),
  );
  expect(first.length, 'the buffers move and are not copied').toBe(0);
});

test('an answer without records, and one without hits, arrive unchanged', () => {
  const hits = [{ key: 'a', score: 2, matchedFields: inTitle, stored: undefined }];
  expect(acrossThreads({ total: 1, generation: 1, hits })).toEqual({ total: 1, generation: 1, hits });
  expect(acrossThreads({ total: 9, generation: 1, hits: [] })).toEqual({ total: 9, generation: 1, hits: [] });
});
