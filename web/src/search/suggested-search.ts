import { emptySearch, type SearchAddress } from '../address/search-address.ts';
import type { MeaningReading, SearchSuggestion } from '../api/api.ts';
import { industryName, t } from '../i18n/i18n.ts';
import { chipsOf } from './filter-chips.tsx';
import { described } from './meaning-reading.tsx';
import { addressOfStored } from './stored-search.ts';

/** A search that finds more than the current one, with a label that says what it changes. */
export interface SuggestedSearch {
  readonly label: string;
  readonly address: SearchAddress;
  readonly count: number;
}

/** The service suggests a search by meaning only for fewer than three results. Words of one language rarely find a whole trade either. */
const FEW = 50;

/** The search by meaning of words that found few companies, unless the service suggests it with its count. */
export function searchByMeaning(
  address: SearchAddress,
  total: number,
  suggested: readonly SuggestedSearch[],
): SearchAddress | undefined {
  const isByWords = address.q !== '' && address.mode !== 'query' && address.mode !== 'meaning';
  const isSuggested = suggested.some((other) => other.address.mode === 'meaning');
  if (!isByWords || isSuggested || total === 0 || total >= FEW) return undefined;
  return { ...address, mode: 'meaning' };
}

const modes: readonly string[] = [
  'phrase',
  'any',
  'single',
  'query',
  'meaning',
] satisfies SearchAddress['mode'][];

/** The service's suggestions as searches of the app. */
export function suggestedSearches(
  suggestions: readonly SearchSuggestion[] | undefined,
  asked: SearchAddress,
  reading: MeaningReading | undefined,
): readonly SuggestedSearch[] {
  return (suggestions ?? [])
    .filter(({ mode }) => modes.includes(mode))
    .map(({ q, mode, forms, filters, total_count, why }) => {
      const { view, exclude_seen, unknownParameters } = asked;
      const read = addressOfStored({ query: q, mode, filters: { ...filters, forms } });
      const address = {
        ...read,
        view,
        exclude_seen,
        unknownParameters,
        forms: q === '' ? emptySearch.forms : forms,
      };
      return { label: labelOf(why, address, asked, reading), address, count: total_count };
    });
}

function labelOf(
  why: string,
  address: SearchAddress,
  asked: SearchAddress,
  reading: MeaningReading | undefined,
): string {
  if (why === 'form') return t('Match word forms');
  if (why === 'mode' && address.mode === 'any') return t('Match all words');
  if (why === 'mode' && address.mode === 'single') return t('Match any word');
  if (why === 'meaning') return labelOfMeaning(address, asked);
  if (why === 'industry')
    return t('All companies of the industry {industry}', {
      industry: address.industry.map(industryName).join(', '),
    });
  if (why === 'filter') {
    const left = new Set(chipsOf(address).map(({ key }) => key));
    const stated = reading?.filters ?? [];
    const gone = [
      ...chipsOf(asked).filter(({ key }) => !left.has(key)),
      ...stated
        .filter(
          ({ param, value, applied }) =>
            applied &&
            (address.ignore_stated.includes(param) || address.ignore_stated.includes(`${param}:${value}`)),
        )
        .map(({ param, value }) => described(param, value)),
    ];
    if (gone.length === 0) return t('Without these filters');
    if (gone.length === 1 && gone[0]) return withoutFilter(gone[0]);
    const filters = gone.map(({ title, value }) => `${title}: ${value}`).join(', ');
    return t('Without the filters {filters}', { filters });
  }
  if (why === 'prefix' && address.q.endsWith('*'))
    return t('Starts with “{words}”', { words: address.q.slice(0, -1) });
  return t('Did you mean “{words}”?', { words: address.q });
}

function labelOfMeaning({ q, ignore_stated }: SearchAddress, asked: SearchAddress): string {
  // Typing errors are corrected.
  if (asked.q !== '' && q !== asked.q) return t('Search “{words}” by meaning', { words: q });
  if (ignore_stated.length === 0) return t('Search by meaning');
  const isOnlyCountry = ignore_stated.every((stated) => stated.split(':', 1)[0] === 'country');
  return isOnlyCountry
    ? t('Search by meaning, in all countries')
    : t('Search by meaning, without the other conditions');
}

export const withoutFilter = ({ title, value }: { readonly title: string; readonly value: string }): string =>
  t('Without the filter {title}: {value}', { title, value });
