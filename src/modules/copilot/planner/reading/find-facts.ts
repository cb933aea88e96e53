import { findTradeByName } from '../dictionaries/find-trade.ts';
import { fieldAt, isNumber } from '../lexicon/group-fields.ts';
import type { Language } from '../lexicon/meaning.ts';
import { yearOf } from './find-years.ts';
import { type Found, firstToken, hasRole, type Item, isUnknown } from './item.ts';
import { isQuestionAdverb } from './question-words.ts';

const PAY = 'pay';
/** In the order of the dictionaries. */
const FACTS = [
  'address',
  'founder',
  'founded_year',
  'employee_count',
  'manager',
  'owner',
  PAY,
  'vat_number',
  'website',
] as const;

/** The fact at a position of the dictionaries. */
export const factAt = (index: number | undefined): string | undefined => FACTS[index ?? -1];

/** The fact about one company that a field to group by is; undefined if it is not asked about one company. */
export const factOfField = (field: string | undefined): string | undefined =>
  field === undefined || LIST_FIELDS.has(field) ? undefined : field === 'tech' ? 'technologies' : field;
const LIST_FIELDS: ReadonlySet<string> = new Set(['country', 'language', 'industry', 'tld', 'has', 'city']);

/** Whether a name starts here: a capitalised word, or two in a row in German, where all nouns are capitalised. */
const isNamePart = (items: readonly Item[], at: number, language: Language): boolean => {
  const [item, next] = items.slice(at, at + 2);
  if (item === undefined || !firstToken(item).isCapitalised) return false;
  return (
    language !== 'de' || (next !== undefined && next.breakBefore === '' && firstToken(next).isCapitalised)
  );
};

const FOUNDED_YEAR = 'founded_year';
const isFounding = (item: Item): boolean => hasRole(item, 'founded') && !item.content;

/** Whether a message names nothing new, so that it can only be about the company of the last answer: "and when was it founded?" */
const namesNothingNew = (items: readonly Item[], language: Language): boolean =>
  items.every(
    (item) =>
      item.content?.kind === 'feature' ||
      (!item.content && (item.roles.size > 0 || isQuestionAdverb(item, language))),
  ) && !items.some((item) => hasRole(item, 'only', 'ofThem', 'mostCommon', 'sortedBy', 'drop'));

/** Finds words that ask about one company ("address", "who founded"), if the message names one or refers to one. */
export function findFacts(
  items: readonly Item[],
  language: Language,
  isAfterLookup: boolean,
): (Found & { readonly facts: string[]; readonly isNamed?: boolean }) | undefined {
  const refersToOne =
    items.some((item) => firstToken(item).kind === 'domain' || (hasRole(item, 'its') && !item.content)) ||
    (isAfterLookup && namesNothingNew(items, language));
  const isAboutOne =
    refersToOne ||
    items.some(
      (item, at) =>
        (hasRole(item, 'ordinals') && !item.content) ||
        (at > 0 && isUnknown(item) && isNamePart(items, at, language)),
    );
  const named = refersToOne ? undefined : factsOfNamed(items, language);
  if (named) return { ...named, isNamed: true };
  if (!isAboutOne || items.some((item) => hasRole(item, 'like') && !item.content && item.tokens.length > 1))
    return undefined;
  const found = items.flatMap((item, at) => {
    const field = refersToOne ? fieldAt(item.indexes.get('fields')) : undefined;
    const fact = item.content ? undefined : (FACTS[item.indexes.get('facts') ?? -1] ?? factOfField(field));
    return fact === undefined || !isRequestedFact(fact, items, at) ? [] : [{ at, fact }];
  });
  const asksWhen =
    refersToOne &&
    items.some((item) => isFounding(item)) &&
    items.some(
      (item) => isQuestionAdverb(item, language) || (hasRole(item, 'year') && yearOf(item) === undefined),
    );
  const facts = [...new Set([...found.map(({ fact }) => fact), ...(asksWhen ? [FOUNDED_YEAR] : [])])];
  // "Who founded it" asks for the founder, not for the year.
  const asked = facts.includes('founder') ? facts.filter((fact) => fact !== FOUNDED_YEAR) : facts;
  // "In which year was it set up": any verb for founding belongs to the question.
  const at = items.flatMap((item, place) =>
    found.some((one) => one.at === place) ||
    (facts.includes(FOUNDED_YEAR) && (isFounding(item) || (hasRole(item, 'year') && !item.content)))
      ? [place]
      : [],
  );
  return facts.length > 0 ? { at, facts: mostSpecific(asked) } : undefined;
}

/** "What does the boss earn" does not ask who that is. */
const mostSpecific = (facts: readonly string[]): string[] =>
  facts.includes(PAY) ? [PAY] : [...new Set(facts)];

