import { expect, test } from 'vitest';
import { type ListedCompany, sortCompanies } from './list-table.tsx';

const company = (domain: string, facts: Partial<ListedCompany> = {}): ListedCompany => ({
  domain,
  company_name: '',
  country: '',
  industry: '',
  note: '',
  tags: [],
  added_at: '2026-01-01T00:00:00Z',
  ...facts,
});
const companies = [
  company('b.com', { company_name: 'Zebra', country: 'DE', tags: ['warm'] }),
  company('a.com', { country: 'AT', added_at: '2026-02-01T00:00:00Z' }),
  company('c.com', { company_name: 'Éclair' }),
];
const sorted = (...by: [Parameters<typeof sortCompanies>[1], boolean]) =>
  sortCompanies(companies, ...by).map(({ domain }) => domain);

test('companies are sorted by what is shown, in both directions, with empty values last', () => {
  expect(sorted('name', false)).toEqual(['a.com', 'c.com', 'b.com']);
  expect(sorted('name', true)).toEqual(['b.com', 'c.com', 'a.com']);
  expect(sorted('country', false)).toEqual(['a.com', 'b.com', 'c.com']);
  expect(sorted('country', true)).toEqual(['b.com', 'a.com', 'c.com']);
  expect(sorted('tags', true)[0]).toBe('b.com');
  expect(sorted('added', true)[0]).toBe('a.com');
});
