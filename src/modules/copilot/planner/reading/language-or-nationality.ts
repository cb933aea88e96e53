import type { CallArguments } from '../call.ts';
import { clauseWords, employeeWords, manufacturerNouns } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { foldPhrases } from '../text/fold.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

/** Words for sites and pages: "English" means the language of a site, but the country of a company. */
const SITE_NOUNS =
  /^web$|^(web)?(site|page|seite|pagina|sitio|sito|siti|strona|strony|stron|witryn|homepage|website|internetseite|(internet|web)(auftritt|prasenz))/;
/** "At least", before a list of languages; a company is in one country only. */
const LEAST_PHRASES: ReadonlySet<string> = new Set(
  Object.values(employeeWords).flatMap(({ atLeast }) => foldPhrases(atLeast).map((words) => words.join(' '))),
);

/**
 * Whether "Italian" means the language here and not the people: "in Italian", "written in Italian", "Italian-speaking", "at least Italian",
 * or an Italian site that companies have.
 */
export function isLanguageName(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).findLast((item) => !isArticle(item));
  const after = items[at + 1];
  if (isExcludedLater(items, at)) return false;
  if (isOfferedLanguage(items, at)) return true;
  if (hasRole(before, 'and', 'or') && isSecondLanguage(items, at)) return true;
  if (isListedBeforeNoun(items, at)) return true;
  if (hasRole(after, 'language') && (after?.isJoined === true || !hasRole(after, 'in'))) return true;
  if (hasRole(before, 'language') && !hasRole(before, 'in', 'filler', 'uses')) return true;
  if ((hasRole(before, 'in', 'language', 'outside') || endsWithSameIn(before)) && !isNoun(after)) return true;
  if (items[at]?.breakBefore === '' && items[at - 1]?.content?.kind === 'country' && !isNoun(after))
    return true;
  if (isLeast(items[at - 1]) && !isNoun(after)) return true;
  const site = beginsWithSite(after) ? after : isSite(before) ? before : undefined;
  const content = items[at]?.content;
  if (site === undefined || content?.kind !== 'people') return false;
  return (
    content.language === 'en' ||
    items.some((_, other) => other !== at && isCompanyLocation(items, other)) ||
    isSiteOfCompanies(items, Math.min(at, items.indexOf(site)), Math.max(at, items.indexOf(site)) + 1)
  );
}

/** "Drop the French" after a list of companies that speak it: the adjective is the language that the list requires. */
export function readKnownLanguage(items: readonly Item[], args: CallArguments): readonly Item[] {
  if (!items.some((item) => hasRole(item, 'drop', 'without') && !item.content)) return items;
  const required = [args.language ?? '', ...[args.filter ?? []].flat()].flatMap((one) =>
    String(one)
      .replace(/^languages_offered:in:/, '')
      .split(','),
  );
  return items.map((item) =>
    item.content?.kind === 'people' &&
    item.content.language !== undefined &&
    required.includes(item.content.language)
      ? { ...item, content: { kind: 'language', code: item.content.language } }
      : item,
  );
}

/** "Only manufacturers" after a list of a trade or a product: those of its companies that make it. */
export function readMakers(items: readonly Item[], { q, industry }: CallArguments): readonly Item[] {
  const at = items.findIndex(
    (item) => item.content?.kind === 'industry' && manufacturerNouns.has(firstToken(item).folded),
  );
  const isOnlyNamed = items.every((item, place) => place === at || (!item.content && !isUnknown(item)));
  const narrows = items.some((item) => hasRole(item, 'only', 'ofThem', 'not') && !item.content);
  if (at < 0 || !isOnlyNamed || !narrows || (q === undefined && industry === undefined)) return items;
  const content = {
    kind: 'feature',
    name: 'business_model=manufacturer',
    isOnlyAfterSelling: false,
  } as const;
  return items.with(at, { ...(items[at] as Item), content });
}

/** "German sites that are not in German": the first names the country. */
function isExcludedLater(items: readonly Item[], at: number): boolean {
  const language = languageOf(items[at]);
  return items.some(
    (item, place) =>
      place > at &&
      languageOf(item) === language &&
      items.slice(at + 1, place).some((one) => !one.content && hasRole(one, 'not', 'without', 'outside')),
  );
}