/** Words of these kinds make up a question, but no name: "what", "is", "of". */
const isQuestionWord = (item: Item): boolean => item.content === undefined && item.roles.size > 0;

const LIST_ROLES = [
  'mostCommon',
  'ofThem',
  'only',
  'like',
  'compare',
  'sortedBy',
  'whatAbout',
  'without',
] as const;

/**
 * The columns that a message asks of a company, if apart from their names it has the name of the company and nothing else: "logo of
 * Maplegate Bakery", "does Maplegate have a shopping cart?"
 */
function factsOfNamed(
  items: readonly Item[],
  language: Language,
): (Found & { readonly facts: string[] }) | undefined {
  if (
    items.some(
      (item, at) =>
        item.content === undefined &&
        !hasRole(item, 'filler') &&
        (hasRole(item, ...LIST_ROLES) ||
          // "The number of images" is a fact, "how many hotels" is a count.
          (hasRole(item, 'count') && !isNumber(columnOf(items[at + 1]) ?? ''))),
    )
  )
    return undefined;
  const asked = items.flatMap((item, at) => {
    const fact = columnOf(item);
    return fact === undefined ? [] : [{ at, fact }];
  });
  if (asked.length === 0) return undefined;
  const isAsked = (at: number): boolean => asked.some((one) => one.at === at);
  const rest = [...items.keys()].filter((at) => !isAsked(at) && !isQuestionWord(items[at] as Item));
  const [first = 0, last = -1] = [rest[0], rest.at(-1)];
  const isOneName =
    rest.some((at) => isProperName(items, at, language)) &&
    rest.every((at) => firstToken(items[at] as Item).isCapitalised) &&
    rest.length === last - first + 1 &&
    items.slice(first + 1, last + 1).every(({ breakBefore }) => breakBefore === '');
  if (!isOneName || (hasRole(items[first - 1], 'in') && !hasRole(items[first - 1], 'of'))) return undefined;
  return { at: asked.map(({ at }) => at), facts: mostSpecific(asked.map(({ fact }) => fact)) };
}

/** The column that a word names. */
export function columnOf(item: Item | undefined): string | undefined {
  if (item?.content?.kind === 'feature')
    return item.content.name.includes('=') ? undefined : item.content.name;
  if (item === undefined || item.content !== undefined) return undefined;
  const field = fieldAt(item.indexes.get('fields'));
  const fact = factAt(item.indexes.get('facts')) ?? field;
  return fact === 'tech' ? 'technologies' : fact === 'has' ? undefined : fact;
}

/** Whether a name that no dictionary has starts or continues here. */
const isProperName = (items: readonly Item[], at: number, language: Language): boolean =>
  isUnknown(items[at]) &&
  findTradeByName(items[at]?.text ?? '') === undefined &&
  (isNamePart(items, at, language) || isNamePart(items, at - 1, language));

/** Whether a word asks for a fact. Those for a website and for VAT are as often about the companies of a list: "VAT advisers". */
function isRequestedFact(fact: string, items: readonly Item[], at: number): boolean {
  if (fact === 'vat_number') return !isNarrowing(items, at);
  // "Their site is also in English" asks for a language.
  const isOfLanguage = items
    .slice(at + 1)
    .some(({ content }) => content?.kind === 'language' || content?.kind === 'people');
  return fact !== 'website' || (!isOfLanguage && isOfOneCompany(items, at));
}

/** "VAT advice", "VAT consultants": the next word says what about it. */
function isNarrowing(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next?.breakBefore !== '' || firstToken(next).isCapitalised) return false;
  return isUnknown(next) || next.content?.kind === 'industry';
}

/** "The website of Maplegate", "its website", "phone and website". */
function isOfOneCompany(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).filter((item) => !isArticle(item));
  const after = items.slice(at + 1).filter((item) => !isArticle(item));
  const [next, second] = after;
  const isName =
    next !== undefined && isUnknown(next) && firstToken(next).isCapitalised && next.breakBefore === '';
  return (
    next === undefined ||
    isName ||
    hasRole(next, 'of') ||
    hasRole(before.at(-1), 'its') ||
    (hasRole(next, 'and') && isFact(second)) ||
    (hasRole(before.at(-1), 'and') && isFact(before.at(-2)))
  );
}

const isFact = (item: Item | undefined): boolean =>
  item?.content?.kind === 'feature' || hasRole(item, 'facts');

/** A filler with no other role: of "the", "of the" and "and", only the first is skipped. */
const isArticle = (item: Item): boolean =>
  item.content === undefined && item.roles.size === 1 && hasRole(item, 'filler');
