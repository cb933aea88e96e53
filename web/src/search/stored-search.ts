import { joinList } from '../../../packages/client/index.js';
import {
  emptySearch,
  isOneWord,
  type Mode,
  readSearchAddress,
  type SearchAddress,
} from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';
import { chipsOf } from './filter-chips.tsx';

/** A search as the service stores it, in a monitor or in the history. */
export interface StoredSearch {
  readonly query: string;
  readonly mode: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly forms?: boolean;
  readonly ignore_stated?: readonly string[];
}

/** The address of a stored search. Unknown filters are dropped. Without `forms` it matches exact words, as the API does. */
export function addressOfStored(stored: StoredSearch): SearchAddress {
  const { query, mode, filters, forms = query === '', ignore_stated = [] } = stored;
  const texts = Object.entries({ forms, ignore_stated, ...filters }).flatMap(([name, value]) =>
    name === 'filter'
      ? [value].flat().map((condition) => [name, String(condition)])
      : [[name, Array.isArray(value) ? joinList(value) : String(value)]],
  );
  const { address } = readSearchAddress(new URLSearchParams(texts).toString());
  // One word is the same as a phrase and as all words; the default keeps the next words from being taken as a phrase.
  const shownMode = mode === 'phrase' && isOneWord(query) ? emptySearch.mode : (mode as Mode);
  return { ...emptySearch, ...address, unknownParameters: [], q: query, mode: shownMode };
}

/** The filters of a search as text. */
export const filtersInWords = (address: SearchAddress): readonly string[] =>
  chipsOf(address).map(({ title, value, isExcluded }) =>
    isExcluded ? t('{title} not {value}', { title, value }) : t('{title}: {value}', { title, value }),
  );

/** A search as a sentence. */
export function searchInWords(stored: StoredSearch): string {
  const words = { words: stored.query };
  const modes: Readonly<Record<string, string>> = {
    phrase: t('the phrase “{words}”', words),
    any: t('all words of “{words}”', words),
    single: t('any word of “{words}”', words),
    query: t('the query “{words}”', words),
  };
  const shown = isOneWord(stored.query) ? t('the word “{words}”', words) : modes[stored.mode];
  const wordsShown = stored.query === '' ? [] : [shown ?? stored.query];
  return [...wordsShown, ...filtersInWords(addressOfStored(stored))].join(' · ');
}
