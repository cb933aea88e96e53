import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { DOMAIN_PATTERN, normalizeDomainName } from '../../lib/domain-name.ts';
import { identifierText, parseIdentifier } from '../companies/index.ts';
import { featureNames, isFeature } from '../company-index/index.ts';
import { type ListParameter, listParameter, Refusal } from './list-parameter.ts';
import { readQueryText } from './query-text.ts';

const domains = {
  noun: 'domains',
  itemsMax: 1000,
  itemCharactersMax: 2000,
  charactersMax: 100_000,
  itemPattern: DOMAIN_PATTERN,
  read: (item: string) =>
    normalizeDomainName(item) ??
    new Refusal(`'${item.slice(0, 80)}' is not a valid domain name, such as example.com`),
};

const countries = {
  noun: 'countries',
  itemsMax: 50,
  itemCharactersMax: 2,
  charactersMax: 500,
  itemPattern: '[A-Za-z]{2}',
  read: (item: string) =>
    /^[a-z]{2}$/i.test(item)
      ? item.toUpperCase().replace('UK', 'GB')
      : new Refusal(`'${item}' is not a two-letter country code, such as DE`),
};

const industries = { noun: 'industries', itemsMax: 50, itemCharactersMax: 200, charactersMax: 5_000 };

const endings = {
  noun: 'domain endings',
  itemsMax: 50,
  itemCharactersMax: 64,
  charactersMax: 2_000,
  read(item: string) {
    const ending = domainToASCII(item.replace(/^\.+/, ''));
    return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(ending)
      ? ending
      : new Refusal(`'${item}' is not a top-level domain, such as de or co.uk`);
  },
};

const languages = {
  noun: 'languages',
  itemsMax: 50,
  itemCharactersMax: 35,
  charactersMax: 1_000,
  itemPattern: '[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*',
  read: (item: string) =>
    /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(item)
      ? item.toLowerCase()
      : new Refusal(`'${item}' is not a language code, such as en`),
};

const technologies = { noun: 'technologies', itemsMax: 20, itemCharactersMax: 100, charactersMax: 2_000 };

const identifiers = {
  noun: 'identifiers',
  itemsMax: 50,
  itemCharactersMax: 200,
  charactersMax: 5_000,
  read(item: string) {
    const identifier = parseIdentifier(item);
    return typeof identifier === 'string' ? new Refusal(identifier) : identifierText(identifier);
  },
};

const homepageFeatures = {
  noun: 'features',
  itemsMax: featureNames.length,
  itemCharactersMax: 200,
  charactersMax: 200,
  itemPattern: featureNames.join('|'),
  read(item: string) {
    const feature = item.toLowerCase();
    return isFeature(feature)
      ? feature
      : new Refusal(`'${item}' is not a feature; use ${featureNames.join(', ')}`);
  },
};

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

/** Words apart, phrases in double quotes. */
function splitWordsAndPhrases(text: string): string[] {
  return Array.from(text.matchAll(/"([^"]*)"|[^\s,"]+/g), ([all, quoted]) => quoted ?? all);
}

/** How the values of the filters that a query may hold are read. */
export const filterItems = {
  country: countries,
  industry: industries,
  tld: endings,
  language: languages,
  technology: technologies,
  tech: technologies,
  has: homepageFeatures,
  identifier: identifiers,
};

const COMMAS = 'Separate several with commas';

const lists = {
  domains: listParameter(domains, 'Comma-separated domains to search; only these can match.'),
  tech: listParameter(
    { ...technologies, itemsMax: 10, charactersMax: 200 },
    `The technology stack contains this text, case- and accent-insensitive. ${COMMAS}; all must be present.`,
  ),
  technology: listParameter(
    technologies,
    `The technology stack includes a technology with exactly this name, as shown in facets, without its version. ${COMMAS}; all must be present.`,
  ),
  industry: listParameter(industries, `The industry, case-insensitive. ${COMMAS}; one of them must match.`),
  tld: listParameter(
    endings,
    `The top-level domain without the leading dot: a full suffix such as co.uk, or its last part, so uk matches every .uk. ${COMMAS}; one of them must match.`,
  ),
  country: listParameter(
    countries,
    `The country as a two-letter code; UK is read as GB. ${COMMAS}; one of them must match.`,
  ),
  language: listParameter(
    languages,
    `The page language as an ISO 639-1 code. ${COMMAS}; one of them must match.`,
  ),
  identifier: listParameter(
    identifiers,
    `An identifier of the homepage as kind:value, such as ga4:G-7QK2M9ZP4D. ${COMMAS}; one of them must match.`,
  ),
  has: listParameter(
    homepageFeatures,
    `Features the homepage must have, comma-separated: ${featureNames.join(', ')}.`,
  ),
  exclude: listParameter(
    excludedTexts,
    'Words, or phrases in double quotes, that the homepage must not contain; up to 10.',
  ),
  not_has: listParameter(homepageFeatures, 'Features the homepage must not have, comma-separated.'),
  not_country: listParameter(countries, 'The country is none of these.'),
  not_industry: listParameter(industries, 'The industry is none of these.'),
  not_tld: listParameter(endings, 'The domain ends in none of these.'),
  not_language: listParameter(languages, 'The language is none of these.'),
  not_technology: listParameter(technologies, 'None of these technologies (exact names) is in use.'),
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

/** The filters of a search as query parameters; all that are given must hold. */
export const filterParameters = { ...texts, ...inForm('inAddress') };

/** The same filters as fields of a JSON body, where lists may be arrays. */
export const filterFields = { ...texts, ...inForm('inBody') };

function inForm<Form extends keyof ListParameter>(form: Form): Record<ListName, ListParameter[Form]> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, parameter]) => [name, parameter[form]]),
  ) as Record<ListName, ListParameter[Form]>;
}

const CompanyFilters = z.object(filterFields);

/** Filters as they were read. They are JSON, and reading them again as fields of a body gives the same. */
export type CompanyFilters = z.output<typeof CompanyFilters>;

export const filterNames = Object.keys(filterFields) as readonly (keyof CompanyFilters)[];
