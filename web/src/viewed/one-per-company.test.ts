import { expect, it } from 'vitest';
import { onePerCompany } from './one-per-company.ts';

it('a company that was opened by its domain and from a search is one company', () => {
  const visit = (domain: string, search_query: string, last_seen_at: string) => ({
    domain,
    company_name: domain === 'a.com' ? 'A' : '',
    search_query,
    last_seen_at,
  });
  expect(
    onePerCompany([
      visit('a.com', 'a.com', '2026-01-02'),
      visit('b.com', 'rye', '2026-01-01'),
      visit('a.com', 'rye', '2026-01-03'),
      visit('a.com', 'bread', '2026-01-01'),
    ]),
  ).toEqual([
    { domain: 'a.com', company_name: 'A', queries: ['rye', 'bread'], last_seen_at: '2026-01-03' },
    { domain: 'b.com', company_name: '', queries: ['rye'], last_seen_at: '2026-01-01' },
  ]);
});
