import { expect, test } from 'vitest';
import { Deadline } from '../../../deadline.ts';
import { hasBit } from '../../format/bits.ts';
import type { IndexView } from './index-view.ts';
import { KeyPlaces, type KeysPlan } from './key-places.ts';

const deadline = new Deadline(60_000);
let lookups = 0;

/** A view with the keys of these documents. */
function viewOf(documents: Readonly<Record<string, number>>): IndexView {
  const find = (key: string): number => {
    lookups += 1;
    return documents[key] ?? -1;
  };
  return { find } as Partial<IndexView> as IndexView;
}

const planOf = (...keys: string[]): KeysPlan => ({ kind: 'keys', keys, isExcluding: false });

test('the documents of keys are found in the view that has them, in every chunk', () => {
  const [first, second, empty] = [viewOf({ a: 3, c: 70_000 }), viewOf({ b: 65_536 }), viewOf({})];
  const places = new KeyPlaces([first, second, empty]);
  const plan = planOf('a', 'b', 'c', 'd');
  const found = [first, second, empty].map((view) =>
    [...places.in(view, plan, deadline)].map(([chunk, bits]) => [
      chunk,
      Array.from({ length: 65_536 }, (_, doc) => doc).filter((doc) => hasBit(bits, doc)),
    ]),
  );
  expect(found).toEqual([
    [
      [0, [3]],
      [1, [70_000 - 65_536]],
    ],
    [[1, [0]]],
    [],
  ]);
});

test('a key is looked up once, whichever filters name it, and absent ones too', () => {
  const views = [viewOf({ a: 1 }), viewOf({ b: 2 })];
  const places = new KeyPlaces(views);
  lookups = 0;
  for (const plan of [planOf('a', 'b', 'x'), planOf('b', 'x'), planOf('x', 'a')])
    for (const view of views) places.in(view, plan, deadline);
  // One for "a", two each for the others.
  expect(lookups).toBe(5);
});

test('a view of another moment has none of the documents', () => {
  const places = new KeyPlaces([viewOf({ a: 1 })]);
  expect(places.in(viewOf({ a: 1 }), planOf('a'), deadline).size).toBe(0);
});
