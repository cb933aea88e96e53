import { expect, test } from 'vitest';
import { background, nextMerge, type SegmentSize, thorough } from './merge-policy.ts';

const chunk = 65_536;
const full = (id: number, chunks: number): SegmentSize => ({
  id,
  chunks,
  documents: chunks * chunk,
  droppable: 0,
});
const small = (id: number, documents: number, droppable = 0): SegmentSize => ({
  id,
  chunks: 1,
  documents,
  droppable,
});

test('two halves of a full segment are merged in the background, two of another size are not', () => {
  expect(nextMerge([full(1, 8), full(2, 8)], background)).toEqual({ kind: 'concatenate', ids: [1, 2] });
  expect(nextMerge([full(1, 10), full(2, 6)], background)).toEqual({ kind: 'concatenate', ids: [2, 1] });
  expect(nextMerge([full(1, 8), full(2, 7)], background)).toBeUndefined();
  expect(nextMerge([full(1, 16), full(2, 16)], background)).toBeUndefined();
});

test('eight small segments are rewritten into one chunk, seven are left', () => {
  const segments = Array.from({ length: 8 }, (_, at) => small(at + 1, 1_000 + at));
  expect(nextMerge(segments, background)).toEqual({ kind: 'rewrite', ids: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(nextMerge(segments.slice(1), background)).toBeUndefined();
  expect(nextMerge(segments.slice(0, 2), thorough)).toEqual({ kind: 'rewrite', ids: [1, 2] });
});

test('as many small segments are rewritten together as fill a chunk', () => {
  const segments = Array.from({ length: 10 }, (_, at) => small(at + 1, 20_000));
  expect(nextMerge(segments, background)).toEqual({ kind: 'rewrite', ids: [1, 2, 3] });
});

test('eight large segments are concatenated, as many as fit into one', () => {
  expect(
    nextMerge(
      Array.from({ length: 8 }, (_, at) => full(at + 1, 1)),
      background,
    ),
  ).toEqual({
    kind: 'concatenate',
    ids: [1, 2, 3, 4, 5, 6, 7, 8],
  });
  const mixed = [full(1, 12), full(2, 3), full(3, 1), full(4, 9)];
  expect(nextMerge(mixed, thorough)).toEqual({ kind: 'concatenate', ids: [3, 2, 4] });
});

test('a segment is rewritten when two fifths of it can be dropped, and retained dead documents do not count', () => {
  expect(nextMerge([small(1, 40_000, 16_000)], background)).toEqual({ kind: 'rewrite', ids: [1] });
  expect(nextMerge([small(1, 40_000, 15_999)], background)).toBeUndefined();
  expect(nextMerge([small(1, 40_000, 800)], thorough)).toEqual({ kind: 'rewrite', ids: [1] });
  expect(nextMerge([small(1, 40_000, 0)], thorough)).toBeUndefined();
});

test('merging terminates, whatever the sizes', () => {
  for (const pressure of [background, thorough]) {
    let segments = Array.from({ length: 60 }, (_, at) =>
      at % 3 === 0 ? full(at + 1, 1 + (at % 16)) : small(at + 1, (at * 7919) % chunk, at * 10),
    );
    let steps = 0;
    for (let step = nextMerge(segments, pressure); step; step = nextMerge(segments, pressure)) {
      expect(++steps).toBeLessThan(200);
      const { ids } = step;
      const joined = segments.filter((one) => ids.includes(one.id));
      const left = joined.reduce((sum, one) => sum + one.documents - one.droppable, 0);
      const chunks =
        step.kind === 'rewrite' ? Math.ceil(left / chunk) : joined.reduce((sum, one) => sum + one.chunks, 0);
      expect(chunks).toBeLessThanOrEqual(16);
      const merged = { id: 100 + steps, chunks, documents: left, droppable: 0 };
      segments = [...segments.filter((one) => !ids.includes(one.id)), ...(left === 0 ? [] : [merged])];
    }
  }
});
