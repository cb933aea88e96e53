import { expect, it } from 'vitest';
import { asMeant } from './typed-query.ts';

it('a domain typed into a plain form is opened', () => {
  expect(asMeant('?q=www.acme.com&typed=1&view=rows')).toBe('view=rows&open=acme.com');
});

it('operators typed into a plain form are parsed as such, whatever mode it had', () => {
  expect(asMeant('?q=crm+OR+erp&mode=phrase&typed=1')).toBe('q=crm+OR+erp');
  expect(asMeant('?q=crm+erp&mode=any&typed=1')).toBe('q=crm+erp&mode=any');
});

it('words stay words, and an address from a link is taken literally', () => {
  expect(asMeant('?q=rye+loaves&typed=1')).toBe('q=rye+loaves');
  expect(asMeant('?q=acme.com')).toBe('?q=acme.com');
  expect(asMeant('')).toBe('');
});
