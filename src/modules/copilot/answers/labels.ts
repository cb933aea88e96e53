import { allLocales } from '../../../platform/locale.ts';
import { columnLabel, type Language, placesInFilter, regions, splitCondition } from '../planner/index.ts';
import { parseQuotedSearch, quoteWithWords } from '../subject/quoted-words.ts';
import { parseTradeQuery } from '../subject/trade-query.ts';
import { findTrades, oneNamePerTrade } from '../subject/trades.ts';
import { subIndustryInQuery } from '../subject/unclassified-companies.ts';
import { type Labels, labelsIn } from './answer-texts.ts';
import { displayDate, eventLabel } from './event-labels.ts';

const WORDS_SHOWN = 3;

/** Describes a condition in the given language: "Country: Germany", "Has not: blog". */
export function labelOf(param: string, value: string, language: Language): string {
  const labels = labelsIn(language);
  const colon = language === 'fr' ? ' :' : ':';
  if (param === 'exclude') return `${labels.exclude}${colon} ${value}`;
  if (param === 'not_has') return `${labels.doesNotHave}${colon} ${displayValue('has', value, language)}`;
  if (param === 'filter') return conditionLabel(value, language, colon);
  const changed = param === 'q' ? eventLabel(value, language) : undefined;
  if (changed !== undefined) return changed;
  const part = param === 'q' ? subIndustryInQuery(value) : undefined;
  if (part !== undefined) return conditionLabel(`sub_industry:eq:${part}`, language, colon);
  if (param === 'sort')
    return `${labels.sort}${colon} ${labels.orders[value] ?? orderLabel(value, language)}`;
  const isExclusion = param === 'not' || param.startsWith('not_');
  const field = param.replace(/^not_/, '');
  const title = titleOf(field, labels);
  if (title === undefined) return `${param}${colon} ${value}`;
  return `${title}${isExclusion ? ` ${labels.not}` : ''}${colon} ${displayValue(field, value, language)}`;
}

/** Describes a filter on a column: a sub-industry, a year, or the filter as it is written. */
function conditionLabel(condition: string, language: Language, colon: string): string {
  const labels = labelsIn(language);
  const [column = '', operator = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  const places = placesInFilter(condition);
  if (places.length > 0)
    return `${labels.place}${operator === 'ne' ? ` ${labels.not}` : ''}${colon} ${places.map(capitalise).join(', ')}`;
  if (condition === 'sub_industry:missing') return `${labels.subIndustry}${colon} ${labels.unknown}`;
  const not = operator === 'ne' ? ` ${labels.not}` : '';
  if (column === 'industry' && operator === 'ne')
    return `${labels.industry}${not}${colon} ${displayValue('industry', value, language)}`;
  if (column === 'sub_industry')
    return `${labels.subIndustry}${not}${colon} ${subIndustryName(value, language)}`;
  if (column === 'legal_form')
    return `${labels.legalForm}${not}${colon} ${joinWithOr(oneSpellingEach(value.split(',')), language)}`;
  if (condition === 'industry:missing') return `${labels.industry}${colon} ${labels.unknown}`;
  if (column === 'technologies' && operator === 'in')
    return `${labels.technology}${colon} ${joinWithOr(value.split(','), language)}`;
  if (column === 'languages_offered')
    return `${labels.language}${colon} ${displayValue('language', value, language)}`;
  const kind = labels.features[`${column}=${value}`];
  if (kind !== undefined) return operator === 'ne' ? `${labels.not} ${kind}` : kind;
  const isPresence = /^(?:exists|missing)$/.test(operator) || /^(?:has|is)_/.test(column);
  const feature = labels.features[column] ?? (isPresence ? columnLabel(column, language) : undefined);
  if (feature !== undefined)
    return `${operator === 'ne' || operator === 'missing' ? labels.doesNotHave : labels.has}${colon} ${feature}`;
  const read = column === 'fetched_at' ? labels.read[operator as keyof Labels['read']] : undefined;
  // "Before the" needs a day, also if the message names a year or a month.
  const day = `${value}-01-01`.slice(0, '2020-01-01'.length);
  if (read !== undefined) return read.replace('{date}', displayDate(day, language));
  const employees =
    column === 'employee_count' ? labels.employees[operator as keyof Labels['employees']] : undefined;
  if (employees !== undefined)
    return employees.replace('{number}', new Intl.NumberFormat(language).format(Number(value)));
  if (column === 'copyright_year') return `${labels.copyrightYear}${colon} ${SIGNS[operator] ?? ''}${value}`;
  const founded = column === 'founded_year' ? labels.founded[operator as keyof Labels['founded']] : undefined;
  if (founded !== undefined) return founded.replace('{year}', value);
  const name = columnLabel(column, language);
  return name === undefined
    ? condition
    : `${capitalise(name)}${not}${colon} ${SIGNS[operator] ?? ''}${displayNumber(value, language)}`;
}

/** "Number of images ↓". */
const orderLabel = (sort: string, language: Language): string =>
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
const subIndustryName = (name: string, language: Language): string =>
  labelsIn(language).subIndustries[name] ??
  allLocales.find((locale) => locale.language === language)?.subIndustryName(name) ??
  name;

const joinWithOr = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names);

