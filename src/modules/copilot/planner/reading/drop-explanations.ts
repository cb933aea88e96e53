import { buyerWords, clauseWords } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, hasRole, type Item, isUnknown } from './item.ts';

interface RemainingItems {
  readonly items: readonly Item[];
  /** The dropped parts, as they were written. */
  readonly explanations: readonly string[];
  /** Whether it says what its writer sells or runs, and no more of the customers than where they are. */
  readonly omitsBuyers: boolean;
}

/**
 * Drops parts that only explain why or who is asking: "because I want to …", "I sell a booking tool, so …". Such a part ends at the next
 * comma or "so", and at the beginning of a message also at the verb of the request. Of "I sell ovens to bakeries" the bakeries stay if the
 * message names no other trade. A message that consists of nothing else stays unchanged.
 */
export function dropExplanations(
  items: readonly Item[],
  message: string,
  language: Language,
): RemainingItems {
  const remaining: Item[] = [];
  const explanations: string[] = [];
  let trades: ReadonlySet<number> | undefined;
  const tradesIn = (): ReadonlySet<number> => {
    trades ??= new Set([...items.keys()].filter((one) => isTradeAt(items, one)));
    return trades;
  };
  let at = 0;
  let isOffer = false;
  for (let item = items[at]; item !== undefined; item = items[at]) {
    const offer = offerAt(items, at, language, tradesIn);
    const isExplanation = hasRole(item, 'reason') && item.content === undefined;
    if (offer === undefined && !isExplanation) {
      remaining.push(item);
      at += 1;
      continue;
    }
    isOffer ||= offer !== undefined;
    const end = offer?.end ?? explanationEnd(items, at);
    explanations.push(message.slice(item.start, items[(offer?.customers ?? end) - 1]?.end));
    remaining.push(...(offer?.kept ?? []));
    at = end;
  }
  const omitsBuyers =
    explanations.length > 0 &&
    remaining.every((item) => isBuyerWord(item) || isPlace(item) || isRole(item)) &&
    (isOffer || remaining.some(isBuyerWord));
  return remaining.every(isRole)
    ? { items, explanations: [], omitsBuyers }
    : { items: remaining, explanations, omitsBuyers };
}

const isRole = (item: Item): boolean => item.content === undefined && item.roles.size > 0;

/** "Customers", "who could buy it". */
const isBuyerWord = (item: Item): boolean =>
  item.content === undefined && item.tokens.every(({ folded }) => buyerWords.has(folded));

interface Offer {
  readonly end: number;
  /** Where its customers are named; undefined if they are not, or if the message asks for another trade. */
  readonly customers: number | undefined;
  /** What is searched of it. */
  readonly kept: readonly Item[];
}

/** What its writer sells, and to whom, if a message says it from here on: "we sell ovens to bakeries in Spain". */
function offerAt(
  items: readonly Item[],
  start: number,
  language: Language,
  tradesIn: () => ReadonlySet<number>,
): Offer | undefined {
  const item = items[start];
  if (item === undefined || item.content !== undefined) return undefined;
  const mayBeFramed = FIRST_PERSON.has(firstToken(item).folded);
  if (!mayBeFramed && !hasRole(item, 'offers')) return undefined;
  const end = explanationEnd(items, start);
  const clause = items.slice(start, end);
  const isFramed = mayBeFramed && isFirstPersonSale(clause, language);
  if (!hasRole(item, 'offers') && !isFramed) return undefined;
  const nothing = { end, customers: undefined, kept: [] };
  const trades = [...tradesIn()];
  if (trades.some((at) => at < start)) {
    // "Hotels to sell coffee machines to in Austria" are in Austria.
    const place = clause.findIndex((one, at) => hasRole(one, 'in') && isPlace(clause[at + 1]));
    return { ...nothing, kept: place > 0 ? clause.slice(place) : [] };
  }
  if (trades.some((at) => at >= end)) return isFramed ? undefined : nothing;
  const customers = findCustomers(clause, language);
  if (customers === undefined) {
    // "We supply restaurants with wine".
    const served = clause.findIndex((one, at) => at > 0 && !isArticle(one));
    const by = clause.findIndex((one, at) => at > served && !one.content && hasRole(one, 'with'));
    if (by > 0 && trades.includes(start + served))
      return { end, customers: start + 1, kept: clause.slice(served, by) };
    return isFramed ? undefined : nothing;
  }
  const kept = clause.slice(customers.first);
  return {
    end,
    customers: start + customers.preposition,
    // "An Bäckereien verkaufen".
    kept: hasRole(kept.at(-1), 'sells') ? kept.slice(0, -1) : kept,
  };
}

