import { renderToStaticMarkup } from 'react-dom/server';
import german from '../../locales/de.json';
import french from '../../locales/fr.json';
import { hasSearch, readSearchAddress } from '../address/search-address.ts';
import type { Company, FormsOfWord, MeaningReading, SearchSuggestion } from '../api/api.ts';
import { searchCall } from '../api/first-request.ts';
import { type Language, setLocale } from '../i18n/i18n.ts';
import { suggestedSearches } from '../search/suggested-search.ts';
import { asMeant } from '../search/typed-query.ts';
import { ServerRenderedResults } from './results.tsx';

export { guessedAddress, isRouteName } from '../address/route-names.ts';

/** The parts of the app that the service uses for rendering, so that both render the same. This code runs in Node, without a window. */
interface Answer {
  readonly results: readonly Company[];
  readonly total_count: number;
  readonly search_time_ms: number;
  readonly forms?: readonly FormsOfWord[];
  readonly suggestions?: readonly SearchSuggestion[];
  readonly meaning?: MeaningReading;
}

/** The API call for an address of the app, if the server can render its response: cards, without an open profile. */
export function callFor(query: string): ReturnType<typeof searchCall> | undefined {
  const { address, dropped } = readSearchAddress(asMeant(query));
  const isShown = address.view === 'cards' && address.open === '' && !address.exclude_seen;
  return isShown && dropped.length === 0 && hasSearch(address) ? searchCall(address, '', 0) : undefined;
}

const tables = { en: undefined, de: german, fr: french };

/** The first results as HTML, with all text escaped. Undefined if there are none. */
export function draw(query: string, answer: Answer, language: Language): string | undefined {
  if (answer.results.length === 0) return undefined;
  setLocale(language, tables[language]);
  const { address } = readSearchAddress(asMeant(query));
  return renderToStaticMarkup(
    <ServerRenderedResults
      address={address}
      companies={answer.results}
      total={answer.total_count}
      searchMs={answer.search_time_ms}
      forms={answer.forms ?? []}
      suggested={suggestedSearches(answer.suggestions, address, answer.meaning)}
    />,
  );
}
