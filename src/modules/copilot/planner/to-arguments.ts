import type { AppliedArgument, ArgumentValue, CallArguments } from './call.ts';
import { findSubjectByName, findTradeByName } from './dictionaries/find-trade.ts';
import { countryOfPlace, placeFilter, placesInFilter, wholeCountry } from './place-names.ts';
import type { Request, Slot } from './reading/request.ts';
import { addCondition } from './word-condition.ts';

interface RequestArguments {
  readonly args: CallArguments;
  /** Words next to a quoted text, which may name a trade. */
  readonly adjacentWords: string;
  readonly applied: readonly AppliedArgument[];
  readonly ignored: readonly string[];
}

const QUERY_CHARACTERS_MAX = 200;
const EXCLUDING_PARAMS = {
  technology: 'not_technology',
  industry: 'not_industry',
  country: 'not_country',
  language: 'not_language',
  tld: 'not_tld',
  has: 'not_has',
} as const;
/** Boolean columns; the others have a value or none. */
const FLAG = /^(?:has|is)_/;

/** The arguments that a request sets, regardless of earlier turns. */
export function toArguments(request: Request): RequestArguments {
  const args: Record<string, ArgumentValue> = {};
  const applied: AppliedArgument[] = [];
  const ignored = [...request.ignored];
  const conditions: string[] = [];
  const apply = (param: string, value: string, text: string): void => {
    applied.push({ text, param, value });
    args[param] = args[param] === undefined ? value : joinLists(String(args[param]), value);
  };

  const either = request.slots.filter(({ isAlternative }) => isAlternative);
  if (either.length > 0) {
    const condition = anyTechnologyFilter(either.flatMap(({ values }) => values));
    conditions.push(condition);
    applied.push({ text: either.map(({ text }) => text).join(', '), param: 'filter', value: condition });
  }
  const offered = request.slots.filter(
    ({ param, isExcluded, isOffered }) =>
      param === 'language' && !isExcluded && (isOffered || request.requiresAllLanguages),
  );
  const codes = offered.flatMap(({ values }) => values);
  for (const list of request.requiresAllLanguages ? codes : codes.length > 0 ? [codes.join(',')] : []) {
    const condition = `languages_offered:in:${list}`;
    conditions.push(condition);
    applied.push({ text: offered.map(({ text }) => text).join(', '), param: 'filter', value: condition });
  }
  for (const { text, condition } of legalFormConditions(request.slots)) {
    conditions.push(condition);
    applied.push({ text, param: 'filter', value: condition });
  }
  const besidePlaces = countriesBesidePlaces(request);
  const avoided = request.slots.filter(({ param, isExcluded }) => param === 'place' && isExcluded);
  const avoidedCountries = new Set(avoided.flatMap(({ values }) => values.map(countryOfPlace)));
  for (const slot of request.slots) {
    const { param, values, isExcluded, isAlternative, text } = slot;
    if (isAlternative || isLegalForm(slot) || besidePlaces.includes(slot)) continue;
    // "Without the Belgian ones from Antwerp": elsewhere in Belgium, they may be.
    if (param === 'country' && isExcluded && values.every((code) => avoidedCountries.has(code))) continue;
    if (param === 'column') {
      for (const column of values) {
        const condition = columnFilter(column, isExcluded);
        conditions.push(condition);
        applied.push({ text, param: 'filter', value: condition });
      }
      continue;
    }
    if (param === 'place' || (param === 'language' && offered.length > 0 && !isExcluded)) continue;
    // "France instead of Germany": a company in France is not in Germany, so nothing needs to be excluded.
    if (isExcluded && request.roles.has('insteadOf') && isSingleValued(param) && isIncluded(request, param))
      continue;
    apply(isExcluded ? EXCLUDING_PARAMS[param] : param, values.join(','), text);
  }
  if (avoided.length > 0) {
    const condition = placeFilter(
      avoided.flatMap(({ values }) => values),
      'ne',
    );
    conditions.push(condition);
    applied.push({ text: avoided.map(({ text }) => text).join(', '), param: 'filter', value: condition });
  }
  const places = request.slots.filter(({ param, isExcluded }) => param === 'place' && !isExcluded);
  if (places.length > 0) {
    const condition = placeFilter([
      ...places.flatMap(({ values }) => values),
      ...besidePlaces.flatMap(({ values }) => values).map(wholeCountry),
    ]);
    conditions.push(condition);
    const text = [...places, ...besidePlaces].map((one) => one.text).join(', ');
    applied.push({ text, param: 'filter', value: condition });
    // Many pages mention Paris without being there, so the country of the city is required too.
    const countries = new Set(placesInFilter(condition).flatMap((name) => countryOfPlace(name) ?? []));
    const isMissing = args.country === undefined || besidePlaces.length > 0;
    if (isMissing && countries.size > 0) apply('country', [...countries].join(','), text);
  }
  const query = queryOf(request);
  if (query) {
    args.q = query.q;
    if (query.mode !== undefined) args.mode = query.mode;
    applied.push({ text: query.q, param: 'q', value: query.q });
    ignored.push(...query.ignored);
  }
  if (request.eitherCondition !== '' && request.phrases.length === 0) {
    Object.assign(args, addCondition(args, request.eitherCondition));
    applied.splice(0, applied.length, ...applied.filter(({ param }) => param !== 'q'));
    const text = [...request.words, ...request.eitherTexts].join(', ');
    applied.push({ text, param: 'q', value: String(args.q) });
  }
  const { change, read, text: eventText } = request.events;
  if (change !== '' && request.phrases.length > 0) ignored.push(eventText);
  else if (change !== '') {
    Object.assign(args, addCondition(args, change));
    applied.splice(0, applied.length, ...applied.filter(({ param }) => param !== 'q'));
    applied.push({ text: eventText, param: 'q', value: String(args.q) });
  }
  for (const condition of read) {
    conditions.push(condition);
    applied.push({ text: eventText, param: 'filter', value: condition });
  }
  if (request.title !== undefined) apply('title', request.title, request.title);
  for (const { text, isWord } of request.excluded) {
    const condition = isWord ? undefined : excludedTradeFilter(text);
    if (condition !== undefined) {
      conditions.push(condition);
      applied.push({ text, param: 'filter', value: condition });
    } else apply('exclude', /\s/.test(text) ? `"${text.replaceAll('"', ' ')}"` : text, text);
  }
  for (const { operator, year, column = 'founded_year' } of request.founded) {
    const condition = `${column}:${operator}:${year}`;
    conditions.push(condition);
    applied.push({ text: request.texts.founded, param: 'filter', value: condition });
  }
  for (const { operator, number } of request.employees) {
    const condition = `employee_count:${operator}:${number}`;
    conditions.push(condition);
    applied.push({ text: request.employeesText, param: 'filter', value: condition });
  }
  for (const { column, operator, value, text } of request.amounts) {
    const condition = `${column}:${operator}:${value}`;
    conditions.push(condition);
    applied.push({ text, param: 'filter', value: condition });
  }
  const kept = withoutRepeatedFeatures(conditions);
  if (kept.length > 0) args.filter = toFilterArgument(kept);
  if (request.sort !== undefined) {
    args.sort = request.sort;
    applied.push({ text: request.texts.sort, param: 'sort', value: request.sort });
  }
  if (request.limit !== undefined) {
    args.limit = request.limit;
    applied.push({ text: String(request.limit), param: 'limit', value: String(request.limit) });
  }
  return { args, applied, ignored, adjacentWords: query?.adjacentWords ?? '' };
}