const languageOf = (item: Item | undefined): string | undefined =>
  item?.content?.kind === 'people'
    ? item.content.language
    : item?.content?.kind === 'language'
      ? item.content.code
      : undefined;

/** Words that a message about the list may have beside its condition; a verb such as "show" starts a new search. */
const LIST_ROLES: readonly Role[] = ['filler', 'only', 'also', 'and', 'but', 'ofThem', 'in', 'of'];

/** After a list, "German website only" and "German websites" are about the sites of its companies, so the adjective is their language. */
export function readSiteLanguage(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ content }) => content?.kind === 'people');
  const content = items[at]?.content;
  const language = content?.kind === 'people' ? content.language : undefined;
  if (language === undefined) return items;
  const others = items.filter((_, place) => place !== at);
  const isAboutList =
    (isSite(items[at - 1]) || isSite(items[at + 1])) &&
    others.every(
      (one) =>
        one.content === undefined && !hasRole(one, 'command') && (isSite(one) || hasRole(one, ...LIST_ROLES)),
    );
  if (!isAboutList) return items;
  // The sites do not stand for other companies, which would be a new search.
  return items.map((one, place) =>
    place === at
      ? { ...one, content: { kind: 'language', code: language } }
      : isSite(one)
        ? withRoles(one, 'filler')
        : one,
  );
}

/**
 * "With an Italian site", "hotels, Italian site": the companies are named besides their sites. "Italian sites that sell wine" are from
 * Italy.
 */
function isSiteOfCompanies(items: readonly Item[], start: number, end: number): boolean {
  const before = items.slice(0, start).filter((item) => !isArticle(item));
  if (hasRole(before.at(-1), 'with', 'without', 'not') || before.some(isCompany)) return true;
  const [next] = items.slice(end);
  const isNamedAfter =
    (next?.breakBefore === ',' && !isClauseWord(firstToken(next).folded)) ||
    (!next?.content && hasRole(next, 'of'));
  return isNamedAfter && items.slice(end).some(isCompany);
}

const isClauseWord = (word: string): boolean => Object.values(clauseWords).some((words) => words.has(word));

const isCompany = (item: Item): boolean =>
  item.content?.kind === 'industry' ||
  isUnknown(item) ||
  (!item.content && hasRole(item, 'company', 'shop') && !isSite(item));

const isLeast = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.roles.size === 1 &&
  item.roles.has('filler') &&
  LEAST_PHRASES.has(item.tokens.map(({ folded }) => folded).join(' '));

/** Whether the companies offer or speak the language: "that speak Italian", "with Italian", "die Italienisch auf der Website anbieten". */
export function isOfferedLanguage(items: readonly Item[], at: number): boolean {
  const isListed = (item: Item | undefined): boolean =>
    item !== undefined && (isLanguageOrPeople(item) || isArticle(item) || isJoining(item));
  let [first, last] = [at, at];
  while (isListed(items[first - 1])) first -= 1;
  while (isListed(items[last + 1])) last += 1;
  last = items.findLastIndex((item, place) => place <= last && isLanguageOrPeople(item));
  // "Offers Italian wine" names a product of that country; "offers Italian on its site" does not.
  if (isNoun(items[last + 1]) && !isOnSite(items[last + 1])) return false;
  const before = items
    .slice(0, first)
    .findLast((item) => !hasRole(item, 'in', 'language') || isSpeaking(item));
  if (isSpeaking(before)) return true;
  // "Sito anche in inglese": the site has several languages.
  if (isAlsoOfSite(items, first)) return true;
  // "With Italian" offers the language, "with Italian customers" does not.
  const next = items[last + 1];
  const isAlone =
    next === undefined ||
    next.breakBefore !== '' ||
    isOnSite(next) ||
    hasRole(next, 'in', 'filler', 'language');
  // "Compare with the Spanish ones" names another country.
  const isCompared = items.some((item) => hasRole(item, 'compare') && !item.content);
  const isAfterWith = before !== undefined && before.content === undefined && hasRole(before, 'with');
  if (isAfterWith && isAlone && !isCompared) return true;
  // "Restaurants français proposent": an adjective after the companies says where they are.
  if (items[at]?.content?.kind === 'people' && items[first]?.breakBefore === '' && isNoun(items[first - 1]))
    return false;
  // In German and Dutch the verb comes last; "Italian sites that offer" has a noun in between.
  const after = items
    .slice(last + 1)
    .find(
      (item) =>
        isSpeaking(item) || !(isSite(item) || isOnSite(item) || hasRole(item, 'filler', 'in', 'language')),
    );
  return isSpeaking(after) && !isSite(items[last + 1]);
}

