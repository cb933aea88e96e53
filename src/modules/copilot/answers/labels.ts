import { allLocales } from '../../../platform/locale.ts';
import { type Language, placesNamed } from '../planner/index.ts';
import { spokenQuote, withWordsBeside } from '../subject/quoted-words.ts';
import { findTrades, namedOnce } from '../subject/trades.ts';
import { partInQuery } from '../subject/unknown-part.ts';
import { type Labels, labelsIn } from './answer-texts.ts';

const WORDS_SHOWN = 3;

/** Describes a condition in the given language: "Country: Germany", "Has not: blog". */
export function labelOf(param: string, value: string, language: Language): string {
  const named = labelsIn(language);
  const colon = language === 'fr' ? ' :' : ':';
  if (param === 'exclude') return `${named.exclude}${colon} ${value}`;
  if (param === 'not_has') return `${named.hasNot}${colon} ${shownValue('has', value, language)}`;
  if (param === 'filter') return conditionLabel(value, language, colon);
  const part = param === 'q' ? partInQuery(value) : undefined;
  if (part !== undefined) return conditionLabel(`sub_industry:eq:${part}`, language, colon);
  if (param === 'sort') return `${named.sort}${colon} ${named.orders[value] ?? value}`;
  const isDenied = param === 'not' || param.startsWith('not_');
  const field = param.replace(/^not_/, '');
  const title = titleOf(field, named);
  if (title === undefined) return `${param}${colon} ${value}`;
  return `${title}${isDenied ? ` ${named.not}` : ''}${colon} ${shownValue(field, value, language)}`;
}

/** Describes a filter on a column: a sub-industry, a year, or the filter as it is written. */
function conditionLabel(condition: string, language: Language, colon: string): string {
  const named = labelsIn(language);
  const [column = '', operator = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  const places = placesNamed(condition);
  if (places.length > 0)
    return `${named.place}${operator === 'ne' ? ` ${named.not}` : ''}${colon} ${places.map(capitalised).join(', ')}`;
  if (condition === 'sub_industry:missing') return `${named.subIndustry}${colon} ${named.unknown}`;
  if (column === 'sub_industry') return `${named.subIndustry}${colon} ${partIn(value, language)}`;
  if (condition === 'industry:missing') return `${named.industry}${colon} ${named.unknown}`;
  if (column === 'technologies' && operator === 'in')
    return `${named.technology}${colon} ${eitherOf(value.split(','), language)}`;
  if (column === 'languages_offered')
    return `${named.language}${colon} ${shownValue('language', value, language)}`;
  const kind = named.features[`${column}=${value}`];
  if (kind !== undefined) return operator === 'ne' ? `${named.not} ${kind}` : kind;
  const feature = named.features[column];
  if (feature !== undefined)
    return `${operator === 'ne' || operator === 'missing' ? named.hasNot : named.has}${colon} ${feature}`;
  const employees =
    column === 'employee_count' ? named.employees[operator as keyof Labels['employees']] : undefined;
  if (employees !== undefined)
    return employees.replace('{number}', new Intl.NumberFormat(language).format(Number(value)));
  const founded = column === 'founded_year' ? named.founded[operator as keyof Labels['founded']] : undefined;
  return founded === undefined ? condition : founded.replace('{year}', value);
}

/** The name of a sub-industry, in German and French as on the pages. */
const partIn = (name: string, language: Language): string =>
  labelsIn(language).subIndustries[name] ??
  allLocales.find((locale) => locale.language === language)?.subIndustryName(name) ??
  name;

const eitherOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

const capitalised = (name: string): string => name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

function titleOf(field: string, named: Labels): string | undefined {
  if (field === 'domains' || field === 'not') return named.domain;
  const title = named[field as keyof Labels];
  return typeof title === 'string' ? title : undefined;
}

export function shownValue(field: string, value: string, language: Language): string {
  if (field === 'country') return nameOf(value, 'region', language, /^[A-Za-z]{2}$/);
  if (field === 'language') return nameOf(value, 'language', language, /^[A-Za-z]{2,3}$/);
  if (field === 'has')
    return value
      .split(',')
      .map((one) => labelsIn(language).features[one] ?? one)
      .join(', ');
  if (field === 'tld')
    return value
      .split(',')
      .map((one) => `.${one}`)
      .join(', ');
  if (field === 'industry') return industriesIn(value, language);
  if (field === 'q') return shownWords(value);
  return value.replaceAll(',', ', ');
}

/** Splitting at commas is safe: industry names contain none. */
const industriesIn = (names: string, language: Language): string =>
  names
    .split(',')
    .map((name) => labelsIn(language).industries[name] ?? name)
    .join(', ');

/** Shows a quoted text with the trade next to it, or plain search words. */
function shownWords(q: string): string {
  const quote = spokenQuote(q);
  return quote ? withWordsBeside(quote.phrase, quote.named) : shortened(tradesOnce(q), ' ');
}

/** The search words to show. A trade is searched for by many names, so only its first name is shown. */
function tradesOnce(q: string): string[] {
  const found = findTrades(q);
  return found.trades.length === 0 || found.others.length > 0 ? q.split(' ') : namedOnce(found);
}

const shortened = (parts: readonly string[], between: string): string =>
  parts.length > WORDS_SHOWN + 1 ? `${parts.slice(0, WORDS_SHOWN).join(between)} …` : parts.join(between);

function nameOf(codes: string, type: 'region' | 'language', language: Language, isCode: RegExp): string {
  const names = new Intl.DisplayNames(language, { type });
  const of = (code: string): string =>
    isCode.test(code)
      ? (names.of(type === 'region' ? code.toUpperCase() : code.toLowerCase()) ?? code)
      : code;
  return shortened(codes.split(',').map(of), ', ');
}
