import { expect, test } from 'vitest';
import { splitLegalForm, withoutLegalForm } from './legal-form.ts';

test.each([
  ['Kvarnby Bageri AB', 'Kvarnby Bageri', 'AB'],
  ['Blue Anvil, Inc.', 'Blue Anvil', 'Inc.'],
  ['Rot GmbH & Co. KG', 'Rot', 'GmbH & Co. KG'],
  ['Lipa Sp. z o.o.', 'Lipa', 'Sp. z o.o.'],
  ['Krb s.r.o.', 'Krb', 's.r.o.'],
  ['ООО "Ромашка"', 'Ромашка', 'ООО'],
  ['Panadería Sol S.L.', 'Panadería Sol', 'S.L.'],
  ['Harbour Foods Pty Ltd', 'Harbour Foods', 'Pty Ltd'],
])('%s is %s with the form %s', (full, withoutForm, form) => {
  expect(splitLegalForm(full)).toMatchObject({ withoutForm, form });
});

test('a name without a legal form stays whole', () => {
  for (const name of ['Kvarnby Bageri', 'The Mill', 'AB', 'Inc.', 'Casa Lima'])
    expect(withoutLegalForm(name)).toBe(name);
});
