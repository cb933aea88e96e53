import { findTradeByName } from '../dictionaries/find-trade.ts';
import { fieldAt } from '../lexicon/group-fields.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import { factAt } from './find-facts.ts';
import { yearOf } from './find-years.ts';
import { type Found, firstToken, hasRole, type Item, isUnknown, positionsBetween } from './item.ts';
import { OPENING_HOURS } from './merge-opening-phrase.ts';
import { isQuestionAdverb } from './question-words.ts';

const FOUNDED_YEAR = 'founded_year';
/** What every company has one of, so that a question for it is no condition. */
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'opening_hours']);
/** Words for a list, or for companies that are named in another way. */
const OF_OTHERS = ['mostCommon', 'compare', 'ofThem', 'only', 'sortedBy', 'ordinals', 'like'] as const;

/**
 * The facts that a message asks of companies that it describes: "when was the winery in Bordeaux founded?", "what is the phone number of
 * the law firm in Lyon?" They are searched for by the rest of the message. `asksHours`: "when are they open" stands for their opening
 * hours.
 */
export function findDescribedFacts(
  items: readonly Item[],
  language: Language,
  asksHours: boolean,
): (Found & { readonly facts: readonly string[] }) | undefined {
  const topic = items.findIndex((item) => isUnknown(item) || item.content?.kind === 'industry');
  const isOfOthers = items.some(
    (item) =>
      firstToken(item).kind === 'domain' ||
      firstToken(item).kind === 'quoted' ||
      yearOf(item) !== undefined ||
      (!item.content && hasRole(item, ...OF_OTHERS) && !hasRole(item, 'filler')),
  );
  if (topic < 0 || isOfOthers || items.some(isProperName)) return undefined;
  const isCounted = items.some((item) => !item.content && hasRole(item, 'count'));
  const founding = !isCounted && asksWhenFounded(items, topic) ? placesOfFounding(items) : [];
  const contacts = [...items.keys()].filter((at) => isAskedContact(items, at, language, asksHours));
  if (founding.length + contacts.length === 0) return undefined;
  // "… and do they have a price list online?"
  const second = items.findIndex((item, at) => at > topic && !item.content && hasRole(item, 'and'));
  const clause = second < 0 ? [] : positionsBetween(second, items.length - 1);
  const others = clause.filter((at) => items[at]?.content?.kind === 'feature' && !contacts.includes(at));
  const isOfFacts = clause.some((at) => contacts.includes(at)) || asksWhether(items, second, others[0]);
  const place = items.findIndex((item, at) => isPlaceAsked(item, items[at - 1]));
  return {
    at: [
      ...new Set([
        ...founding,
        ...contacts,
        ...(place >= 0 ? [place - 1, place] : []),
        ...(isOfFacts ? clause : []),
      ]),
    ].sort((one, other) => one - other),
    facts: [
      ...new Set([
        ...(founding.length > 0 ? [FOUNDED_YEAR] : []),
        ...(place >= 0 ? ['address'] : []),
        ...[...contacts, ...(isOfFacts ? others : [])].flatMap((at) => featureAt(items, at) ?? []),
      ]),
    ],
  };
}

/** Words between a "with" and the contacts that it asks for. */
const isOfContacts = (item: Item | undefined): boolean =>
  item !== undefined && !item.content && hasRole(item, 'its', 'filler', 'and', 'of');
const contactAt = (items: readonly Item[], at: number): string[] => {
  const name = featureAt(items, at) ?? factAt(items[at]?.indexes.get('facts'));
  return name !== undefined && (CONTACTS.has(name) || name === 'address') ? [name] : [];
};

