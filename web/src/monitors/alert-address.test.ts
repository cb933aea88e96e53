import { expect, it } from 'vitest';
import { linkOfAlert } from './alert-address.ts';

const watched = {
  query: 'bakeries in Leeds',
  mode: 'meaning',
  forms: false,
  ignore_stated: [],
  filters: {},
  technology: null,
  likeness: null,
  list_id: null,
} as const;

it('an alert opens what it watches', () => {
  const hrefOf = (monitor: object) => linkOfAlert({ ...watched, ...monitor } as never)?.href;
  expect(hrefOf({ kind: 'query', filters: { country: ['gb'] } })).toBe(
    '/app?q=bakeries+in+Leeds&mode=meaning&forms=false&country=gb',
  );
  expect(hrefOf({ kind: 'list', list_id: 7 })).toBe('/app/lists/7');
  expect(hrefOf({ kind: 'list' })).toBeUndefined();
  expect(
    hrefOf({
      kind: 'technology',
      technology: 'Shopify',
      filters: { country: ['de', 'at'], not_technology: ['Klarna'] },
    }),
  ).toBe('/app?country=de,at&technology=Shopify&not_technology=Klarna');
  expect(
    hrefOf({
      kind: 'lookalikes',
      likeness: { domains: ['a.com', 'b.com'], not: ['c.com'], min_score: 0.45 },
      filters: { country: 'de' },
    }),
  ).toBe('/app/lookalikes?domains=a.com,b.com&not=c.com&country=de&min_score=0.45');
});
