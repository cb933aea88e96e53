import type { Role } from '../dictionaries/grammar.ts';
import { columnOf } from './find-facts.ts';
import { type Found, hasRole, type Item } from './item.ts';

/** Words beside the facts: "and show me their phones and addresses, please". */
const BESIDE: readonly Role[] = [
  'filler',
  'and',
  'command',
  'its',
  'of',
  'greeting',
  'domains',
  'company',
  'whatAbout',
];
/** Conditions on companies, although their words are also fillers: "who have a phone". */
const OF_CONDITIONS: readonly Role[] = ['with', 'without', 'not', 'only', 'sells', 'says', 'uses', 'drop'];
/** "By language and city" counts by them, and "sorted by" orders by them. */
const OF_GROUPS: readonly Role[] = ['mostCommon', 'distribution', 'sortedBy', 'average'];
/** Facts that are neither orders nor something to count by or to require: "and the addresses?" */
const ONLY_FACTS: ReadonlySet<string> = new Set(['address', 'vat_number']);
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email']);

/**
 * The facts that a message asks of all companies of a list, if it names nothing else: "phone and founding year", "their addresses". A
 * column alone is an order or something to count by, and features alone are conditions: "a blog and a newsletter".
 */
export function findListFacts(
  items: readonly Item[],
): (Found & { readonly facts: string[]; readonly isOfList: true }) | undefined {
  const named = items.flatMap((item, at) => {
    const fact = columnOf(item);
    return fact === undefined ? [] : [{ at, fact, isFeature: item.content !== undefined }];
  });
  const isNamed = (at: number): boolean => named.some((one) => one.at === at);
  const isBeside = (item: Item): boolean =>
    item.content === undefined && hasRole(item, ...BESIDE) && !hasRole(item, ...OF_CONDITIONS);
  if (items.some((item) => hasRole(item, ...OF_GROUPS) && !item.content)) return undefined;
  const facts = named.filter(({ isFeature }) => !isFeature);
  const areTheirs = items.some((item) => hasRole(item, 'its') && !item.content);
  const isAsked =
    named.length > 1 || (areTheirs && named.length > 0) || facts.some(({ fact }) => ONLY_FACTS.has(fact));
  if (!isAsked || !items.every((item, at) => isNamed(at) || isBeside(item))) return undefined;
  if (facts.length === 0 && !named.every(({ fact }) => CONTACTS.has(fact))) return undefined;
  return {
    at: facts.map(({ at }) => at),
    facts: [...new Set(facts.map(({ fact }) => fact))],
    isOfList: true,
  };
}