/** "In Barcelona or Portugal", "in Bavaria and Austria": countries that none of the named places is in, so that either is enough. */
function countriesBesidePlaces({ slots, roles }: Request): Slot[] {
  const named = (wanted: Slot['param']): Slot[] =>
    slots.filter(({ param, isExcluded }) => param === wanted && !isExcluded);
  if (!(['or', 'and', 'than', 'compare'] as const).some((role) => roles.has(role))) return [];
  const known = new Set(named('place').flatMap(({ values }) => values.map(countryOfPlace)));
  return known.size === 0
    ? []
    : named('country').filter(({ values }) => !values.some((code) => known.has(code)));
}

/** "Without a secure site (https)" names the same column twice, and means the one that is excluded. */
const withoutRepeatedFeatures = (conditions: readonly string[]): string[] =>
  [...new Set(conditions)].filter(
    (one) =>
      !(
        (one.endsWith(':eq:true') && conditions.includes(one.replace(/:eq:true$/, ':ne:true'))) ||
        // "Whose legal form is GmbH" names the column and its value.
        (one.endsWith(':exists') && conditions.some((other) => other !== one && isOfColumn(other, one)))
      ),
  );

const isOfColumn = (condition: string, other: string): boolean =>
  condition.split(':')[0] === other.split(':')[0];

const LEGAL_FORM = 'legal_form=';
const isLegalForm = ({ param, values }: Slot): boolean =>
  param === 'column' && values.some((value) => value.startsWith(LEGAL_FORM));

