import { expect, it } from 'vitest';
import { callForGroup } from './call-for-group.ts';

const content = (field: string, values: readonly object[]) => ({ facets: { [field]: values } });

it('takes the range with the most companies, wherever it is in a histogram', () => {
  const counted = content('founded_year', [
    { from: 1950, to: 1960, count: 2 },
    { from: 1960, to: 1970, count: 0 },
    { from: 1970, to: 1980, count: 7 },
  ]);
  const from = {
    name: 'facets',
    args: {
      country: 'ES',
      filter: ['founded_year:gte:1950', 'word_count:gt:9'],
      fields: 'founded_year',
      size: 10,
    },
  } as const;
  expect(callForGroup(from, [0], counted)).toEqual({
    name: 'search',
    args: { country: 'ES', filter: ['word_count:gt:9', 'founded_year:gte:1970', 'founded_year:lt:1980'] },
  });
  expect(callForGroup(from, [2], counted)).toBeUndefined();
});

it.each([
  ['tech', { technology: 'HubSpot' }, 'WordPress', { technology: 'HubSpot,WordPress' }],
  ['tech', { technology: 'HubSpot' }, 'HubSpot', { technology: 'HubSpot' }],
  ['has', {}, 'blog', { has: 'blog' }],
  ['country', { country: 'DE,AT' }, 'AT', { country: 'AT' }],
  ['ecommerce_platform', {}, 'Shopify', { filter: 'ecommerce_platform:eq:Shopify' }],
])('a value of %s beside %j is a condition: %s', (fields, before, value, args) => {
  const from = { name: 'facets', args: { ...before, fields, size: 10 } } as const;
  expect(callForGroup(from, [0], content(fields, [{ value, count: 3 }]))).toEqual({ name: 'search', args });
});

it.each([
  ['country', ['PT', 'ES'], { country: 'PT,ES' }],
  ['city', ['Smallham', 'Littleby'], { filter: 'place:in:Smallham,Littleby' }],
  ['tech', ['Wix', 'Joomla'], { filter: 'technologies:in:Wix,Joomla' }],
  ['sub_industry', ['Hotels', 'Bars, Cafés'], { filter: 'sub_industry:in:Hotels,"Bars, Cafés"' }],
])('one of two values of %s is enough', (fields, [one, other, third = 'x'], args) => {
  const from = { name: 'facets', args: { fields, size: 10 } } as const;
  const counted = [
    { value: other, count: 3 },
    { value: one, count: 5 },
    { value: third, count: 1 },
  ];
  expect(callForGroup(from, [0, 1], content(fields, counted))).toEqual({ name: 'search', args });
});
