import { expect, test } from 'vitest';
import { blankProfile, type CompanyProfile } from '../companies/index.ts';
import { readIndexDocument, toIndexDocument, withHistory, withLongerHistory } from './index-document.ts';
import { decodeStoredRelations } from './profile-record.ts';

const page = (facts: Partial<CompanyProfile>) =>
  toIndexDocument(
    { ...blankProfile(), domain: 'oak.com', fetched_at: '2026-03-01T00:00:00.000Z', ...facts },
    {},
  );

test('each block of a page is a text of its own, so that no phrase matches across two', () => {
  expect(page({ body_text: 'Rye\nloaves' }).text.body).toEqual(['Rye', 'loaves']);
  expect(page({ body_text: null }).text.body).toEqual([]);
});

test('a suffix of several labels is also found by its last one', () => {
  const endings = (tld: string) => page({ tld }).filters.tld;
  expect([endings('co.uk'), endings('de')]).toEqual([['co.uk', 'uk'], ['de']]);
});

test('the best rank of the web graph has the highest prior, and a site without one the lowest', () => {
  const prior = (domain_rank: number | null) => page({ domain_rank }).prior;
  expect([prior(1), prior(100_000_000), prior(null), prior(0)]).toEqual([1, 0, 0, 0]);
  expect(prior(1_000)).toBeCloseTo(1 - 3 / 8, 6);
});

test('companies are sorted by the number of their technologies', () => {
  expect(page({ technologies: ['Nginx', 'Wix'] }).filters.technology_count).toBe(2);
});

test('a rebuilt document takes over a longer history, never a shorter one', () => {
  const spring = page({ crawl_id: 'SPRING' });
  const two = withHistory(
    page({ crawl_id: 'SUMMER', fetched_at: '2026-06-01T00:00:00.000Z' }),
    spring.stored,
    12,
  );
  expect(withLongerHistory(two.stored, spring.stored)).toBeUndefined();
  expect(withLongerHistory(two.stored, two.stored)).toBeUndefined();
  const rebuilt = page({ crawl_id: 'SUMMER', fetched_at: '2026-06-01T00:00:00.000Z' });
  const longer = withLongerHistory(rebuilt.stored, two.stored);
  expect(decodeStoredRelations(longer?.stored ?? rebuilt.stored).history?.versions).toHaveLength(2);
  expect(longer).toEqual(readIndexDocument(two.stored));
});
