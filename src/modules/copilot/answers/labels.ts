import { allLocales } from '../../../platform/locale.ts';
import {
  areOneQualifier,
  columnLabel,
  countryOfPlace,
  findGoodsByName,
  findTradeByName,
  isWholeCountry,
  type Language,
  placesInFilter,
  regions,
  splitCondition,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { stemOf } from '../planner/text/stem.ts';
import { parseQuotedSearch, quoteWithWords } from '../subject/quoted-words.ts';
import { parseTradeQuery } from '../subject/trade-query.ts';
import { findTrades, oneNamePerTrade } from '../subject/trades.ts';
import { subIndustryInQuery } from '../subject/unclassified-companies.ts';
import { type Labels, labelsIn, quote } from './answer-texts.ts';
import { displayDate, eventLabel } from './event-labels.ts';
import { fill } from './fill.ts';

const WORDS_SHOWN = 3;

/** What a condition is about and its value: "Country", "Germany". */
interface Named {
  readonly title?: string;
  readonly value: string;
  /** Whether the value is excluded. */
  readonly isExcluded?: boolean;
  /** Whether the value says nothing without the title, such as a number. */
  readonly needsTitle?: boolean;
  /** A phrase, such as "Founded before 1930", and the name of an industry begin with a capital only where they stand alone. */
  readonly kind?: 'phrase' | 'industry';
  /** The feature or column that companies have or lack. */
  readonly feature?: string;
}

/** Describes a condition in the given language: "Country: Germany", "Has no: blog". */
export function labelOf(param: string, value: string, language: Language): string {
  const { title, isExcluded, value: shown } = nameCondition(param, value, language);
  const not = isExcluded ? `${labelsIn(language).not} ` : '';
  return title === undefined
    ? capitalise(`${not}${shown}`)
    : `${title}${language === 'fr' ? ' :' : ':'} ${not}${shown}`;
}

/** The same in a list of conditions: "Germany", "no blog". */
export function shortLabelOf(param: string, value: string, language: Language): string {
  const { not, doesNotHave, lacks, lacksFeature } = labelsIn(language);
  const named = nameCondition(param, value, language);
  if (named.title === doesNotHave)
    return lacksFeature[named.feature ?? ''] ?? fill(lacks, { feature: named.value });
  if (named.needsTitle) return labelOf(param, value, language);
  const isLower = named.kind === 'phrase' || (named.kind === 'industry' && !TITLE_CASE.has(language));
  const shown = isLower ? lowerFirst(named.value) : named.value;
  return named.isExcluded ? `${not} ${shown}` : shown;
}

/** Where the names of industries have capitals: nouns in German, titles in English. */
const TITLE_CASE: ReadonlySet<Language> = new Set(['en', 'de']);

/** Abbreviations stay as they are. */
export const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

function nameCondition(param: string, value: string, language: Language): Named {
  const labels = labelsIn(language);
  if (param === 'exclude') return { title: labels.exclude, value, needsTitle: true };
  if (param === 'not_has')
    return { title: labels.doesNotHave, value: displayValue('has', value, language), feature: value };
  if (param === 'filter') return nameFilter(value, language);
  const changed = param === 'q' ? eventLabel(value, language) : undefined;
  if (changed !== undefined) return { value: changed, kind: 'phrase' };
  const part = param === 'q' ? subIndustryInQuery(value) : undefined;
  if (part !== undefined) return nameFilter(`sub_industry:eq:${part}`, language);
  if (param === 'sort')
    return { title: labels.sort, value: labels.orders[value] ?? orderLabel(value, language) };
  const field = param.replace(/^not_/, '');
  const title = titleOf(field, labels) ?? param;
  const isExcluded = param === 'not' || param.startsWith('not_');
  const shown = displayValue(field, value, language);
  // What companies do is a noun, however it was typed.
  return {
    title,
    value: field === 'q' && language === 'de' ? capitalise(shown) : shown,
    isExcluded,
    ...(field === 'industry' && { kind: 'industry' }),
  };
}

/** Describes a filter on a column: a sub-industry, a year, or the filter as it is written. */
function nameFilter(condition: string, language: Language): Named {
  const labels = labelsIn(language);
  const [column = '', operator = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  const isExcluded = operator === 'ne';
  const places = placesInFilter(condition);
  if (places.length > 0)
    return {
      title: labels.place,
      value: joinWithOr(
        places.map((place) => displayValue('place', place, language)),
        language,
      ),
      isExcluded,
    };
  if (condition === 'sub_industry:missing')
    return { title: labels.subIndustry, value: labels.unknown, needsTitle: true };
  if (column === 'industry' && isExcluded)
    return {
      title: labels.industry,
      value: displayValue('industry', value, language),
      isExcluded,
      kind: 'industry',
    };
  if (column === 'sub_industry')
    return {
      title: labels.subIndustry,
      value: subIndustryName(value, language),
      isExcluded,
      kind: 'industry',
    };
  if (column === 'legal_form')
    return {
      title: labels.legalForm,
      value: joinWithOr(oneSpellingEach(value.split(',')), language),
      isExcluded,
    };
  if (condition === 'industry:missing')
    return { title: labels.industry, value: labels.unknown, needsTitle: true };
  if (column === 'technologies' && operator === 'in')
    return { title: labels.technology, value: joinWithOr(value.split(','), language) };
  if (column === 'languages_offered')
    return { title: labels.language, value: displayValue('language', value, language) };
  const kind = labels.features[`${column}=${value}`];
  if (kind !== undefined) return { value: kind, isExcluded };
  const isPresence = /^(?:exists|missing)$/.test(operator) || /^(?:has|is)_/.test(column);
  const feature = labels.features[column] ?? (isPresence ? columnLabel(column, language) : undefined);
  if (feature !== undefined)
    return {
      title: isExcluded || operator === 'missing' ? labels.doesNotHave : labels.has,
      value: feature,
      feature: column,
    };
  const read = column === 'fetched_at' ? labels.read[operator as keyof Labels['read']] : undefined;
  // "Before the" needs a day, also if the message names a year or a month.
  const day = `${value}-01-01`.slice(0, '2020-01-01'.length);
  if (read !== undefined)
    return { value: read.replace('{date}', displayDate(day, language)), kind: 'phrase' };
  const employees =
    column === 'employee_count' ? labels.employees[operator as keyof Labels['employees']] : undefined;
  if (employees !== undefined)
    return {
      value: employees.replace('{number}', new Intl.NumberFormat(language).format(Number(value))),
      kind: 'phrase',
    };
  const sign = SIGNS[operator] ?? '';
  if (column === 'copyright_year')
    return { title: labels.copyrightYear, value: `${sign}${value}`, needsTitle: true };
  const founded = column === 'founded_year' ? labels.founded[operator as keyof Labels['founded']] : undefined;
  if (founded !== undefined) return { value: founded.replace('{year}', value), kind: 'phrase' };
  const name = columnLabel(column, language);
  return name === undefined
    ? { value: condition }
    : {
        title: capitalise(name),
        value: `${sign}${column === POSTAL_CODE ? value : displayNumber(value, language)}`,
        isExcluded,
        needsTitle: true,
      };
}

const POSTAL_CODE = 'postal_code';

/** "Number of images ↓". */
export const orderLabel = (sort: string, language: Language): string =>
  labelsIn(language).orders[sort] ??
  `${columnLabel(sort.replace(/^-/, ''), language) ?? sort} ${sort.startsWith('-') ? '↓' : '↑'}`;

const displayNumber = (value: string, language: Language): string =>
  /^\d+$/.test(value) && Number(value) > YEAR_MAX
    ? new Intl.NumberFormat(language).format(Number(value))
    : value;
/** Smaller numbers may be years, which have no separators. */
const YEAR_MAX = 9_999;

const SIGNS: Readonly<Record<string, string>> = { lt: '< ', lte: '≤ ', gt: '> ', gte: '≥ ' };

/** A legal form is searched for in all its spellings: "B.V.", "BV". */
const oneSpellingEach = (forms: readonly string[]): string[] =>
  [
    ...new Map(forms.toReversed().map((form) => [form.replaceAll('.', '').toLowerCase(), form])).values(),
  ].toReversed();

/** In German and French as on the pages. */
export const subIndustryName = (name: string, language: Language): string =>
  labelsIn(language).subIndustries[name] ??
  allLocales.find((locale) => locale.language === language)?.subIndustryName(name) ??
  name;

const joinWithOr = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

/** "Portland (Oregon)" for a city with its state. */
const placeLabel = (place: string): string => capitalise(place).replace(/\/(.+)$/, ' ($1)');

export const capitalise = (name: string): string => name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

function titleOf(field: string, labels: Labels): string | undefined {
  if (field === 'domains' || field === 'not') return labels.domain;
  const title = labels[field as keyof Labels];
  return typeof title === 'string' ? title : undefined;
}

export function displayValue(field: string, value: string, language: Language): string {
  if (field === 'country')
    return regionName(value, language) ?? nameOf(value, 'region', language, /^[A-Za-z]{2}$/);
  if (field === 'place')
    return isWholeCountry(value)
      ? displayValue('country', countryOfPlace(value) ?? '', language)
      : placeLabel(value);
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
  if (field === 'industry') return displayIndustries(value, language);
  if (field === 'q') return displayQuery(value, language);
  return value.replaceAll(',', ', ');
}

/** The name of a region that consists of exactly these countries. */
function regionName(codes: string, language: Language): string | undefined {
  const countries = codes.toUpperCase().split(',').sort().join(',');
  const region = regions.find(
    (one) => one.code !== undefined && one.countries.toSorted().join(',') === countries,
  );
  return region?.code && new Intl.DisplayNames(localeOfNames(language), { type: 'region' }).of(region.code);
}

/** The answers are in the Portuguese of Portugal, where some countries have other names than in Brazil. */
const localeOfNames = (language: Language): string => (language === 'pt' ? 'pt-PT' : language);

/** Splitting at commas is safe: industry names contain none. */
const displayIndustries = (names: string, language: Language): string =>
  names
    .split(',')
    .map((name) => labelsIn(language).industries[name] ?? name)
    .join(', ');

/** Shows a quoted text with the trade next to it, or plain search words. */
function displayQuery(q: string, language: Language): string {
  const conditioned = splitCondition({ q, mode: 'query' });
  const subject = conditioned && conditioned.subject !== '' ? `(${conditioned.subject})` : q;
  const several = parseTradeQuery(subject);
  const sections = several ? [] : displaySections(subject, language);
  if (sections.length > 0)
    return [...sections, ...(conditioned ? [displayCondition(conditioned.condition, language)] : [])].join(
      ', ',
    );
  const words = several
    ? shorten(
        several.named.map((name) => nominative(name, language)),
        ', ',
      )
    : subject.replaceAll(/[()]/g, '');
  if (conditioned && /[()]/.test(q))
    return [conditioned.subject === '' ? '' : words, displayCondition(conditioned.condition, language)]
      .filter((part) => part !== '')
      .join(', ');
  if (several) return words;
  const quoted = parseQuotedSearch(q);
  return quoted
    ? quoteWithWords(quoted.phrase, quoted.named).replace(/"([^"]+)"/g, (_text, phrase: string) =>
        quote(phrase, language),
      )
    : shorten(displayWords(q.replaceAll('"', ''), language), ' ');
}

