import { expect, test } from 'vitest';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import { blankProfile, type CompanyProfile } from '../../companies/index.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import { describeCandidates } from './describe-candidates.ts';

type Facts = Partial<CompanyProfile> & { readonly score: number };

/** What is listed of these companies, of which those named the same and with the same text show one page. */
function listed(
  companies: Readonly<Record<string, Facts>>,
  seed: { readonly title: string | null; readonly industry: string | null } = {
    title: 'Oak',
    industry: 'Food',
  },
) {
  const profiles = new Map(
    Object.entries(companies).map(([domain, { score: _, ...facts }]) => [
      domain,
      { ...blankProfile(), domain, ...facts },
    ]),
  );
  const index = {
    findMany: async (domains: readonly string[]) =>
      new Map(
        domains
          .filter((domain) => domain !== 'removed.com')
          .map((domain) => [domain, toIndexDocument(profiles.get(domain) ?? blankProfile(), {})]),
      ),
  } as unknown as TextSearch;
  const samePage = async (one: string, other: string) =>
    profiles.get(one)?.body_text === profiles.get(other)?.body_text;
  const candidates = Object.entries(companies).map(([domain, { score }]) => ({
    domain,
    score,
    nearestSeed: 'oak.com',
  }));
  const thresholds = { competitor: 0.4, lookalike: 0.5, shown: 0.1 };
  return describeCandidates(
    candidates,
    { index, seeds: [seed], thresholds, samePage },
    new AbortController().signal,
  );
}

test('companies are listed best first, without those that are removed or hardly similar', async () => {
  const found = await listed({
    'b.com': { score: 0.3 },
    'a.com': { score: 0.3 },
    'best.com': { score: 1.2 },
    'removed.com': { score: 0.9 },
    'hardly.com': { score: 0.09 },
  });
  expect(found.map(({ domain, score }) => [domain, score])).toEqual([
    ['best.com', 1],
    ['a.com', 0.3],
    ['b.com', 0.3],
  ]);
});

test('one page under one name is listed once, with how many others show it', async () => {
  const page = { company_name: 'Elm', body_text: 'same' };
  const found = await listed({
    'elm.com': { score: 0.9, ...page },
    'elm.de': { score: 0.8, ...page, company_name: 'ELM' },
    'elm.fr': { score: 0.7, ...page },
    'elm.it': { score: 0.6, ...page, body_text: 'another' },
    'ash.com': { score: 0.5, ...page, company_name: 'Ash' },
  });
  expect(found.map(({ domain, duplicates }) => [domain, duplicates])).toEqual([
    ['elm.com', 2],
    ['elm.it', 0],
    ['ash.com', 0],
  ]);
});

test('directories are listed only for who looks for them', async () => {
  const companies = { 'all.com': { score: 0.9, title: 'Yellow Pages of Leeds' }, 'elm.com': { score: 0.5 } };
  const domains = async (...seed: Parameters<typeof listed>[1][]) =>
    (await listed(companies, ...seed)).map(({ domain }) => domain);
  expect(await domains()).toEqual(['elm.com']);
  expect(await domains({ title: 'A business directory', industry: null })).toEqual(['all.com', 'elm.com']);
});

test('a competitor is of the industry of a seed, a lookalike of another one and more similar', async () => {
  const found = await listed({
    'competitor.com': { score: 0.4, industry: 'Food' },
    'food.com': { score: 0.39, industry: 'Food' },
    'lookalike.com': { score: 0.5, industry: 'Law' },
    'law.com': { score: 0.49, industry: 'Law' },
    'none.com': { score: 0.6, industry: null },
  });
  expect(Object.fromEntries(found.map(({ domain, matchType }) => [domain, matchType]))).toEqual({
    'competitor.com': 'competitor',
    'food.com': 'similar',
    'lookalike.com': 'lookalike',
    'law.com': 'similar',
    'none.com': 'lookalike',
  });
});
