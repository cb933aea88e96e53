import { expect, it } from 'vitest';
import { english } from '../../../platform/locale.ts';
import type { SearchResultItem } from '../../search/index.ts';
import type { ClassicRequest } from './classic-address.ts';
import { exportForm } from './export-form.ts';
import { results } from './results.ts';

const item = {
  domain: 'oak.com',
  company_name: 'Oak',
  title: '',
  meta_description: '',
  country: '',
  industry: '',
  tech_stack: 'a, b, c, d, e, f, g',
  fetched_at: '2026-03-01T00:00:00.000Z',
  matched_snippet: '',
  matches: [],
} as unknown as SearchResultItem;

const page = (number: number, total: number): string =>
  results(
    {
      typed: { q: 'oak' },
      request: { page: number } as ClassicRequest,
      total,
      items: [item],
      tables: {},
      ofDomain: undefined,
    },
    english,
  ).text.replaceAll('&#38;', '&');

const linked = (text: string): string[] =>
  [...text.matchAll(/<a href="\/classic\?q=oak([^"]*)">(?:\d+|Previous|Next)</g)].map(
    ([, rest = '']) => rest,
  );

it('the first page, the last one and those around the current one are linked', () => {
  expect(linked(page(10, 400))).toEqual([
    '&page=9',
    '',
    ...[8, 9, 11, 12, 20, 11].map((one) => `&page=${one}`),
  ]);
  expect(linked(page(1, 400))).toEqual(['&page=2', '&page=3', '&page=20', '&page=2']);
  expect(linked(page(20, 400)).at(-1)).toBe('&page=19');
  expect(linked(page(1, 20))).toEqual([]);
  expect(linked(page(1, 21))).toEqual(['&page=2', '&page=2']);
});

it('a company shows five technologies and how many more it has', () => {
  expect(page(1, 1)).toContain('a, b, c, d, e, 2 more');
});

it('the download promises as many rows as a file without an account has', () => {
  const form = (total: number) => exportForm({ q: 'oak', page: '2' }, total, english).text;
  expect(form(1)).toContain('<button>Download 1 row (free)</button>');
  expect(form(100)).toContain('<button>Download 100 rows (free)</button>');
  expect(form(5_000)).toContain('<button>Download 100 rows (free)</button>');
  expect([form(100), form(5_000)].map((text) => text.includes('limited to the best 100 rows'))).toEqual([
    false,
    true,
  ]);
  expect(form(1)).not.toContain('name="page"');
});