/** Whether "site also in", "also have their site in" precedes. */
function isAlsoOfSite(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).filter((item) => !isArticle(item) && !isPlainIn(item));
  const two = before.slice(-2);
  return two.some((item) => item.content === undefined && hasRole(item, 'also')) && two.some(isSite);
}

const isPlainIn = (item: Item): boolean =>
  item.content === undefined && hasRole(item, 'in', 'language', 'with', 'its', 'numbers') && !isSite(item);

/** "On their site", read as one phrase. */
const isOnSite = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.tokens.length > 1 &&
  SITE_NOUNS.test(item.tokens.at(-1)?.folded ?? '');

const isSpeaking = (item: Item | undefined): boolean =>
  item !== undefined && item.content === undefined && hasRole(item, 'speaks');

const isLanguageOrPeople = ({ content }: Item): boolean =>
  content?.kind === 'language' || (content?.kind === 'people' && content.language !== undefined);

const isJoining = (item: Item): boolean =>
  item.content === undefined && !isSpeaking(item) && hasRole(item, 'and', 'or', 'also');

/** "The same in", before a language. */
const endsWithSameIn = (item: Item | undefined): boolean =>
  hasRole(item, 'whatAbout') && /^(?:in|en|em|auf|po|w)$/.test(item?.tokens.at(-1)?.folded ?? '');

/** Whether an item says where the company is, not what its site is like. */
function isCompanyLocation(items: readonly Item[], at: number): boolean {
  const kind = items[at]?.content?.kind;
  return (
    kind === 'country' || (kind === 'people' && !isSite(items[at - 1]) && !beginsWithSite(items[at + 1]))
  );
}

/** "English and German versions", "a German and an English site": the noun after a list of languages applies to all of them. */
function isListedBeforeNoun(items: readonly Item[], at: number): boolean {
  const isListed = (item: Item | undefined): boolean =>
    item?.content?.kind === 'people' ||
    (item !== undefined &&
      item.content === undefined &&
      (hasRole(item, 'and', 'or', 'numbers') || isArticle(item)));
  let [start, end] = [at, at + 1];
  while (isListed(items[start - 1])) start -= 1;
  while (isListed(items[end])) end += 1;
  const named = items.slice(start, end).filter(({ content }) => content?.kind === 'people');
  const noun = items[end];
  return (
    named.length > 1 &&
    noun?.content === undefined &&
    (isSite(noun) || (hasRole(noun, 'language') && !hasRole(noun, 'in')))
  );
}

/** "In German or French": whatever is joined to a language is a language too. */
function isSecondLanguage(items: readonly Item[], at: number): boolean {
  const first = items.findLastIndex((item, index) => index < at && item.content !== undefined);
  const { content } = items[first] ?? {};
  const isOnlyJoinedBy = items
    .slice(first + 1, at)
    .every((item) => isArticle(item) || hasRole(item, 'and', 'or', 'in', 'language'));
  if (!isOnlyJoinedBy || isNoun(items[at + 1])) return false;
  return content?.kind === 'language' || (content?.kind === 'people' && isLanguageName(items, first));
}

/** Fillers between a preposition of place and a name. */
const isArticle = (item: Item): boolean =>
  item.content === undefined &&
  item.roles.size === 1 &&
  item.roles.has('filler') &&
  (firstToken(item).folded.length <= 4 || isLeast(item));

const isNoun = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.breakBefore === '' &&
  (hasRole(item, 'company', 'shop') ||
    item.content?.kind === 'industry' ||
    (item.roles.size === 0 && item.content === undefined && firstToken(item).kind === 'word'));

const isSite = (item: Item | undefined): boolean =>
  item !== undefined &&
  hasRole(item, 'company') &&
  // "Site web", "con web".
  [firstToken(item), item.tokens.at(-1)].some((token) => SITE_NOUNS.test(token?.folded ?? ''));

/** In "empresas italianas con web", the companies are Italian. */
const beginsWithSite = (item: Item | undefined): boolean =>
  item !== undefined && isSite(item) && SITE_NOUNS.test(firstToken(item).folded);
