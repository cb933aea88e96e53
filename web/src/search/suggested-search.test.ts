import { expect, it } from 'vitest';
import { emptySearch } from '../address/search-address.ts';
import { searchByMeaning, suggestedSearches } from './suggested-search.ts';

const dentists = { ...emptySearch, q: 'dentists', country: ['GB'] };

it('words that find few companies can be searched by meaning, with the same filters', () => {
  expect(searchByMeaning(dentists, 10, [])).toEqual({ ...dentists, mode: 'meaning' });
});

it.each([
  ['nothing is found', dentists, 0],
  ['many are found', dentists, 838],
  ['they are a query', { ...dentists, mode: 'query' as const }, 10],
  ['that is what was searched', { ...dentists, mode: 'meaning' as const }, 10],
  ['there are no words', { ...dentists, q: '' }, 10],
])('a search by meaning is not offered where %s', (_, address, total) => {
  expect(searchByMeaning(address, total, [])).toBeUndefined();
});

it('a search by meaning that the service suggests is not offered twice', () => {
  const suggested = {
    label: 'Search by meaning',
    address: { ...dentists, mode: 'meaning' as const },
    count: 64,
  };
  expect(searchByMeaning(dentists, 2, [suggested])).toBeUndefined();
});

it.each([
  [[], 'Search by meaning'],
  [['country'], 'Search by meaning, in all countries'],
  [['country', 'filter'], 'Search by meaning, without the other conditions'],
])('a suggested search by meaning without %j says so', (ignored, label) => {
  const suggestion = {
    q: 'bakery in York',
    mode: 'meaning' as const,
    forms: false,
    filters: ignored.length > 0 ? { ignore_stated: ignored } : {},
    total_count: 1,
    why: 'meaning' as const,
  };
  const [suggested] = suggestedSearches([suggestion], emptySearch, undefined);
  expect(suggested).toMatchObject({ label, address: { ignore_stated: ignored } });
});

it('a suggested search by meaning names the words if they were corrected', () => {
  const suggestion = {
    q: 'bakery london',
    mode: 'meaning' as const,
    forms: false,
    filters: {},
    total_count: 1,
    why: 'meaning' as const,
  };
  const labelFor = (q: string) => suggestedSearches([suggestion], { ...emptySearch, q }, undefined)[0]?.label;
  expect(labelFor('bakrey lodnon')).toBe('Search “bakery london” by meaning');
  expect(labelFor('bakery london')).toBe('Search by meaning');
});
