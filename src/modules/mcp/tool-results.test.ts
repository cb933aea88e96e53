import { expect, it } from 'vitest';
import { cell, resultOf } from './tool-results.ts';

const lookalike = (shared_keywords: readonly string[], industry: boolean) => ({
  domain: 'a.com',
  company_name: 'A',
  title: 'A',
  industry: 'Food & Drink',
  country: 'DE',
  score: 0.5,
  shared_keywords,
  same: { industry, country: true, technologies: [] },
});

it('a lookalike states what it shares, and names the industry if no word is left', () => {
  const competitors = [lookalike(['rye', 'loaf'], true), lookalike([], true), lookalike([], false)];
  const content = { competitors, total_found: 3 };
  const { structuredContent, content: written } = resultOf(
    'similar',
    { content, credits: 0 },
    { domain: 'b.com' },
  );
  const { rows } = structuredContent as { readonly rows: readonly { readonly snippet: string | null }[] };
  // Nothing of it is quoted from the page.
  expect(JSON.stringify(written)).toContain('| words that both have');
  expect(rows.map(({ snippet }) => snippet)).toEqual(['rye, loaf', 'same industry: Food & Drink', null]);
});

it('the next rows are counted from the offset, up to the last one', () => {
  const next = (offset: number, rows: number) => {
    const competitors = Array.from({ length: rows }, () => lookalike([], true));
    const answer = { content: { competitors, total_found: 12 }, credits: 0 };
    return resultOf('similar', answer, { domain: 'b.com', offset }).structuredContent?.next_offset;
  };
  expect([next(0, 5), next(5, 5), next(10, 2), next(12, 0)]).toEqual([5, 10, null, null]);
});

it('an unknown industry is named only where nothing was found', () => {
  const count = (total_results: number, industry: string) =>
    resultOf('count', { content: { total_results }, credits: 0 }, { industry }).structuredContent;
  expect(count(3, 'Bakeries')).toEqual({ total_count: 3 });
  expect(count(0, 'Food & Drink,Bakeries')?.hint).toMatch(/^There is no industry '/);
});

it('a cell is one line of a table, and a profile does not repeat the text of its page', () => {
  expect(cell(' a | b\n\u200bc ')).toBe('a b c');
  const content = { domain: 'a.com', body_text: 'words', title: 'Title', phones: [], has_blog: false };
  const { content: written } = resultOf('lookup', { content, credits: 1 }, {}) as { content: unknown };
  const [part] = written as readonly { readonly text: string }[];
  expect(JSON.parse(part?.text ?? '')).toEqual({ domain: 'a.com', title: 'Title' });
});
