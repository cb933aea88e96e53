import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { decodeCard } from '../company-index/index.ts';
import { type Completion, completeWords, type TypedWords, typedWords } from './completions.ts';
import { inTime } from './query-timeout.ts';
import { toTextQuery } from './to-text-query.ts';

export interface SearchSuggestion {
  readonly type: 'domain' | 'keyword' | 'company' | 'industry' | 'technology';
  readonly value: string;
  /** Companies that have it; for a keyword, exactly as many as a search for it finds. */
  readonly count: number;
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
}

export interface Suggestions {
  domains(prefix: string, limit: number, signal: AbortSignal): Promise<SearchSuggestion[]>;
  /** Suggestions of every kind: domains first, then keywords, companies, industries and technologies, which share the slots. */
  all(prefix: string, limit: number, signal: AbortSignal): Promise<SearchSuggestion[]>;
}

type Card = ReturnType<typeof decodeCard>;

interface SuggestRequest {
  readonly prefix: string;
  readonly limit: number;
  readonly options: QueryOptions;
}

/** How many completions of a word are tried when companies are looked for by it. */
const COMPLETIONS_MAX = 8;
/** A hit may contain the word only in its text, so more are examined than are shown. */
const HITS_PER_SUGGESTION = 3;

/** A slower suggestion would come too late for somebody who is typing. */
const BUDGET_MS = 3_000;

export function createSuggestions(index: TextSearch): Suggestions {
  const requestOf = (prefix: string, limit: number, signal: AbortSignal): SuggestRequest => ({
    prefix,
    limit,
    options: { signal, budgetMs: BUDGET_MS },
  });
  return {
    domains: (prefix, limit, signal) => inTime(() => domains(requestOf(prefix, limit, signal))),
    all: (prefix, limit, signal) => inTime(() => all(requestOf(prefix, limit, signal))),
  };

  async function domains({ prefix, limit, options }: SuggestRequest): Promise<SearchSuggestion[]> {
    const typed = prefix
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
    if (typed === '') return [];
    const found = await index.suggest({ keys: true }, typed, limit, options);
    const keys = found.map(({ value }) => value);
    const cards = await cardsOf(keys, options);
    return keys.map((domain) => ofCompany('domain', domain, domain, cards.get(domain)));
  }

  async function all(request: SuggestRequest): Promise<SearchSuggestion[]> {
    const { prefix, limit, options } = request;
    // An empty prefix would match every name and value.
    if (prefix.trim() === '') return [];
    const typed = typedWords(prefix);
    const completions = typed
      ? await completeWords(index, typed, Math.max(limit, COMPLETIONS_MAX), options)
      : [];
    const kinds = await Promise.all([
      domains(request),
      completions.slice(0, limit).map(ofKeyword),
      companies(typed, completions.slice(0, COMPLETIONS_MAX), request),
      values('industry', 'industry', request),
      values('technology', 'tech', request),
    ]);
    return interleave(kinds, limit);
  }

  /** Names that begin as typed, then companies with the typed words in their name or title, the last one perhaps unfinished. */
  async function companies(
    typed: TypedWords | undefined,
    completions: readonly Completion[],
    request: SuggestRequest,
  ): Promise<SearchSuggestion[]> {
    const { prefix, limit, options } = request;
    const named = await index.suggest({ filter: 'company_name', withKey: true }, prefix, limit, options);
    const cards = await cardsOf(
      named.flatMap(({ key }) => key ?? []),
      options,
    );
    const byName = named.map(({ value, key = '', count }) => {
      const card = cards.get(key);
      return { ...ofCompany('company', card?.company_name ?? value, key, card), count };
    });
    if (!typed || byName.length >= limit) return byName;
    const known = new Set(byName.map(({ domain }) => domain));
    const byWord = (await holdingWords(typed, completions, request)).filter(
      ({ domain }) => !known.has(domain),
    );
    return [...byName, ...byWord].slice(0, limit);
  }

  async function holdingWords(
    typed: TypedWords,
    completions: readonly Completion[],
    { limit, options }: SuggestRequest,
  ): Promise<SearchSuggestion[]> {
    if (completions.length === 0) return [];
    const found = new Map<string, Card>();
    // A single word matches any of its completions; after other words, each completion is searched as a phrase with them.
    const searches =
      typed.before.length === 0
        ? [{ words: completions.map(({ value }) => value).join(' '), mode: 'single' as const }]
        : completions.map(({ value }) => ({ words: value, mode: 'phrase' as const }));
    for (const { words, mode } of searches) {
      const q = { text: words, normalized: words, words: words.split(' ') };
      const { hits } = await index.search(toTextQuery({ q, mode }), {
        limit: limit * HITS_PER_SUGGESTION,
        ...options,
      });
      for (const { key, stored } of hits) if (stored) found.set(key, decodeCard(stored));
      if (found.size >= limit * HITS_PER_SUGGESTION) break;
    }
    return [...found]
      .filter(([, { company_name, title }]) => typed.begins(company_name) || typed.begins(title))
      .slice(0, limit)
      .map(([domain, card]) => ofCompany('company', card.company_name ?? domain, domain, card));
  }

  async function values(
    type: 'industry' | 'technology',
    filter: string,
    { prefix, limit, options }: SuggestRequest,
  ): Promise<SearchSuggestion[]> {
    const found = await index.suggest({ filter }, prefix, limit, options);
    return found.map(({ value, count }) => ({
      type,
      value,
      count,
      domain: '',
      title: '',
      company_name: '',
    }));
  }

  async function cardsOf(keys: readonly string[], options: QueryOptions): Promise<Map<string, Card>> {
    const stored = await index.findMany(keys, options);
    return new Map([...stored].map(([key, document]) => [key, decodeCard(document.stored)]));
  }
}

/** A word of the pages, or a phrase that ends in one. */
const ofKeyword = ({ value, count }: Completion): SearchSuggestion => ({
  type: 'keyword',
  value,
  count,
  domain: '',
  title: '',
  company_name: '',
});

const ofCompany = (
  type: 'domain' | 'company',
  value: string,
  domain: string,
  card: Card | undefined,
): SearchSuggestion => ({
  type,
  value,
  count: 1,
  domain,
  title: card?.title ?? '',
  company_name: card?.company_name ?? (type === 'company' ? value : ''),
});

/** Takes one of each kind in turn until all slots are used, and returns them grouped by kind. */
function interleave(kinds: readonly SearchSuggestion[][], limit: number): SearchSuggestion[] {
  const taken = kinds.map(() => 0);
  for (let places = limit; places > 0; ) {
    const before = places;
    for (const [kind, suggestions] of kinds.entries()) {
      if (places === 0 || (taken[kind] ?? 0) >= suggestions.length) continue;
      taken[kind] = (taken[kind] ?? 0) + 1;
      places -= 1;
    }
    if (places === before) break;
  }
  return kinds.flatMap((suggestions, kind) => suggestions.slice(0, taken[kind]));
}