/** A company has one legal form in one spelling, so any of those named is enough, and none of those excluded is allowed. */
function legalFormConditions(
  slots: readonly Slot[],
): { readonly text: string; readonly condition: string }[] {
  const forms = slots.filter(isLegalForm);
  const spellings = ({ values }: Slot): string[] =>
    values.flatMap((value) => value.slice(LEGAL_FORM.length).split('|'));
  const wanted = forms.filter(({ isExcluded }) => !isExcluded);
  const names = [...new Set(wanted.flatMap(spellings))];
  const text = wanted.map((slot) => slot.text).join(', ');
  return [
    ...(names.length > 0
      ? [{ text, condition: `legal_form:${names.length > 1 ? 'in' : 'eq'}:${names.join(',')}` }]
      : []),
    ...forms
      .filter(({ isExcluded }) => isExcluded)
      .flatMap((slot) =>
        spellings(slot).map((name) => ({ text: slot.text, condition: `legal_form:ne:${name}` })),
      ),
  ];
}

/** "Without hotels" means the trade, not the word, if the trade has a section of the index for itself. */
function excludedTradeFilter(text: string): string | undefined {
  const {
    part,
    isIndustry,
    isAmbiguous,
    industries = [],
  } = findTradeByName(text) ?? findSubjectByName(text) ?? {};
  const [industry] = industries;
  if (part !== undefined) return `${SUB_INDUSTRY_EXCLUDED}:${part.split(' > ')[1]}`;
  return isIndustry === true && isAmbiguous !== true && industry !== undefined && industries.length === 1
    ? `industry:ne:${industry}`
    : undefined;
}

/** The column filter for companies outside a sub-industry. */
const SUB_INDUSTRY_EXCLUDED = 'sub_industry:ne';

/** The `technology` argument requires all its values; this filter accepts any one of them. */
export const anyTechnologyFilter = (names: readonly string[]): string =>
  `${TECHNOLOGIES_COLUMN}:in:${[...new Set(names)].join(',')}`;

/** The column with all technologies of a company. */
export const TECHNOLOGIES_COLUMN = 'technologies';

/** The filter that a column has a given value, or any value. */
export function columnFilter(name: string, isExcluded: boolean): string {
  const [column = '', value = FLAG.test(name) ? 'true' : undefined] = name.split('=');
  // "Wholesalers or producers": one of several values.
  if (value?.includes('|') && !isExcluded) return `${column}:in:${value.replaceAll('|', ',')}`;
  // "Plain http" is no HTTPS.
  if (value === 'false') return columnFilter(column, !isExcluded);
  if (value !== undefined) return `${column}:${isExcluded ? 'ne' : 'eq'}:${value}`;
  return `${column}:${isExcluded ? 'missing' : 'exists'}`;
}

/** Whether a company has only one value: country, industry, language and domain ending. */
const isSingleValued = (param: Slot['param']): boolean =>
  param !== 'technology' && param !== 'has' && param !== 'column' && param !== 'place';

const isIncluded = ({ slots }: Request, wanted: Slot['param']): boolean =>
  slots.some(({ param, isExcluded }) => param === wanted && !isExcluded);

/** Column filters as an argument: a single one as text, several as a list. */
export const toFilterArgument = (conditions: readonly string[]): ArgumentValue => {
  const [first = '', ...others] = conditions;
  return others.length > 0 ? conditions : first;
};

/** The column filters of a call. */
export const filtersIn = ({ filter }: CallArguments): string[] =>
  filter === undefined ? [] : [filter].flat().map(String);

/** The search text: a quoted text verbatim, or else all words in any position. */
function queryOf({ phrases, words, matchesAnyWord }: Request) {
  const [phrase, ...further] = phrases;
  if (phrase !== undefined)
    return { q: truncate(phrase), mode: 'phrase', ignored: further, adjacentWords: words.join(' ') };
  if (words.length === 0) return undefined;
  const q = truncate(words.join(' '));
  const isSingle = matchesAnyWord && words.every((word) => !/\s/.test(word));
  return { q, mode: isSingle ? 'single' : /\s/.test(q) ? 'any' : undefined, ignored: [], adjacentWords: '' };
}

/** Cuts a text to the maximum query length, at the end of a word. */
const truncate = (text: string): string =>
  text.length <= QUERY_CHARACTERS_MAX ? text : text.slice(0, QUERY_CHARACTERS_MAX).replace(/\s+\S*$/, '');

/** Merges two lists without duplicates. */
export const joinLists = (one: string, other: string): string =>
  [
    ...new Map(
      [...one.split(','), ...other.split(',')].map((value) => [value.toLowerCase(), value]),
    ).values(),
  ].join(',');
