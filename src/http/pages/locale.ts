import { z } from 'zod';
import german from '../../../web/locales/de.json' with { type: 'json' };

/**
 * The texts of a rendered page, in the language of its reader. English is in the templates; the other languages are the tables that
 * the app reads too (`web/locales`). A test fails when a sentence is missing in one.
 */
export interface Locale {
  readonly language: 'en' | 'de';
  /** A sentence, with `{names}` filled in. */
  t(english: string, values?: Values): string;
  /** One of two sentences by a number, inserted for `{n}`. */
  plural(n: number, one: string, many: string, values?: Values): string;
  number(value: number): string;
  countryName(code: string): string;
  languageName(code: string): string;
  industryName(name: string): string;
}

type Values = Readonly<Record<string, string | number>>;
type Table = Readonly<Record<string, string>>;

/** The languages that the browser's user prefers. */
export const languageHeader = z.object({ 'accept-language': z.string().optional() });

/** As a browser chooses: the first of the languages of the pages. */
export function languageOf(accepted: string): Locale['language'] {
  const first = accepted.split(',').find((tag) => /^\s*(?:en|de)\b/i.test(tag));
  return /^\s*de\b/i.test(first ?? '') ? 'de' : 'en';
}

export const localeFor = (headers: z.output<typeof languageHeader>): Locale =>
  locales[languageOf(headers['accept-language'] ?? '')];

function createLocale(language: Locale['language'], messages: Table, industries: Table): Locale {
  const numbers = new Intl.NumberFormat(language);
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const number = (value: number): string => numbers.format(value);
  const t = (english: string, values: Values = {}): string =>
    (messages[english] ?? english).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
    });
  return {
    language,
    t,
    plural: (n, one, many, values = {}) => t(n === 1 ? one : many, { n, ...values }),
    number,
    // The declared language of a page need not be a known code.
    countryName: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
    languageName: (code) => (/^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : code),
    industryName: (name) => industries[name] ?? name,
  };
}

const locales: Readonly<Record<Locale['language'], Locale>> = {
  en: createLocale('en', {}, {}),
  de: createLocale('de', german.messages, german.industries),
};

export const english = locales.en;
