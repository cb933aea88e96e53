import { createTranslator } from '../../locales/create-translator.ts';
import germanUrl from '../../locales/de.json?url';
import frenchUrl from '../../locales/fr.json?url';

/**
 * The texts of the app in the user's language. English is in the code, next to where it is used. The other languages are tables in
 * `web/locales`, keyed by the English text; the server's pages and mails use them too. A test fails if a translation is missing.
 */
export type Language = 'en' | 'de' | 'fr';

type Table = Readonly<Record<string, string>>;

/** A file of `web/locales`: sentences by their English text, and the names of industries, columns and identifiers. */
export interface Locale {
  readonly messages: Table;
  readonly industries: Table;
  readonly subIndustries: Table;
  /** Labels of profile columns, by column name. */
  readonly columns: Table;
  readonly identifiers: Table;
  /** Translations of the service's messages, which are English in the API. */
  readonly responses: Table;
}

/** URLs and not imports, so that English readers load none of them. */
const localeUrls: Readonly<Record<Exclude<Language, 'en'>, string>> = { de: germanUrl, fr: frenchUrl };

const english: Locale = {
  messages: {},
  industries: {},
  subIndustries: {},
  columns: {},
  identifiers: {},
  responses: {},
};
let locale = english;
let translateResponse = createTranslator(english);
export let language: Language = 'en';
/** The storage key of the chosen language. */
export const LANGUAGE_KEY = 'homedex.language';

/** Loads the language before anything is shown: the user's choice, otherwise the preference of the browser. */
export async function loadLocale(chosen: string | null, preferred: readonly string[]): Promise<void> {
  const wanted = chosen ?? preferred.find((tag) => /^(?:en|de|fr)\b/i.test(tag)) ?? 'en';
  const language = readLanguage(wanted);
  const tables = language === 'en' ? english : await readLocale(localeUrls[language]);
  // If the file cannot be loaded, the app is in English instead of empty.
  setLocale(tables === undefined ? 'en' : language, tables);
  const shown = tables === undefined ? 'en' : language;
  // Even the same value would make the browser compute all styles again.
  if (document.documentElement.lang !== shown) document.documentElement.lang = shown;
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

/** Switches all texts to this language. */
export function setLocale(chosen: Language, tables: Locale = english): void {
  language = chosen;
  locale = tables;
  translateResponse = createTranslator(tables);
}

/** Translates a sentence of the service, for example an error message. */
export const serverMessage = (english: string): string => translateResponse(english);

type Values = Readonly<Record<string, string | number>>;

/** Translates a sentence and fills in its `{names}`. Numbers are formatted for the language. */
export function t(english: string, values: Values = {}): string {
  return (locale.messages[english] ?? english).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
  });
}

/** Translates one of two sentences, chosen by a number that replaces `{n}`. The language decides which: in French, 0 is singular. */
export const plural = (n: number, one: string, many: string, values: Values = {}): string =>
  t(n === 1 || (n === 0 && language === 'fr') ? one : many, { n, ...values });

/** Formatters are cached, because creating one takes longer than formatting a whole page with it. */
const formatters = new Map<string, unknown>();

function cached<Formatter>(name: string, make: () => Formatter): Formatter {
  const key = `${language} ${name}`;
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as Formatter;
}

const thousands: Readonly<Record<Language, string>> = { en: ',', de: '.', fr: '\u202f' };

/** Whole numbers are grouped here, because the first formatter of a page takes as long as rendering a third of it. */
export const number = (value: number): string =>
  Number.isSafeInteger(value) && value >= 0
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, thousands[language])
    : cached('number', () => new Intl.NumberFormat(language)).format(value);

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
    // A value from a page may not be a valid code.
    return code;
  }
};

/** Industries have English names in the index and in addresses. A name that the operator added has no translation. */
export const industryName = (name: string): string => locale.industries[name] ?? name;

/** Sub-industries are translated in the same way. */
export const subIndustryName = (name: string): string => locale.subIndustries[name] ?? name;

/** The label of a profile column; `label` is the English label from the service. */
export const columnLabel = (name: string, label: string): string => locale.columns[name] ?? label;

/** The label of a column if the service has not sent one. */
export function columnTitle(name: string): string {
  const words = name === 'sub_industry' ? 'sub-industry' : name.replaceAll('_', ' ');
  return columnLabel(name, words.charAt(0).toUpperCase() + words.slice(1));
}

/** The name of a kind of identifier; `name` is the English name from the service. */
export const identifierName = (kind: string, name: string): string => locale.identifiers[kind] ?? name;

/** Names that a page came with, by language and code, because reading the first name from the browser is slow on a phone. */
const knownCountries = new Map<string, string>();

export function keepCountryNames(language: Language, names: Table): void {
  for (const [code, name] of Object.entries(names)) knownCountries.set(`${language} ${code}`, name);
}

export const countryName = (code: string): string =>
  knownCountries.get(`${language} ${code}`) ?? nameOf('region', code.toUpperCase());
export const languageName = (code: string): string => nameOf('language', code);
