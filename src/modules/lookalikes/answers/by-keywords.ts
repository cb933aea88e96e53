import { tokenize } from '../../../lib/text-analysis/index.ts';
import type { Filter, TextExpression, TextQuery, TextSearch } from '../../../lib/text-index/api.ts';
import type { GlossaryModel } from '../embedding/glossary-model.ts';
import { isIndustry, type Term, termOverlap } from '../embedding/page-terms.ts';
import type { PageText } from '../embedding/page-words.ts';
import type { Statistics } from '../embedding/statistics.ts';
import { readPages } from '../vectors/read-pages.ts';
import { languagesOf } from './by-vectors.ts';
import { BUDGET_MS, type Candidate, type LookalikeQuery, NEGATIVE_WEIGHT } from './lookalike-query.ts';
import { conditionOf } from './matching-domains.ts';

interface Dependencies {
  readonly index: TextSearch;
  readonly glossary: GlossaryModel;
  readonly statistics: Statistics;
}

const SEED_WORDS = 12;
const SEED_CANDIDATES = 250;
const CONCEPTS = 8;
const LANGUAGES = 12;
const LANGUAGE_CANDIDATES = 40;
const INDUSTRY_CANDIDATES = 100;
const NEAR_BATCH = 64;
/** A query has at most 64 words, and conditions on the location need some of them. */
const WORDS_BESIDE_CONDITION = 20;

/** Ranks the companies whose pages are about the same concepts, in any language. */
export async function rankByKeywords(
  query: LookalikeQuery,
  profiles: ReadonlyMap<string, PageText>,
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<Candidate[]> {
  const { glossary, statistics, index } = dependencies;
  const named = [...query.seeds, ...query.not];
  const pages = named.flatMap((domain) => profiles.get(domain) ?? []);
  const terms = await glossary.terms(pages, statistics, signal);
  const seeds = query.seeds.map((domain, at) => ({ domain, terms: terms[at] ?? [] }));
  const unwanted = terms.slice(query.seeds.length);
  const domains = await candidateDomains(
    query,
    seeds.flatMap((seed) => seed.terms),
    profiles,
    dependencies,
    signal,
  );
  const candidates: Candidate[] = [];
  for (let at = 0; at < domains.length; at += NEAR_BATCH) {
    const read = await readPages(index, domains.slice(at, at + NEAR_BATCH), signal);
    const about = await glossary.terms(read, statistics, signal);
    for (const [position, { domain }] of read.entries())
      candidates.push(...scored(domain, about[position] ?? [], seeds, unwanted, query.mix));
  }
  return candidates.sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
}

function scored(
  domain: string,
  terms: readonly Term[],
  seeds: readonly { readonly domain: string; readonly terms: readonly Term[] }[],
  unwanted: readonly (readonly Term[])[],
  mix: number,
): Candidate[] {
  const own = mixed(terms, mix);
  const scores = seeds.map((seed) => ({
    domain: seed.domain,
    score: termOverlap(mixed(seed.terms, mix), own),
  }));
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const away = unwanted.map((other) => termOverlap(other, terms)).reduce((a, b) => Math.max(a, b), 0);
  const [nearest] = scores.sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
  const score = mean - NEGATIVE_WEIGHT * away;
  return score > 0 && nearest ? [{ domain, score, nearestSeed: nearest.domain }] : [];
}

/** Gives the industry more or less weight among the terms. */
const mixed = (terms: readonly Term[], mix: number): readonly Term[] =>
  mix === 0.5
    ? terms
    : terms.map((term) => (isIndustry(term) ? { ...term, weight: term.weight * 2 * mix } : term));

/** Candidates from the text index: pages with the seeds' own words, and pages with their concepts in another language. */
async function candidateDomains(
  query: LookalikeQuery,
  terms: readonly Term[],
  profiles: ReadonlyMap<string, PageText>,
  { index, glossary }: Dependencies,
  signal: AbortSignal,
): Promise<string[]> {
  const own = languagesOf(query.seeds, profiles);
  const condition = conditionOf(query, own) ?? { mode: 'any' };
  const found = new Set<string>();
  const left = {
    op: 'not-keys',
    keys: [...query.seeds, ...query.not, ...(query.excludedDomains ?? [])],
  } as const;
  const find = async (words: readonly string[], limit: number, further: readonly Filter[]): Promise<void> => {
    const textQuery: TextQuery = {
      ...condition,
      ...searchedFor(words, condition),
      mode: 'any',
      filters: [...(condition.filters ?? []), left, ...further],
    };
    const options = { limit, stored: false, matchedFields: false, signal, budgetMs: BUDGET_MS };
    const { hits } = await index.search(textQuery, options);
    for (const { key } of hits) found.add(key);
  };
  const words = terms.filter((term) => !isIndustry(term));
  const industries = terms.filter(isIndustry).map(({ word }) => word);
  if (words.length > 0)
    await find(
      words.slice(0, SEED_WORDS).map(({ word }) => word),
      SEED_CANDIDATES,
      [],
    );
  if (industries.length > 0)
    await find([], INDUSTRY_CANDIDATES, [{ field: 'industry', op: 'in', values: industries }]);
  if (query.sameLanguage === 'only') return [...found];
  const concepts = [...words].sort((a, b) => b.clarity - a.clarity).slice(0, CONCEPTS);
  for (const language of await languagesIn(index, condition, signal)) {
    if (own.includes(language)) continue;
    const translated = await glossary.wordsFor(
      language,
      concepts.map(({ concept }) => concept),
    );
    if (translated.length > 0)
      await find(translated, LANGUAGE_CANDIDATES, [{ field: 'language', op: 'equals', value: language }]);
  }
  return [...found];
}

/** Any of the words, in addition to what the condition requires. */
function searchedFor(
  words: readonly string[],
  { expression }: TextQuery,
): Pick<TextQuery, 'text' | 'expression'> {
  if (words.length === 0) return {};
  if (expression === undefined) return { text: words.join(' ') };
  const of = words
    .slice(0, WORDS_BESIDE_CONDITION)
    .map((text) => tokenize(text).map(({ term }) => ({ word: term })))
    .filter((slots) => slots.length > 0)
    .map((slots): TextExpression => ({ op: 'text', slots }));
  if (of.length === 0) return {};
  return { expression: { op: 'all', of: [{ op: 'any', of }, expression] } };
}

async function languagesIn(index: TextSearch, condition: TextQuery, signal: AbortSignal): Promise<string[]> {
  const { facets } = await index.facets({ ...condition, mode: 'all' }, ['language'], {
    size: LANGUAGES,
    signal,
    budgetMs: BUDGET_MS,
  });
  return (facets.language ?? []).map(({ value }) => value);
}
