import { z } from 'zod';
import { createTranslator } from '../../web/locales/create-translator.ts';
import german from '../../web/locales/de.json' with { type: 'json' };
import french from '../../web/locales/fr.json' with { type: 'json' };

/**
 * The texts of a rendered page or a mail in the language of its reader. English is in the templates; the other languages are the tables
 * that the app also reads (`web/locales`). A test fails if a sentence is missing in one.
 */
export interface Locale {
  readonly language: 'en' | 'de' | 'fr';
  /** A sentence, with `{names}` filled in. */
  t(english: string, values?: Values): string;
  /** One of two sentences, chosen by a number that is inserted for `{n}`. */
  plural(n: number, one: string, many: string, values?: Values): string;
  number(value: number): string;
  /** Formats a date like 2026-09-01. */
  day(date: string): string;
  countryName(code: string): string;
  languageName(code: string): string;
  industryName(name: string): string;
  subIndustryName(name: string): string;
  /** The label of a profile column; in English the column's own label. */
  columnLabel(name: string, english: string): string;
  /** A sentence of a response, for example an error message, which is in English for programs. */
  serverMessage(english: string): string;
}

type Values = Readonly<Record<string, string | number>>;
type Table = Readonly<Record<string, string>>;
type Tables = Readonly<Record<'messages' | 'industries' | 'subIndustries' | 'columns' | 'responses', Table>>;

/** The languages that the reader prefers. */
export const languageHeader = z.object({
  'accept-language': z.string().optional().describe('Language of pages and e-mails: en, de or fr.'),
});

/** The first accepted language that the pages have. */
export function languageOf(accepted = ''): Locale['language'] {
  const first = accepted.split(',').find((tag) => /^\s*(?:en|de|fr)\b/i.test(tag)) ?? '';
  return /^\s*de\b/i.test(first) ? 'de' : /^\s*fr\b/i.test(first) ? 'fr' : 'en';
}

export const localeFor = (headers: z.output<typeof languageHeader>): Locale =>
  locales[languageOf(headers['accept-language'])];

function createLocale(
  language: Locale['language'],
  { messages, industries, subIndustries, columns, responses }: Tables,
): Locale {
  const numbers = new Intl.NumberFormat(language);
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const plurals = new Intl.PluralRules(language);
  const number = (value: number): string => numbers.format(value);
  const t = (english: string, values: Values = {}): string =>
    (messages[english] ?? english).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
    });
  return {
    language,
    t,
    plural: (n, one, many, values = {}) => t(plurals.select(n) === 'one' ? one : many, { n, ...values }),
    number,
    day: (date) => (Number.isNaN(Date.parse(date)) ? date : days.format(new Date(date))),
    // A page may declare a code that does not exist.
    countryName: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
    languageName: (code) => (/^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : code),
    industryName: (name) => industries[name] ?? name,
    subIndustryName: (name) => subIndustries[name] ?? name,
    columnLabel: (name, english) => columns[name] ?? english,
    serverMessage: createTranslator({ responses, messages }),
  };
}

const locales: Readonly<Record<Locale['language'], Locale>> = {
  en: createLocale('en', { messages: {}, industries: {}, subIndustries: {}, columns: {}, responses: {} }),
  de: createLocale('de', german),
  fr: createLocale('fr', french),
};

export const english = locales.en;
export const allLocales: readonly Locale[] = Object.values(locales);
