import { renderToStaticMarkup } from 'react-dom/server';
import german from '../../locales/de.json';
import french from '../../locales/fr.json';
import { hasSearch, isOneWord, readSearchAddress } from '../address/search-address.ts';
import type { Company, FormsOfWord, MeaningReading, SearchSuggestion } from '../api/api.ts';
import { searchCall } from '../api/first-request.ts';
import { countryName, type Language, setLocale } from '../i18n/i18n.ts';
import {
  BROWSED_VALUES,
  browsedFields,
  exampleWords,
  type SentStartFacts,
  type StartFacts,
} from '../search/start-facts.ts';
import { suggestedSearches } from '../search/suggested-search.ts';
import { asMeant } from '../search/typed-query.ts';
import { ServerRenderedResults } from './results.tsx';
import { ServerRenderedStart } from './start.tsx';
import { START_FACTS_ID } from './start-facts-id.ts';

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

/** The example searches and fields that the start page shows, for the service to count; undefined if the address is not the start page. */
export function startFactsFor(query: string) {
  const { address, dropped } = readSearchAddress(asMeant(query));
  const isStart = !hasSearch(address) && address.open === '' && dropped.length === 0;
  if (!isStart) return undefined;
  const examples = exampleWords.map((words) => ({
    words,
    mode: isOneWord(words) ? ('phrase' as const) : ('any' as const),
  }));
  return { examples, fields: browsedFields, size: BROWSED_VALUES };
}

/** The start page as HTML, and its figures for the app, which then requests nothing. */
export function drawStart(facts: StartFacts, language: Language): string {
  setLocale(language, tables[language]);
  const codes = facts.facets.country?.map(({ value }) => value) ?? [];
  const countries = Object.fromEntries(codes.map((code) => [code, countryName(code)]));
  const sent: SentStartFacts = { facts, language, countries };
  const json = JSON.stringify(sent).replaceAll('<', '\\u003c');
  const page = renderToStaticMarkup(<ServerRenderedStart facts={facts} />);
  return `${page}<script type="application/json" id="${START_FACTS_ID}">${json}</script>`;
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
