import { renderToStaticMarkup } from 'react-dom/server';
import german from '../../locales/de.json';
import french from '../../locales/fr.json';
import { asksSomething, readSearchAddress } from '../address/search-address.ts';
import type { Company, FormsOfWord, SearchSuggestion } from '../api/api.ts';
import { searchCall } from '../api/first-search.ts';
import { type Language, setLocale } from '../i18n/i18n.ts';
import { suggestedSearches } from '../search/suggested-search.ts';
import { asMeant } from '../search/typed-query.ts';
import { ServerRenderedResults } from './results.tsx';

export { isPlace } from '../address/route-names.ts';

/** What the service is built with from the app's own parts, so that both draw the same: it runs in Node and knows no window. */
interface Answer {
  readonly results: readonly Company[];
  readonly total_count: number;
  readonly search_time_ms: number;
  readonly forms?: readonly FormsOfWord[];
  readonly suggestions?: readonly SearchSuggestion[];
}

/** The call that answers an address of the app, where the page can show its answer: cards, and nothing over them. */
export function callFor(query: string): ReturnType<typeof searchCall> | undefined {
  const { address, dropped } = readSearchAddress(asMeant(query));
  const isShown = address.view === 'cards' && address.open === '' && !address.exclude_seen;
  return isShown && dropped.length === 0 && asksSomething(address) ? searchCall(address, '', 0) : undefined;
}

const tables = { en: undefined, de: german, fr: french };

/** The first results as markup; every text in it is escaped. Undefined where there are none. */
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
      suggested={suggestedSearches(answer.suggestions, address)}
    />,
  );
}