/**
 * A trade or goods as they are called in the language of the answer: the names that are searched for begin with those of the country. In
 * Polish, they have other endings in most requests: "restauracji", of restaurants. Wine is no winery, although it is searched as one.
 */
function nominative(name: string, language: Language): string {
  const goods = findGoodsByName(name);
  const { forms, goodsNames, isGroup = false } = goods ?? findTradeByName(name) ?? {};
  const names = forms?.[language] ?? [];
  const ofGoods = goodsNames?.[language] ?? [];
  const own = [...names, ...ofGoods];
  if (language !== 'pl' && own.some((form) => foldWord(form) === foldWord(name))) return name;
  const stems = (text: string): string =>
    text
      .split(' ')
      .map((word) => stemOf(word, language))
      .join(' ');
  const other = goods && goodsNames ? ofGoods[0] : names[0];
  return own.find((form) => stems(form) === stems(name)) ?? (isGroup ? name : (other ?? name));
}

/** The industries, sub-industries and trades of a search for companies of either. */
function displaySections(q: string, language: Language): string[] {
  const labels = labelsIn(language);
  const parts = Array.from(q.matchAll(/(?<!-)\b(sub_)?industry:"([^"]+)"/g), ([, isSub, name = '']) =>
    isSub ? subIndustryName(name, language) : (labels.industries[name] ?? name),
  );
  const names = q.replaceAll(/-?\b\w+:(?:"[^"]+"|\([^()]*\)|\w+)|\bOR\b|[()"]/g, ' ').trim();
  return parts.length > 0
    ? [...parts, ...oneNamePerTrade(findTrades(names)).map((name) => nominative(name, language))]
    : [];
}

