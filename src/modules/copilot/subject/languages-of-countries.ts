import { type Language, languages } from '../planner/index.ts';

/** For each language in which trades have names: the countries whose homepages are written in it. */
const countries: Readonly<Record<string, string>> = {
  en: 'GB IE US CA AU NZ ZA IN SG MT NG KE GH',
  de: 'DE AT CH LI LU',
  fr: 'FR BE CH LU MC CA SN CI MA TN',
  es: 'ES MX AR CO CL PE UY EC VE BO PY CR PA GT DO HN NI SV CU PR',
  it: 'IT CH SM',
  nl: 'NL BE SR',
  pt: 'PT BR AO MZ',
  pl: 'PL',
  da: 'DK GL FO',
  sv: 'SE FI',
  no: 'NO',
  fi: 'FI',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO MD',
  hr: 'HR BA',
  sl: 'SI',
  el: 'GR CY',
  tr: 'TR',
  ja: 'JP',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  bg: 'BG',
};

/** How many of a thousand pages of the web are in a language, by the statistics of Common Crawl; other languages have fewer. */
const pagesPerThousand: Readonly<Record<string, number>> = {
  ja: 56,
  tr: 11,
  cs: 10,
  sv: 7,
  hu: 6,
  el: 6,
  ro: 5.5,
  da: 4.5,
  fi: 3.6,
  sk: 3.5,
  no: 3.1,
  bg: 2.8,
  hr: 2,
  lt: 1.6,
  sl: 1.5,
  et: 1.3,
  lv: 1,
};

/** What a name in a language is worth in a query, for each character that it takes. */
export const worthOfName = (language: string, name: string): number =>
  (pagesPerThousand[language] ?? 1) / (name.length + 1);

/**
 * The languages to search for a trade in: those of the requested countries or languages, English, and the message's own. A query has room
 * for some names only, and few pages of a country are in the language of the message if it is another one. Without countries and languages,
 * or if none is listed here, they are all languages, in the same order for every message.
 */
export function searchLanguages(
  requested: Language,
  { country, language }: Readonly<Record<string, unknown>>,
): string[] {
  const codes = String(country ?? '')
    .toUpperCase()
    .split(',')
    .filter(Boolean);
  const wanted = String(language ?? '')
    .toLowerCase()
    .split(',')
    .filter(Boolean);
  const spoken = Object.keys(countries).filter((one) =>
    wanted.length > 0
      ? wanted.includes(one)
      : codes.some((code) => (countries[one] ?? '').split(' ').includes(code)),
  );
  const isCovered = codes.length > 0 || wanted.length > 0 ? spoken.length > 0 : false;
  return [
    ...new Set(isCovered ? [...spoken, 'en', requested] : ['en', ...languages, ...Object.keys(countries)]),
  ];
}
