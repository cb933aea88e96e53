import { expect, test } from 'vitest';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import { blankProfile, type CompanyProfile } from '../../companies/index.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import type { GlossaryModel } from '../embedding/glossary-model.ts';
import { reasonsFor } from './reasons.ts';

const company = (domain: string, facts: Partial<CompanyProfile>): CompanyProfile => ({
  ...blankProfile(),
  domain,
  ...facts,
});

/** What a company has in common with a seed, where no word of their pages is shared. */
async function inCommon(seed: Partial<CompanyProfile>, other: Partial<CompanyProfile>) {
  const index = {
    findMany: async () => new Map([['elm.com', toIndexDocument(company('elm.com', other), {})]]),
  } as unknown as TextSearch;
  const glossary = {
    allTerms: async (pages: readonly unknown[]) => pages.map(() => []),
  } as unknown as GlossaryModel;
  const found = { domain: 'elm.com', nearestSeed: 'oak.com' } as Parameters<typeof reasonsFor>[0][number];
  const statistics = { pages: 0, languages: {}, mean: [] };
  const reasons = await reasonsFor(
    [found],
    new Map([['oak.com', company('oak.com', seed)]]),
    { index, glossary, statistics },
    new AbortController().signal,
  );
  return reasons.get('elm.com');
}

test('what both have is the same, what both lack is not, and an industry explains where no word does', async () => {
  const food = { industry: 'Food', country: 'DE', technologies: ['Nginx', 'Wix'] };
  expect(await inCommon(food, { ...food, technologies: ['Wix', 'Shopify'] })).toEqual({
    sharedKeywords: ['Food'],
    same: { industry: true, country: true, technologies: ['Wix'] },
  });
  expect(await inCommon({}, {})).toEqual({
    sharedKeywords: [],
    same: { industry: false, country: false, technologies: [] },
  });
});
