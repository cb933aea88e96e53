import { expect, test } from 'vitest';
import { schema } from '../../../test/harness/test-index.ts';
import { FilterNotIndexed, InvalidQuery } from '../text-index/errors.ts';
import { continued, positionOf, readOrder } from './order.ts';

const query = { match_all: {} };
const bySize = readOrder({ by: { filter: 'size' }, isDescending: true }, schema);
const byKey = readOrder({ by: 'key', isDescending: true }, schema);
const byScore = readOrder(undefined, schema);
const hit = (...sort: (number | string | null)[]) => ({ _id: 'k', sort });

test('documents without a value come last in both directions, and those of one value by key', () => {
  expect(bySize.sort).toEqual([{ f_size: { order: 'desc', missing: '_last' } }, { key: 'asc' }]);
  expect(readOrder({ by: { filter: 'heading' }, isDescending: false }, schema).sort).toEqual([
    { s_heading: { order: 'asc', missing: '_last' } },
    { key: 'asc' },
  ]);
  expect(byScore.sort).toEqual([{ _score: 'desc' }, { key: 'asc' }]);
  expect(byKey.sort).toEqual([{ key: 'desc' }]);
});

test('only numbers and texts are sorted by, texts where the index has their order', () => {
  const order = (filter: string) => () => readOrder({ by: { filter }, isDescending: true }, schema);
  expect(order('country')).toThrow(InvalidQuery);
  expect(order('open')).toThrow('cannot be sorted by');
  const older = { ...schema, absent: ['sort heading'] };
  expect(() => readOrder({ by: { filter: 'heading' }, isDescending: true }, older)).toThrow(FilterNotIndexed);
});

test('a search continues after a position, and after the last value among the documents without one', () => {
  expect(continued(bySize, query, { value: 7, key: 'k', weights: [] })).toEqual({
    query,
    sort: bySize.sort,
    search_after: [7, 'k'],
  });
  expect(continued(bySize, query, { value: null, key: 'k', weights: [] })).toEqual({
    query: { bool: { must: [query], must_not: [{ exists: { field: 'f_size' } }] } },
    sort: [{ key: 'asc' }],
    search_after: ['k'],
  });
  expect(continued(byKey, query, { value: null, key: 'k', weights: [] }).search_after).toEqual(['k']);
});

test('the position of a hit is its value and key, and the weights only where scores depend on them', () => {
  expect(positionOf(hit(7, 'k'), bySize, [3])).toEqual({ value: 7, key: 'k', weights: [] });
  expect(positionOf(hit(7, 'k'), byScore, [3])).toEqual({ value: 7, key: 'k', weights: [3] });
  // A missing number is sorted as an infinite one; a missing text has no value.
  for (const sort of [hit('-Infinity', 'k'), hit(null, 'k'), hit('k')])
    expect(positionOf(sort, bySize, [])).toEqual({ value: null, key: 'k', weights: [] });
});
