import { createTranslator } from '../../locales/create-translator.ts';
import germanUrl from '../../locales/de.json?url';
import frenchUrl from '../../locales/fr.json?url';

/**
 * The texts of the app in the language of its reader. English is in the code, next to what it belongs to; the other languages are
 * tables in `web/locales`, keyed by the English text, which the server's pages and mails read too. A test fails when a sentence is missing in one.
 */
export type Language = 'en' | 'de' | 'fr';

type Table = Readonly<Record<string, string>>;

/** A file of `web/locales`: sentences by their English, and the names of industries, columns and kinds of identifiers. */
export interface Locale {
  readonly messages: Table;
  readonly industries: Table;
  /** How the columns of a profile are labelled, by their names. */
  readonly columns: Table;
  readonly identifiers: Table;
  /** Sentences of the service, which are English for programs. */
  readonly responses: Table;
}

/** Files and not scripts: who reads English loads none of them. */
const localeUrls: Readonly<Record<Exclude<Language, 'en'>, string>> = { de: germanUrl, fr: frenchUrl };

const english: Locale = { messages: {}, industries: {}, columns: {}, identifiers: {}, responses: {} };
let locale = english;
let translateResponse = createTranslator(english);
export let language: Language = 'en';
/** Where the browser keeps the reader's choice. */
export const LANGUAGE_KEY = 'homedex.language';

/** Before anything is shown. The choice of the reader, otherwise what the browser prefers. */
export async function loadLocale(chosen: string | null, preferred: readonly string[]): Promise<void> {
  const wanted = chosen ?? preferred.find((tag) => /^(?:en|de|fr)\b/i.test(tag)) ?? 'en';
  const language = readLanguage(wanted);
  const tables = language === 'en' ? english : await readLocale(localeUrls[language]);
  // English rather than an empty page, where the file cannot be loaded.
  setLocale(tables === undefined ? 'en' : language, tables);
  document.documentElement.lang = tables === undefined ? 'en' : language;
}

const readLanguage = (tag: string): Language =>
  /^de\b/i.test(tag) ? 'de' : /^fr\b/i.test(tag) ? 'fr' : 'en';

async function readLocale(url: string): Promise<Locale | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? ((await answer.json()) as Locale) : undefined;
  } catch {
    return undefined;
  }
}

/** From now on all texts are in this language. */
export function setLocale(chosen: Language, tables: Locale = english): void {
  language = chosen;
  locale = tables;
  translateResponse = createTranslator(tables);
}

/** A sentence of the service, such as that of an error. */
export const serverMessage = (english: string): string => translateResponse(english);

type Values = Readonly<Record<string, string | number>>;

/** A sentence, with `{names}` filled in; numbers as the reader writes them. */
export function t(english: string, values: Values = {}): string {
  return (locale.messages[english] ?? english).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
  });
}

/** One of two sentences by a number, which replaces `{n}`; which one is for the language to say: French has 0 in the singular. */
export const plural = (n: number, one: string, many: string, values: Values = {}): string =>
  t(cached('plural', () => new Intl.PluralRules(language)).select(n) === 'one' ? one : many, {
    n,
    ...values,
  });

/** Making one takes longer than formatting a whole page with it. */
const formatters = new Map<string, unknown>();

function cached<Formatter>(name: string, make: () => Formatter): Formatter {
  const key = `${language} ${name}`;
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as Formatter;
}

export const number = (value: number): string =>
  cached('number', () => new Intl.NumberFormat(language)).format(value);

export function percent(share: number): string {
  const digits = share < 0.1 ? 1 : 0;
  const options = { style: 'percent', maximumFractionDigits: digits } as const;
  return cached(`percent ${digits}`, () => new Intl.NumberFormat(language, options)).format(share);
}

export const day = (time: string): string =>
  cached('day', () => new Intl.DateTimeFormat(language, { dateStyle: 'medium' })).format(new Date(time));

export const moment = (time: string): string =>
  cached(
    'moment',
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(time));

const DAY_MS = 86_400_000;

/** How long ago, in the largest useful unit. */
export function age(time: string, now: number = Date.now()): string {
  const passed = Date.parse(time) - now;
  if (Number.isNaN(passed)) return '';
  const relative = cached('age', () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const days = Math.round(passed / DAY_MS);
  if (Math.abs(passed) < 60_000) return t('just now');
  if (Math.abs(passed) < DAY_MS / 24) return relative.format(Math.round(passed / 60_000), 'minute');
  if (Math.abs(passed) < DAY_MS) return relative.format(Math.round(passed / (DAY_MS / 24)), 'hour');
  if (Math.abs(days) < 45) return relative.format(days, 'day');
  if (Math.abs(days) < 500) return relative.format(Math.round(days / 30.4), 'month');
  return relative.format(Math.round(days / 365), 'year');
}

const nameOf = (kind: 'region' | 'language', code: string): string => {
  try {
    return cached(kind, () => new Intl.DisplayNames(language, { type: kind })).of(code) ?? code;
  } catch {
    // A value from a page may be no code at all.
    return code;
  }
};

/** Industries are English names in the index and in addresses; a name that the operator added stays as it is. */
export const industryName = (name: string): string => locale.industries[name] ?? name;

/** A column of a profile as people see it; `label` is the English of the service. */
export const columnLabel = (name: string, label: string): string => locale.columns[name] ?? label;

/** The same where the service has not said its label. */
export function columnTitle(name: string): string {
  const words = name === 'sub_industry' ? 'sub-industry' : name.replaceAll('_', ' ');
  return columnLabel(name, words.charAt(0).toUpperCase() + words.slice(1));
}

/** A kind of identifier as people see it; `name` is the English of the service. */
export const identifierName = (kind: string, name: string): string => locale.identifiers[kind] ?? name;

export const countryName = (code: string): string => nameOf('region', code.toUpperCase());
export const languageName = (code: string): string => nameOf('language', code);
