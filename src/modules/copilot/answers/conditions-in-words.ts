import {
  type CallArguments,
  filtersIn,
  isWholeCountry,
  type Language,
  placesInFilter,
  splitCondition,
} from '../planner/index.ts';
import { NON_CONDITIONS } from './active-conditions.ts';
import { shortLabelOf } from './labels.ts';
import { shownArguments } from './shown-arguments.ts';

interface Condition {
  readonly param: string;
  readonly value: string;
}

/** The conditions of a search in a few words, such as "restaurants, Lyon, France, no blog"; empty if it has none. */
export function searchInWords({ mode, ...searched }: CallArguments, language: Language): string {
  const args = shownArguments(searched, language);
  const conditions = Object.entries(args).flatMap(([param, value]): Condition[] => {
    if (NON_CONDITIONS.has(param) || COMPANIES.has(param)) return [];
    // What is found by meaning is named with its words.
    if (param === 'q' && mode === 'meaning') return [];
    return param === 'filter'
      ? filtersIn(args).map((one) => ({ param, value: one }))
      : [{ param, value: String(value) }];
  });
  const namesTrade = conditions.some(
    ({ param, value }) =>
      (param === 'q' && splitCondition({ q: value, ...(mode !== undefined && { mode }) })?.subject !== '') ||
      value.startsWith('sub_industry:eq'),
  );
  // "Barcelona or Portugal" says which countries they are in.
  const namesCountry = filtersIn(args).some((one) => placesInFilter(one).some(isWholeCountry));
  return conditionsInWords(
    conditions.filter(
      ({ param }) => !(namesTrade && param === 'industry') && !(namesCountry && param === 'country'),
    ),
    language,
  ).join(', ');
}

/** Short names of conditions: first what the companies do, then where they are. */
export const conditionsInWords = (conditions: readonly Condition[], language: Language): string[] =>
  conditions
    .flatMap(({ param, value }) =>
      param === 'not_has' ? value.split(',').map((one) => ({ param, value: one })) : [{ param, value }],
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ param, value }) => shortLabelOf(param, value, language));

/** Companies that a call names are named in its answer. */
const COMPANIES: ReadonlySet<string> = new Set(['domain', 'domains', 'not']);
const TRADES: ReadonlySet<string> = new Set(['q', 'title', 'industry']);

function rankOf({ param, value }: Condition): number {
  if (TRADES.has(param) || value.startsWith('sub_industry:')) return 0;
  if (param === 'filter' && placesInFilter(value).length > 0) return 1;
  return param === 'country' ? 2 : 3;
}