/** "Those in Mexico with their e-mail and phone", "com o telefone delas": a possessive asks for the values, and requires none. */
export function findOwnContacts(
  items: readonly Item[],
): (Found & { readonly facts: readonly string[] }) | undefined {
  const first = [...items.keys()].find((at) => contactAt(items, at).length > 0 && !standsForHours(items[at]));
  if (first === undefined) return undefined;
  const lead = items.findLastIndex((item, at) => at < first && !isOfContacts(item));
  // "As well as their phone numbers" begins with an "and".
  const start = hasRole(items[lead], 'with', 'also') && !items[lead]?.content ? lead : lead + 1;
  let end = first;
  while (contactAt(items, end + 1).length > 0 || isOfContacts(items[end + 1])) end += 1;
  const at = positionsBetween(start, end);
  const isJoined = hasRole(items[start], 'with', 'also', 'and') && !items[start]?.content;
  const isOwn = at.some((one) => hasRole(items[one], 'its') && !items[one]?.content);
  const isOfOthers = items.slice(0, start).some((item) => item.content !== undefined || isUnknown(item));
  return isJoined && isOwn && isOfOthers
    ? { at, facts: [...new Set(at.flatMap((one) => contactAt(items, one)))] }
    : undefined;
}

/** A capitalised word that is no trade: the company is named, not described. */
const isProperName = (item: Item, at: number): boolean =>
  at > 0 && isUnknown(item) && firstToken(item).isCapitalised && findTradeByName(item.text) === undefined;

const featureAt = (items: readonly Item[], at: number): string | undefined => {
  const content = items[at]?.content;
  return content?.kind === 'feature' ? content.name : undefined;
};

const isFounding = (item: Item): boolean =>
  !item.content && (factAt(item.indexes.get('facts')) === FOUNDED_YEAR || hasRole(item, 'founded'));
const isYear = (item: Item | undefined): boolean => !item?.content && hasRole(item, 'year');

/** "When was the …", "in what year was the … founded": before the companies, so that "hotels founded in Vienna" asks for none. */
const asksWhenFounded = (items: readonly Item[], topic: number): boolean =>
  items.slice(0, topic).some((item) => isFounding(item) && !hasRole(item, 'unsupported')) ||
  (items.some(isFounding) &&
    items.slice(0, topic).some((item, at) => hasRole(item, 'which') && isYear(items[at + 1])));

const placesOfFounding = (items: readonly Item[]): number[] =>
  items.flatMap((item, at) =>
    isFounding(item) || isYear(item) || (hasRole(item, 'which') && isYear(items[at + 1])) ? [at] : [],
  );

/** "What is the phone number", "quel est son téléphone": a word that asks comes before it, and none for having. */
function isAskedContact(items: readonly Item[], at: number, language: Language, asksHours: boolean): boolean {
  const name = featureAt(items, at);
  if (name === undefined || !CONTACTS.has(name)) return false;
  const isLead = (item: Item | undefined): boolean =>
    item !== undefined && !item.content && hasRole(item, 'filler', 'its', 'about', 'which');
  let start = at;
  while (isLead(items[start - 1])) start -= 1;
  const lead = items.slice(start, at);
  if (lead.some((item) => hasRole(item, 'with', 'without', 'uses', 'says', 'sells'))) return false;
  if (standsForHours(items[at])) return asksHours && !hasRole(items[start - 1], 'with', 'without');
  return lead.some(
    (item) =>
      hasRole(item, 'about', 'which') ||
      isQuestionAdverb({ ...item, tokens: item.tokens.slice(0, 1) }, language),
  );
}

/** "Open", not "opening hours". */
const standsForHours = (item: Item | undefined): boolean =>
  item !== undefined && firstToken(item).folded === OPENING_HOURS && foldWord(item.text) !== OPENING_HOURS;

/** "And do they have a price list?": a clause of its own, not "… and a price list". */
const asksWhether = (items: readonly Item[], second: number, feature: number | undefined): boolean =>
  second >= 0 &&
  feature !== undefined &&
  items.slice(second + 1, feature).some((item, at) => at > 0 && hasRole(item, 'with')) &&
  !hasRole(items[second + 1], 'with');

/** "In which city is the …": beside another fact, it asks for the address. */
const isPlaceAsked = (item: Item, before: Item | undefined): boolean =>
  !item.content && fieldAt(item.indexes.get('fields')) === 'city' && hasRole(before, 'which');
