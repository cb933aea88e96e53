import { z } from 'zod';
import { featureNames } from '../company-index/index.ts';
import { columnFilters } from './column-filter.ts';
import { filterItems } from './filter-items.ts';
import { type ListParameter, listParameter, Refusal } from './list-parameter.ts';
import { readQueryText } from './query-text.ts';

const excludedTexts = {
  noun: 'words and phrases',
  itemsMax: 10,
  itemCharactersMax: 200,
  charactersMax: 500,
  split: splitWordsAndPhrases,
  read(item: string) {
    const text = item.replaceAll('"', ' ').trim();
    return readQueryText(text)
      ? text
      : new Refusal(`'${item}' has nothing to search for, so it excludes nothing`);
  },
};

/** Splits into words and phrases in double quotes. */
function splitWordsAndPhrases(text: string): string[] {
  return Array.from(text.matchAll(/"([^"]*)"|[^\s,"]+/g), ([all, quoted]) => quoted ?? all);
}

const COMMAS = 'Separate several with commas';

const lists = {
  domains: listParameter(filterItems.domains, 'Comma-separated domains to search; only these can match.'),
  tech: listParameter(
    { ...filterItems.technology, itemsMax: 10, charactersMax: 200 },
    `The technology stack contains this text, case- and accent-insensitive. ${COMMAS}; all must be present.`,
  ),
  technology: listParameter(
    filterItems.technology,
    `The technology stack includes a technology with exactly this name, as shown in facets, without its version. ${COMMAS}; all must be present.`,
  ),
  industry: listParameter(
    filterItems.industry,
    `The industry, case-insensitive. ${COMMAS}; one of them must match.`,
  ),
  tld: listParameter(
    filterItems.tld,
    `The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. ${COMMAS}; one of them must match.`,
  ),
  country: listParameter(
    filterItems.country,
    `The country as a two-letter code; UK is read as GB. ${COMMAS}; one of them must match.`,
  ),
  language: listParameter(
    filterItems.language,
    `The page language as an ISO 639-1 code. ${COMMAS}; one of them must match.`,
  ),
  identifier: listParameter(
    filterItems.identifier,
    `An identifier of the homepage as kind:value, such as ga4:G-7QK2M9ZP4D. ${COMMAS}; one of them must match.`,
  ),
  has: listParameter(
    filterItems.has,
    `Features the homepage must have, comma-separated: ${featureNames.join(', ')}.`,
  ),
  exclude: listParameter(
    excludedTexts,
    'Words, or phrases in double quotes, that the homepage must not contain; up to 10.',
  ),
  not_has: listParameter(filterItems.has, 'Features the homepage must not have, comma-separated.'),
  not_country: listParameter(filterItems.country, 'The country is none of these.'),
  not_industry: listParameter(filterItems.industry, 'The industry is none of these.'),
  not_tld: listParameter(filterItems.tld, 'The domain ends in none of these.'),
  not_language: listParameter(filterItems.language, 'The language is none of these.'),
  not_technology: listParameter(
    filterItems.technology,
    'None of these technologies (exact names) is in use.',
  ),
};

type ListName = keyof typeof lists;

/** An empty text filter counts as absent. */
const textFilter = (charactersMax: number, description: string) =>
  z
    .string()
    .max(charactersMax)
    .transform((text) => (text.trim() === '' ? undefined : text))
    .optional()
    .describe(description);

const texts = {
  crawl_id: textFilter(100, 'Only rows of this crawl.'),
  title: textFilter(200, 'The title contains this text, case- and accent-insensitive.'),
};

/** The filters of a search as query parameters; all given filters must hold. */
export const filterParameters = { ...texts, ...inForm('inAddress'), filter: columnFilters };

/** The same filters as fields of a JSON body, where lists may be arrays. */
export const filterFields = { ...texts, ...inForm('inBody'), filter: columnFilters };

function inForm<Form extends keyof ListParameter>(form: Form): Record<ListName, ListParameter[Form]> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, parameter]) => [name, parameter[form]]),
  ) as Record<ListName, ListParameter[Form]>;
}

const CompanyFilters = z.object(filterFields);

/** Parsed filters. They are JSON, and parsing them again as fields of a body gives the same result. */
export type CompanyFilters = z.output<typeof CompanyFilters>;

export const filterNames = Object.keys(filterFields) as readonly (keyof CompanyFilters)[];
