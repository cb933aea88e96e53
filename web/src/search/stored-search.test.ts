import { expect, it } from 'vitest';
import { addressOfStored } from './stored-search.ts';

it('an alert is searched as it was created: its forms and the stated filters that were removed', () => {
  const alert = {
    query: 'bakeries in Denmark',
    mode: 'meaning',
    forms: true,
    ignore_stated: ['country'],
    filters: { has: ['blog'], filter: ['city:in:Leeds,York', 'cms:exists'] },
  };
  expect(addressOfStored(alert)).toMatchObject({
    q: 'bakeries in Denmark',
    mode: 'meaning',
    forms: true,
    ignore_stated: ['country'],
    has: ['blog'],
    filter: ['city:in:Leeds,York', 'cms:exists'],
  });
  expect(addressOfStored({ query: 'rye', mode: 'phrase', filters: {} })).toMatchObject({
    mode: 'any',
    forms: false,
    ignore_stated: [],
  });
  expect(addressOfStored({ query: 'rye loaves', mode: 'phrase', filters: {} }).mode).toBe('phrase');
});
