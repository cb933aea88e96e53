import { expect, it } from 'vitest';
import { uploadedColumns } from './uploaded-columns.ts';

it('proposes the column with the heading that the service expects', () => {
  expect(uploadedColumns('Name;E-Mail;Website\nAcme;a@b.de;acme.de')).toEqual({
    names: ['Name', 'E-Mail', 'Website'],
    likeliest: 'Website',
  });
});

it('otherwise proposes the column with the most domains, and takes quotes into account', () => {
  expect(uploadedColumns('Firma,Internet\n"Acme, Ltd",https://acme.de/x\nOther,other.com')).toEqual({
    names: ['Firma', 'Internet'],
    likeliest: 'Internet',
  });
});

it('numbers the columns of a table without headings', () => {
  expect(uploadedColumns('Acme\tacme.de\nOther\tother.de')).toEqual({ names: ['1', '2'], likeliest: '2' });
});

it('has nothing to choose in a plain list', () => {
  expect(uploadedColumns('acme.de\nother.de')).toBeUndefined();
  expect(uploadedColumns('')).toBeUndefined();
});
