import type { TextSearch } from '../../../lib/text-index/api.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import { decodeProfile } from '../../company-index/index.ts';
import type { GlossaryModel } from '../embedding/glossary-model.ts';
import { sharedWords, type Term } from '../embedding/page-terms.ts';
import type { Statistics } from '../embedding/statistics.ts';
import type { RankedCompany } from './describe-candidates.ts';

/** Why a company is in the results. */
export interface Reasons {
  readonly sharedKeywords: readonly string[];
  readonly same: {
    readonly industry: boolean;
    readonly country: boolean;
    readonly technologies: readonly string[];
  };
}

interface Dependencies {
  readonly index: TextSearch;
  readonly glossary: GlossaryModel;
  readonly statistics: Statistics;
}

type Seed = Pick<CompanyProfile, 'domain' | 'industry' | 'country' | 'technologies'> & {
  readonly terms: readonly Term[];
};

const KEYWORDS_MAX = 8;
const TECHNOLOGIES_MAX = 10;
const PAGES_AT_ONCE = 64;

/** What each company on a page of results has in common with the seed it resembles most. */
export async function reasonsFor(
  companies: readonly RankedCompany[],
  profiles: ReadonlyMap<string, CompanyProfile>,
  { index, glossary, statistics }: Dependencies,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Reasons>> {
  const seeds = await seedsOf(profiles, glossary, statistics, signal);
  const reasons = new Map<string, Reasons>();
  for (let at = 0; at < companies.length; at += PAGES_AT_ONCE) {
    const batch = companies.slice(at, at + PAGES_AT_ONCE);
    const documents = await index.findMany(
      batch.map(({ domain }) => domain),
      { signal },
    );
    const pages = batch.flatMap(({ domain, nearestSeed }) => {
      const stored = documents.get(domain)?.stored;
      return stored ? [{ nearestSeed, profile: { ...decodeProfile(stored), domain } }] : [];
    });
    const terms = await glossary.allTerms(
      pages.map(({ profile }) => profile),
      statistics,
      signal,
    );
    for (const [position, { nearestSeed, profile }] of pages.entries()) {
      const seed = seeds.get(nearestSeed);
      if (seed) reasons.set(profile.domain, inCommon(seed, profile, terms[position] ?? []));
    }
  }
  return reasons;
}

async function seedsOf(
  profiles: ReadonlyMap<string, CompanyProfile>,
  glossary: GlossaryModel,
  statistics: Statistics,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Seed>> {
  const terms = await glossary.allTerms([...profiles.values()], statistics, signal);
  return new Map(
    [...profiles].map(([domain, { industry, country, technologies }], at) => [
      domain,
      { domain, industry, country, technologies, terms: terms[at] ?? [] },
    ]),
  );
}

function inCommon(seed: Seed, profile: CompanyProfile, terms: readonly Term[]): Reasons {
  const used = new Set(seed.technologies);
  const industry = seed.industry === profile.industry ? profile.industry : null;
  const words = sharedWords(seed.terms, terms, industry, KEYWORDS_MAX);
  return {
    // If no shared word explains the match, the industry does.
    sharedKeywords: words.length === 0 && industry !== null ? [industry] : words,
    same: {
      industry: industry !== null,
      country: seed.country !== null && seed.country === profile.country,
      technologies: profile.technologies.filter((name) => used.has(name)).slice(0, TECHNOLOGIES_MAX),
    },
  };
}
