import type { TextIndex } from '../../lib/text-index/api.ts';
import { decodeCard } from './profile-record.ts';

export interface SearchSuggestion {
  readonly type: 'domain' | 'company' | 'industry' | 'technology';
  readonly value: string;
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
}

export interface Suggestions {
  domains(prefix: string, limit: number): Promise<SearchSuggestion[]>;
  /** Of every kind: domains first, then companies, industries and technologies, sharing the places. */
  all(prefix: string, limit: number): Promise<SearchSuggestion[]>;
}

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
    return keys.map((domain) => {
      const card = cards.get(domain);
      return {
        type: 'domain',
        value: domain,
        domain,
        title: card?.title ?? '',
        company_name: card?.company_name ?? '',
      };
    });
  }

  async function all(prefix: string, limit: number): Promise<SearchSuggestion[]> {
    const kinds = await Promise.all([
      domains(prefix, limit),
      companies(prefix, limit),
      values('industry', 'industry', prefix, limit),
      values('technology', 'tech', prefix, limit),
    ]);
    return interleave(kinds, limit);
  }

  async function companies(prefix: string, limit: number): Promise<SearchSuggestion[]> {
    const found = await index.suggest({ filter: 'company_name' }, prefix, limit);
    const cards = await cardsOf(found.flatMap(({ key }) => key ?? []));
    return found.map(({ value, key }) => {
      const card = key === undefined ? undefined : cards.get(key);
      return {
        type: 'company',
        value: card?.company_name ?? value,
        domain: key ?? '',
        title: card?.title ?? '',
        company_name: card?.company_name ?? value,
      };
    });
  }

  async function values(
    type: 'industry' | 'technology',
    filter: string,
    prefix: string,
    limit: number,
  ): Promise<SearchSuggestion[]> {
    const found = await index.suggest({ filter }, prefix, limit);
    return found.map(({ value }) => ({ type, value, domain: '', title: '', company_name: '' }));
  }

  async function cardsOf(keys: readonly string[]): Promise<Map<string, ReturnType<typeof decodeCard>>> {
    const stored = await index.getMany(keys);
    return new Map([...stored].map(([key, document]) => [key, decodeCard(document.stored)]));
  }
}

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
