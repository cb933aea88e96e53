import { eventWords, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** A period that a message names. Dates are years, months or days as the search takes them: 2026, 2026-05, 2026-05-14. */
export interface Period {
  readonly from: string;
  /** The first date after it; undefined if it lasts until today. */
  readonly until: string | undefined;
  /** The positions of its words. */
  readonly at: readonly number[];
}

const splitList = (list: string): string[] =>
  foldWord(list)
    .split(',')
    .map((word) => word.trim());

/** The position in an ordered list by word: both names of a month have the same. */
const orderOf = (list: string): ReadonlyMap<string, number> =>
  new Map(splitList(list).flatMap((names, order) => names.split('|').map((name) => [name.trim(), order])));
const wordsOf = (list: string): ReadonlySet<string> =>
  new Set(splitList(list).flatMap((phrase) => phrase.split(/[\s|]+/)));

const dictionaries = mapLanguages((language) => {
  const { units, months, current, past, rolling, around, since, today, yesterday } = eventWords[language];
  return {
    units: orderOf(units),
    months: orderOf(months),
    numbers: orderOf(grammars[language].numbers),
    current: wordsOf(current),
    past: wordsOf(past),
    rolling: wordsOf(rolling),
    around: wordsOf(around),
    since: wordsOf(since),
    sinceList: splitList(since),
    days: [splitList(today), splitList(yesterday)].map((phrases) =>
      phrases.flatMap((phrase) => phrase.split('|')),
    ),
  };
});

const [DAY, WEEK, MONTH, YEAR] = [0, 1, 2, 3];
const DAYS_OF_WEEK = 7;
/** Only the numbers up to ten count in the order of their list. */
const NUMBER_WORDS_MAX = 10;
const NUMBER = /^\d{1,3}$/;
const YEAR_NUMBER = /^(?:19|20)\d\d$/;

/** Finds the period in a message: "since May 2026", "in the last six months", "cette année". */
export function findPeriod(tokens: readonly Token[], language: Language, today: string): Period | undefined {
  for (const at of tokens.keys()) {
    const found =
      relativePeriod(tokens, at, language, today) ??
      monthOrYear(tokens, at, language, today) ??
      singleDay(tokens, at, language, today);
    if (found) return found;
  }
  return undefined;
}

/** "This year", "last month", "the last six months", "since three weeks". */
function relativePeriod(
  tokens: readonly Token[],
  at: number,
  language: Language,
  today: string,
): Period | undefined {
  const { units, current, past, rolling, since } = dictionaries[language];
  const unit = units.get(tokens[at]?.folded ?? '');
  if (unit === undefined) return undefined;
  const places = spanAround(tokens, at, language);
  const words = places.map((place) => tokens[place]?.folded ?? '');
  const [count] = words.flatMap((word) => numberOf(word, language) ?? []);
  const isPast = words.some((word) => past.has(word));
  if (count !== undefined && (isPast || words.some((word) => since.has(word))))
    return { from: unitsBefore(today, unit, count), until: undefined, at: places };
  // "In the last year" lasts until today, "last year" does not.
  if (isPast && (unit === YEAR || unit === MONTH) && words.some((word) => rolling.has(word)))
    return { from: unitsBefore(today, unit, 1), until: undefined, at: places };
  if (isPast)
    return {
      from: unit === WEEK ? unitsBefore(today, DAY, DAYS_OF_WEEK) : previous(today, unit),
      until: unit === WEEK ? undefined : startOf(today, unit),
      at: places,
    };
  return words.some((word) => current.has(word))
    ? { from: startOf(today, unit), until: undefined, at: places }
    : undefined;
}

/** "Since May", "in May 2026", "since 14 May", "in 2025". */
function monthOrYear(
  tokens: readonly Token[],
  at: number,
  language: Language,
  today: string,
): Period | undefined {
  const { months, since, sinceList, around } = dictionaries[language];
  const word = tokens[at]?.folded ?? '';
  const month = months.get(word);
  const isYear = YEAR_NUMBER.test(word);
  if (month === undefined && !isYear) return undefined;
  const day = month !== undefined && NUMBER.test(tokens[at - 1]?.folded ?? '') ? at - 1 : undefined;
  const first = edgeBefore(tokens, day ?? at, language);
  const before = tokens.slice(first, day ?? at).map(({ folded }) => folded);
  if (!before.some((one) => since.has(one) || around.has(one))) return undefined;
  const yearAt = [at + 1, at + 2].find(
    (place) =>
      YEAR_NUMBER.test(tokens[place]?.folded ?? '') &&
      (place === at + 1 || around.has(tokens[at + 1]?.folded ?? '')),
  );
  const last = isYear ? at : (yearAt ?? at);
  const year = isYear
    ? word
    : yearAt === undefined
      ? yearOfLast(month ?? 0, today)
      : (tokens[yearAt]?.folded ?? '');
  const from = [
    year,
    ...(month === undefined ? [] : [String(month + 1).padStart(2, '0')]),
    ...(day === undefined ? [] : [(tokens[day]?.folded ?? '').padStart(2, '0')]),
  ].join('-');
  const isOpen = sinceList.some((phrase) => ` ${before.join(' ')} `.includes(` ${phrase} `));
  return {
    from,
    until: isOpen ? undefined : day === undefined ? endOf(from) : unitsBefore(from, DAY, -1),
    at: Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
  };
}

/** "Since yesterday". */
function singleDay(
  tokens: readonly Token[],
  at: number,
  language: Language,
  today: string,
): Period | undefined {
  const { days } = dictionaries[language];
  const isAt = (phrase: string): boolean =>
    phrase.split(' ').every((word, offset) => tokens[at + offset]?.folded === word);
  for (const [age, phrases] of days.entries()) {
    const length = phrases.find(isAt)?.split(' ').length;
    if (length === undefined) continue;
    const first = edgeBefore(tokens, at, language);
    const places = Array.from({ length: at + length - first }, (_, offset) => first + offset);
    return { from: unitsBefore(today, DAY, age), until: undefined, at: places };
  }
  return undefined;
}

/** The words around a unit that belong to its period. */
function spanAround(tokens: readonly Token[], at: number, language: Language): number[] {
  const { current, past } = dictionaries[language];
  const first = edgeBefore(tokens, at, language);
  let end = at + 1;
  while (
    tokens[end]?.breakBefore === '' &&
    [current, past].some((words) => words.has(tokens[end]?.folded ?? ''))
  )
    end += 1;
  return Array.from({ length: end - first }, (_, offset) => first + offset);
}

function edgeBefore(tokens: readonly Token[], at: number, language: Language): number {
  const { current, past, around, since } = dictionaries[language];
  let first = at;
  while (first > 0 && tokens[first]?.breakBefore === '') {
    const word = tokens[first - 1]?.folded ?? '';
    const isPart =
      [current, past, around, since].some((words) => words.has(word)) ||
      (first === at || !NUMBER.test(word) ? numberOf(word, language) !== undefined : true);
    if (!isPart) break;
    first -= 1;
  }
  return first;
}

const numberOf = (word: string, language: Language): number | undefined => {
  if (NUMBER.test(word)) return Number(word);
  const order = dictionaries[language].numbers.get(word);
  return order === undefined || order >= NUMBER_WORDS_MAX ? undefined : order + 1;
};

const dateOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const isoOf = (date: Date): string => date.toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The year, the month, or the first day of the week that a day is in. */
function startOf(day: string, unit: number): string {
  if (unit === YEAR) return day.slice(0, 'yyyy'.length);
  if (unit === MONTH) return day.slice(0, 'yyyy-mm'.length);
  const date = dateOf(day);
  if (unit === WEEK)
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  return isoOf(date);
}

/** The year, month or day before this one. */
const previous = (today: string, unit: number): string =>
  startOf(unitsBefore(unit === DAY ? today : `${startOf(today, MONTH)}-01`, unit, 1), unit);

function unitsBefore(day: string, unit: number, count: number): string {
  const date = dateOf(day);
  if (unit === DAY || unit === WEEK)
    date.setUTCDate(date.getUTCDate() - count * (unit === WEEK ? DAYS_OF_WEEK : 1));
  else date.setUTCMonth(date.getUTCMonth() - count * (unit === YEAR ? 12 : 1));
  return isoOf(date);
}

/** The first day after a year or a month. */
function endOf(period: string): string {
  const [year = '', month] = period.split('-');
  return month === undefined ? `${Number(year) + 1}-01-01` : unitsBefore(`${period}-01`, MONTH, -1);
}

/** The year of the latest month of this name that has begun. */
const yearOfLast = (month: number, today: string): string => {
  const [year = '', now = ''] = today.split('-');
  return month + 1 > Number(now) ? String(Number(year) - 1) : year;
};