/** Shows what pages must have: features by their labels, words as they are. */
const displayCondition = (condition: string, language: Language): string =>
  eventLabel(condition, language) ??
  condition
    .replaceAll(/technology:(?:"([^"]+)"|(\w+))/g, (_text, quoted?: string, name = '') => quoted ?? name)
    .replaceAll(
      /(-)?(?:(?:has|exists):(\w+)|(\w+):(?:"([^"]+)"|(\w+)))/g,
      (text, not?: string, feature?: string, column?: string, quoted?: string, word?: string) => {
        const { features, lacks } = labelsIn(language);
        const named = `${column}=${quoted ?? word}`;
        const name =
          features[feature ?? column ?? ''] ??
          features[named] ??
          columnLabel(named, language) ??
          columnLabel(feature ?? column ?? '', language);
        if (name === undefined) return text;
        return not === undefined ? name : fill(lacks, { feature: name });
      },
    )
    .replaceAll(/\(+([^()]+)\)+/g, (_text, alternatives: string) => {
      const terms = alternatives.split(' OR ');
      const [first = ''] = terms;
      return areOneQualifier(terms) ? first.replaceAll(/["*]/g, '') : joinWithOr(terms, language);
    });

/** The search words to show. A trade is searched for by many names, so only its first name is shown. */
function displayWords(q: string, language: Language): string[] {
  const found = findTrades(q);
  return found.trades.length === 0 || found.others.length > 0
    ? q.split(' ')
    : oneNamePerTrade(found).map((name) => nominative(name, language));
}

const shorten = (parts: readonly string[], between: string): string =>
  parts.length > WORDS_SHOWN + 1 ? `${parts.slice(0, WORDS_SHOWN).join(between)} …` : parts.join(between);

function nameOf(codes: string, type: 'region' | 'language', language: Language, isCode: RegExp): string {
  const names = new Intl.DisplayNames(localeOfNames(language), { type });
  const of = (code: string): string =>
    isCode.test(code)
      ? (names.of(type === 'region' ? code.toUpperCase() : code.toLowerCase()) ?? code)
      : code;
  const named = codes.split(',').map(of);
  return named.length > WORDS_SHOWN + 1 ? shorten(named, ', ') : joinWithOr(named, language);
}
