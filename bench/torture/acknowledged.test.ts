import { beforeEach, expect, test } from 'vitest';
import { Acknowledged, type Held } from './acknowledged.ts';

const credits = { before: 100, each: 7 };
const held = (parts: Partial<Held>): Held => ({
  lists: [],
  notes: new Map(),
  sites: new Map(),
  balance: 100,
  ...parts,
});
let known: Acknowledged;
beforeEach(() => {
  known = new Acknowledged();
  known.lists.set(1, {
    id: 1,
    name: 'a',
    domains: new Set(['x.com']),
    maybe: new Set(['y.com']),
    isMaybeDeleted: false,
  });
});
const list = (...domains: string[]) => ({ id: 1, name: 'a', domains });

test('acknowledged writes must be present, and unanswered ones may be', () => {
  expect(known.settle(held({ lists: [list('x.com', 'y.com')] }), credits)).toEqual([]);
  // It was there once, so it may not go.
  expect(known.settle(held({ lists: [list('x.com')] }), credits)).toEqual(['list 1 has lost y.com']);
});

test('a lost list, an unexpected company and a deleted list that is back are reported', () => {
  known.deleted.add(2);
  const found = { lists: [list('x.com', 'z.com'), { id: 2, name: 'b', domains: [] }] };
  expect(known.settle(held(found), credits)).toEqual([
    'list 1 has z.com, which nobody added',
    'list 2 is there again',
  ]);
  expect(known.settle(held({}), credits)).toEqual(['list 1 is missing']);
});

test('a list whose creation was not answered may have the id of a deleted one', () => {
  known.deleted.add(2);
  known.maybeLists.add('b');
  const found = { lists: [list('x.com'), { id: 2, name: 'b', domains: [] }] };
  expect(known.settle(held(found), credits)).toEqual([]);
  expect(known.settle(held(found), credits)).toEqual([]);
});

test('an older note, an older page and a wrong balance are reported', () => {
  known.lists.clear();
  known.notes.set('x.com', { text: 'new', maybe: new Set(['newer']) });
  known.sites.set('s.com', 5);
  known.purchases = 1;
  const found = held({ notes: new Map([['x.com', 'old']]), sites: new Map([['s.com', 4]]) });
  expect(known.settle(found, credits)).toEqual([
    'the note of x.com is "old", not "new"',
    's.com is version 4, not 5',
    '100 credits instead of 107',
  ]);
});
