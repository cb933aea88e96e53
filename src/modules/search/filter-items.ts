import { domainToASCII } from 'node:url';
import { DOMAIN_PATTERN, normalizeDomainName } from '../../lib/domain-name.ts';
import { identifierText, parseIdentifier } from '../companies/index.ts';
import { featureNames, isFeature } from '../company-index/index.ts';
import { type ItemRules, Refusal } from './list-parameter.ts';

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

/** How the values of filters are read. */
export const filterItems = {
  domains,
  country: countries,
  industry: industries,
  tld: endings,
  language: languages,
  technology: technologies,
  tech: technologies,
  has: homepageFeatures,
  identifier: identifiers,
} satisfies Record<string, ItemRules>;
