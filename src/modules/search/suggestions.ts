import type { TextIndex } from '../../lib/text-index/api.ts';
import { completeWords, type TypedWords, typedWords } from './completions.ts';
import { decodeCard } from './profile-record.ts';
import { toTextQuery } from './to-text-query.ts';

export interface SearchSuggestion {
  readonly type: 'domain' | 'keyword' | 'company' | 'industry' | 'technology';
  readonly value: string;
  /** Companies that have it; of a keyword, exactly as many as a search for it finds. */
  readonly count: number;
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
}

export interface Suggestions {
  domains(prefix: string, limit: number): Promise<SearchSuggestion[]>;
  /** Of every kind: domains first, then keywords, companies, industries and technologies, sharing the places. */
  all(prefix: string, limit: number): Promise<SearchSuggestion[]>;
}

type Card = ReturnType<typeof decodeCard>;

/** What a word may be completed to when companies are looked for by it. */
const COMPLETIONS_MAX = 8;
/** A hit may have the word in its text only, so more are looked at than are shown. */
const HITS_PER_SUGGESTION = 3;

export function createSuggestions(index: TextIndex): Suggestions {
  return { domains, all };

  async function domains(prefix: string, limit: number): Promise<SearchSuggestion[]> {
    const typed = prefix
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
    if (typed === '') return [];
    const found = await index.suggest({ keys: true }, typed, limit);
    const keys = found.map(({ value }) => value);
    const cards = await cardsOf(keys);
    return keys.map((domain) => ofCompany('domain', domain, domain, cards.get(domain)));
  }

  async function all(prefix: string, limit: number): Promise<SearchSuggestion[]> {
    const typed = typedWords(prefix);
    const kinds = await Promise.all([
      domains(prefix, limit),
      typed ? keywords(typed, limit) : [],
      companies(prefix, typed, limit),
      values('industry', 'industry', prefix, limit),
      values('technology', 'tech', prefix, limit),
    ]);
    return interleave(kinds, limit);
  }

  /** Words of the pages, and phrases that end in one of them. */
  async function keywords(typed: TypedWords, limit: number): Promise<SearchSuggestion[]> {
    const found = await completeWords(index, typed, limit);
    return found.map(({ value, count }) => ({
      type: 'keyword',
      value,
      count,
      domain: '',
      title: '',
      company_name: '',
    }));
  }

  /** Names that begin as typed, then companies with the typed words in their name or title, the last one perhaps unfinished. */
  async function companies(
    prefix: string,
    typed: TypedWords | undefined,
    limit: number,
  ): Promise<SearchSuggestion[]> {
    const named = await index.suggest({ filter: 'company_name' }, prefix, limit);
    const cards = await cardsOf(named.flatMap(({ key }) => key ?? []));
    const byName = named.map(({ value, key = '', count }) => {
      const card = cards.get(key);
      return { ...ofCompany('company', card?.company_name ?? value, key, card), count };
    });
    if (!typed || byName.length >= limit) return byName;
    const known = new Set(byName.map(({ domain }) => domain));
    const byWord = (await holdingWords(typed, limit)).filter(({ domain }) => !known.has(domain));
    return [...byName, ...byWord].slice(0, limit);
  }

  async function holdingWords(typed: TypedWords, limit: number): Promise<SearchSuggestion[]> {
    const completions = await completeWords(index, typed, COMPLETIONS_MAX);
    if (completions.length === 0) return [];
    const found = new Map<string, Card>();
    // One word may be any of its completions; words in a row are asked for with each of theirs.
    const asked =
      typed.before.length === 0
        ? [{ words: completions.map(({ value }) => value).join(' '), mode: 'single' as const }]
        : completions.map(({ value }) => ({ words: value, mode: 'phrase' as const }));
    for (const { words, mode } of asked) {
      const q = { text: words, normalized: words, words: words.split(' ') };
      const { hits } = await index.search(toTextQuery({ q, mode }), { limit: limit * HITS_PER_SUGGESTION });
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
    prefix: string,
    limit: number,
  ): Promise<SearchSuggestion[]> {
    const found = await index.suggest({ filter }, prefix, limit);
    return found.map(({ value, count }) => ({
      type,
      value,
      count,
      domain: '',
      title: '',
      company_name: '',
    }));
  }

  async function cardsOf(keys: readonly string[]): Promise<Map<string, Card>> {
    const stored = await index.getMany(keys);
    return new Map([...stored].map(([key, document]) => [key, decodeCard(document.stored)]));
  }
}

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

/** One of each kind in turn until the places are taken, then again grouped by kind. */
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