/** Pronouns of the languages that put the verb last. */
const FIRST_PERSON = new Set(['ich', 'wir', 'ik', 'we', 'wij']);

/** "Ich möchte Öfen an Bäckereien verkaufen": in German and Dutch, the verb of the sale may be the last word. */
const isFirstPersonSale = (clause: readonly Item[], language: Language): boolean =>
  (language === 'de' || language === 'nl') &&
  hasRole(clause.at(-1), 'sells') &&
  !clause.some(({ tokens }) => tokens.some(({ folded }) => clauseWords[language].has(folded)));

/** The customers of a sale: after the last "to" before a trade, or else before any word. Polish has a case for them. */
function findCustomers(
  clause: readonly Item[],
  language: Language,
): { readonly preposition: number; readonly first: number } | undefined {
  const candidates = clause.flatMap((item, at) => {
    if (at === 0) return [];
    // Of "piekarniom i cukierniom" the first starts the customers.
    const isJoined = hasRole(clause[at - 1], 'and', 'or') && isDative(clause[at - 2]);
    if (language === 'pl' && isDative(item)) return isJoined ? [] : [{ preposition: at, first: at }];
    if (at === 1 || item.content !== undefined || !hasRole(item, 'buyers')) return [];
    const first = clause.findIndex((one, place) => place > at && !isArticle(one));
    return first > at ? [{ preposition: at, first }] : [];
  });
  return (
    candidates.findLast(({ first }) => isTradeAt(clause, first)) ??
    candidates.findLast(({ first }) => isUnknown(clause[first]))
  );
}

const isArticle = (item: Item): boolean =>
  item.content === undefined && hasRole(item, 'filler') && firstToken(item).folded.length <= 4;

const isDative = (item: Item | undefined): boolean =>
  item !== undefined && isUnknown(item) && firstToken(item).folded.endsWith('om');

/** No name of a trade has more items. */
const NAME_ITEMS_MAX = 3;

/** Whether the name of a trade starts here. */
const isTradeAt = (items: readonly Item[], at: number): boolean =>
  items[at]?.content?.kind === 'industry' ||
  (isUnknown(items[at]) &&
    Array.from({ length: NAME_ITEMS_MAX }, (_, more) => items.slice(at, at + more + 1)).some(
      (span) => findTradeByName(span.map(({ text }) => text).join(' ')) !== undefined,
    ));

const isPlace = (item: Item | undefined): boolean =>
  item?.content?.kind === 'country' || item?.content?.kind === 'place';

function explanationEnd(items: readonly Item[], start: number): number {
  const isFirst = items
    .slice(0, start)
    .every((item) => item.content === undefined && hasRole(item, 'greeting'));
  // "I'm compiling a list for our tool - could you show me hotels?": the request comes behind the punctuation mark.
  const clause = items.findIndex((item, at) => at > start && item.breakBefore !== '');
  if (isFirst && clause > 0 && items.slice(clause).some((item) => !item.content && hasRole(item, 'command')))
    return clause;
  const end = items.findIndex(
    (item, at) =>
      at > start &&
      (item.breakBefore !== '' ||
        hasRole(item, 'therefore') ||
        (isFirst && at > start + 1 && hasRole(item, 'command'))),
  );
  return end < 0 ? items.length : end;
}