const capitalise = (name: string): string => name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

function titleOf(field: string, labels: Labels): string | undefined {
  if (field === 'domains' || field === 'not') return labels.domain;
  const title = labels[field as keyof Labels];
  return typeof title === 'string' ? title : undefined;
}

export function displayValue(field: string, value: string, language: Language): string {
  if (field === 'country')
    return regionName(value, language) ?? nameOf(value, 'region', language, /^[A-Za-z]{2}$/);
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
  return region?.code && new Intl.DisplayNames(language, { type: 'region' }).of(region.code);
}

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
  const words = several ? shorten(several.named, ', ') : subject.replaceAll(/[()]/g, '');
  if (conditioned && /[()]/.test(q))
    return [conditioned.subject === '' ? '' : words, displayCondition(conditioned.condition, language)]
      .filter((part) => part !== '')
      .join(', ');
  if (several) return words;
  const quote = parseQuotedSearch(q);
  return quote ? quoteWithWords(quote.phrase, quote.named) : shorten(displayWords(q), ' ');
}

/** The industries, sub-industries and trades of a search for companies of either. */
function displaySections(q: string, language: Language): string[] {
  const labels = labelsIn(language);
  const parts = Array.from(q.matchAll(/(?<!-)\b(sub_)?industry:"([^"]+)"/g), ([, isSub, name = '']) =>
    isSub ? subIndustryName(name, language) : (labels.industries[name] ?? name),
  );
  const names = q.replaceAll(/-?\b\w+:(?:"[^"]+"|\([^()]*\)|\w+)|\bOR\b|[()"]/g, ' ').trim();
  return parts.length > 0 ? [...parts, ...oneNamePerTrade(findTrades(names))] : [];
}

/** Shows what pages must have: features by their labels, words as they are. */
const displayCondition = (condition: string, language: Language): string =>
  eventLabel(condition, language) ??
  condition
    .replaceAll(/technology:(?:"([^"]+)"|(\w+))/g, (_text, quoted?: string, name = '') => quoted ?? name)
    .replaceAll(
      /(-)?(?:(?:has|exists):(\w+)|(\w+):(\w+))/g,
      (text, not?: string, feature?: string, column?: string, value?: string) => {
        const { features, doesNotHave } = labelsIn(language);
        const name =
          features[feature ?? column ?? ''] ??
          features[`${column}=${value}`] ??
          columnLabel(feature ?? column ?? '', language);
        if (name === undefined) return text;
        return not === undefined ? name : `${doesNotHave.toLowerCase()} ${name}`;
      },
    )
    .replaceAll(/\(+([^()]+)\)+/g, (_text, alternatives: string) =>
      joinWithOr(alternatives.split(' OR '), language),
    );

/** The search words to show. A trade is searched for by many names, so only its first name is shown. */
function displayWords(q: string): string[] {
  const found = findTrades(q);
  return found.trades.length === 0 || found.others.length > 0 ? q.split(' ') : oneNamePerTrade(found);
}

const shorten = (parts: readonly string[], between: string): string =>
  parts.length > WORDS_SHOWN + 1 ? `${parts.slice(0, WORDS_SHOWN).join(between)} …` : parts.join(between);

function nameOf(codes: string, type: 'region' | 'language', language: Language, isCode: RegExp): string {
  const names = new Intl.DisplayNames(language, { type });
  const of = (code: string): string =>
    isCode.test(code)
      ? (names.of(type === 'region' ? code.toUpperCase() : code.toLowerCase()) ?? code)
      : code;
  return shorten(codes.split(',').map(of), ', ');
}
