import { expect, test } from 'vitest';
import { emptySearch, printSearchAddress, readSearchAddress } from '../address/search-address.ts';
import { addressOfView, viewOf } from './view-address.ts';

test('a view leads to its search', () => {
  for (const query of [
    'q=rye+loaves',
    'q=rye+loaves&mode=phrase',
    'q=rye&forms=false&view=rows',
    'country=de,at&not_technology=Shopify&sort=newest&view=compact',
    'q=crm+AND+erp&mode=query&sort=name',
    'q=rye&filter=city%3Ain%3ALeeds,York&filter=cms%3Aexists',
  ]) {
    const { address } = readSearchAddress(query);
    expect(addressOfView(viewOf(address))).toBe(`/app?${printSearchAddress(address)}`);
  }
});

test('the open company is not part of a view, and unknown parameters are dropped', () => {
  expect(viewOf({ ...emptySearch, q: 'rye', open: 'a.com' }).params).toEqual({ q: 'rye' });
  expect(addressOfView({ params: { q: 'rye', evil: '1', mode: 'nonsense' }, sort: 'nonsense' })).toBe(
    '/app?q=rye',
  );
});
