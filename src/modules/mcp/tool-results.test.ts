import { expect, it } from 'vitest';
import { resultOf } from './tool-results.ts';

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
