import { describe, expect, it } from 'vitest';
import { hasQuerySyntax } from './query-syntax.ts';

describe('operators in the input', () => {
  it.each([
    '"book a demo"',
    '“book a demo” pricing',
    '"free demo"~5',
    'crm OR erp',
    'CRM AND ERP',
    'crm NOT agency',
    'NOT agency',
    '(crm OR erp',
    'software (crm erp)',
    'crm -agency',
    'crm -"book a demo"',
    'crm -(agency)',
    'crm -has:blog',
    'title:crm',
    '-country:us',
    'founded_year:>2015',
    'linkedin:*',
    'dent*',
    'rye lo* bread',
  ])('%s', (text) => {
    expect(hasQuerySyntax(text)).toBe(true);
  });
});

describe('text that only looks like operators', () => {
  it.each([
    '',
    'rye loaves',
    'book and demo or not',
    '12" pizza',
    'PORTLAND OR',
    'OR',
    'ANDORRA ORGANIC',
    'e-mail',
    'rye - bread',
    '-20 %',
    '(030) 123 456',
    'photo(s)',
    '24:7',
    'note: closed today',
    'https://acme.com',
    'title: ',
    '5 * 3',
    'c*',
  ])('%s', (text) => {
    expect(hasQuerySyntax(text)).toBe(false);
  });
});
