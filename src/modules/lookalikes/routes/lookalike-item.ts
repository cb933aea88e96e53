import { z } from 'zod';
import type { RankedCompany } from '../answers/describe-candidates.ts';
import type { Reasons } from '../answers/reasons.ts';
import type { FoundLookalikes } from '../lookalikes.ts';
import type { LookalikeServices } from './define-route.ts';

export const Method = z
  .enum(['faiss_embedding', 'keyword_jaccard'])
  .describe('faiss_embedding: by the vectors of the pages; keyword_jaccard: by the concepts they share.');

export const MatchType = z
  .enum(['competitor', 'lookalike', 'similar'])
  .describe(
    'competitor: same industry and a strong score; lookalike: a strong score in another industry; similar: the rest.',
  );

export const LookalikeItem = z
  .object({
    domain: z.string(),
    score: z
      .number()
      .describe(
        'From 0 to 1: the chance that both are in one line of business, as judged pairs had it; with a model of your own the cosine of the vectors, without vectors the weighted Jaccard similarity of the concepts.',
      ),
    match_type: MatchType,
    title: z.string(),
    company_name: z.string(),
    industry: z.string(),
    country: z.string(),
    shared_keywords: z
      .array(z.string())
      .describe(
        'Words both pages share, strongest first; "tandlæge ≈ dentist" where they use different words for one thing. The industry where they share no telling word.',
      ),
    same: z
      .object({ industry: z.boolean(), country: z.boolean(), technologies: z.array(z.string()) })
      .describe('What else both have in common.'),
    nearest_seed: z.string().describe('The requested domain this company is most similar to.'),
    duplicates: z
      .int()
      .describe('Other domains with the same name and nearly the same page, which are excluded.'),
  })
  .meta({ id: 'LookalikeItem' });

type LookalikeItem = z.input<typeof LookalikeItem>;

export const shownParameters = {
  min_score: z.number().min(0).max(1).default(0).describe('Minimum score.'),
  match_type: MatchType.optional(),
  limit: z.int().min(1).max(500).default(25).describe('Results per page.'),
  offset: z.int().min(0).max(500).default(0).describe('Results to skip; a ranking has at most 500.'),
};

interface Shown {
  readonly min_score: number;
  readonly match_type?: z.infer<typeof MatchType> | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The requested page of results, with the reasons. */
export async function showLookalikes(
  found: FoundLookalikes,
  shown: Shown,
  { lookalikes }: Pick<LookalikeServices, 'lookalikes'>,
  signal: AbortSignal,
) {
  const matching = found.companies.filter(
    ({ score, matchType }) =>
      score >= shown.min_score && (shown.match_type === undefined || matchType === shown.match_type),
  );
  const companies = matching.slice(shown.offset, shown.offset + shown.limit);
  const reasons = await lookalikes.reasons(companies, found.seeds, signal);
  return {
    method: found.method,
    total_found: matching.length,
    competitors: companies.map((company) => toItem(company, reasons.get(company.domain))),
  };
}

function toItem(company: RankedCompany, reasons: Reasons | undefined): LookalikeItem {
  const { domain, score, matchType, card, nearestSeed, duplicates } = company;
  return {
    domain,
    score,
    match_type: matchType,
    title: card.title ?? '',
    company_name: card.company_name ?? '',
    industry: card.industry ?? '',
    country: card.country ?? '',
    shared_keywords: [...(reasons?.sharedKeywords ?? [])],
    same: {
      industry: reasons?.same.industry ?? false,
      country: reasons?.same.country ?? false,
      technologies: [...(reasons?.same.technologies ?? [])],
    },
    nearest_seed: nearestSeed,
    duplicates,
  };
}
