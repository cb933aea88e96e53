import { DOMAIN_PATTERN, normalizeDomainName } from '../../lib/domain-name.ts';
import { type ItemRules, Refusal } from './list-parameter.ts';

/** Reads a short list of domains that companies should be similar to, or not. */
export const domainItems: ItemRules = {
  noun: 'domains',
  itemsMax: 10,
  itemCharactersMax: 2000,
  charactersMax: 5_000,
  itemPattern: DOMAIN_PATTERN,
  read: (item) =>
    normalizeDomainName(item) ??
    new Refusal(`'${item.slice(0, 80)}' is not a valid domain name, such as example.com`),
};
