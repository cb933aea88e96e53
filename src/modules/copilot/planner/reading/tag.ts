import countries from 'i18n-iso-countries';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import type { Content, Item } from './item.ts';
import { hasRole, isUnknown } from './item.ts';
import { OPENING_HOURS } from './merge-opening-phrase.ts';
import { isPlaceNameAt, placeBefore } from './place-beside.ts';
import { knownPlaceLength } from './place-candidates.ts';

/** Cities whose names are common words: they count only with a capital letter after a preposition of place. */
export const AMBIGUOUS_PLACES = new Set(
  'nice tours essen bergen split cork reading bath como namen faro mons marche lima derby rom natal leon rio cali porto york cargo champagne holland salvador rosario santiago victoria ulm biel zug haga creta split nancy faro gales'.split(
    ' ',
  ),
);
/** Short names that are words of some language in lower case: us, Dach (a roof), eu (I). */
const UPPERCASE_ONLY_NAMES = new Set(['us', 'eu', 'ue', 'dach', 'anz', 'gcc', 'v4', 'nrw', 'vs']);
const USAGE_ROLES: readonly Role[] = ['uses', 'with', 'without', 'not'];
const PLACE_PREPOSITIONS: readonly Role[] = ['in', 'outside', 'of'];

export interface TagContext {
  readonly lexicon: Lexicon;
  readonly language: Language;
  readonly message: string;
  /** Cities and regions that no list has. */
  readonly knownPlaces?: readonly string[] | undefined;
  /** Roles to ignore. */
  readonly ignored?: ReadonlySet<Role>;
}

/** Reads tokens from left to right, and at each position the longest phrase that the lexicon has. */
export function tag(tokens: readonly Token[], context: TagContext): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const read = readAt(tokens, at, items, context);
    const taken = tokens.slice(at, at + read.length);
    items.push(itemOf(taken, read, context.message));
    at += read.length;
  }
  return items;
}

interface Found {
  readonly length: number;
  readonly roles: ReadonlySet<Role>;
  readonly indexes: ReadonlyMap<Role, number>;
  readonly content: Content | undefined;
}

const NO_MATCH: Found = { length: 1, roles: new Set(), indexes: new Map(), content: undefined };

function readAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Item[],
  { lexicon, language, ignored, message, knownPlaces = [] }: TagContext,
): Found {
  const token = tokens[at];
  // "dentists berlin": in a message without capital letters, names are in lower case too.
  const isAllLowerCase = tokens.every((one) => !one.isCapitalised);
  if (!token || token.kind === 'quoted' || token.kind === 'ending') return NO_MATCH;
  if (token.legalForms)
    return {
      ...NO_MATCH,
      content: {
        kind: 'feature',
        name: `legal_form=${token.legalForms.join('|')}`,
        isOnlyAfterSelling: false,
      },
    };
  const placeLength = knownPlaceLength(tokens, at, knownPlaces);
  if (placeLength > 0) {
    const name = message.slice(token.start, tokens[at + placeLength - 1]?.end);
    return {
      ...NO_MATCH,
      length: placeLength,
      content: { kind: 'place', country: undefined, name, isAdjective: false },
    };
  }
  if (isCountryCode(token, before.at(-1)))
    return { ...NO_MATCH, content: { kind: 'country', codes: [token.text.replace('UK', 'GB')] } };
  for (const { length, entries } of lexicon.matchesAt(tokens, at)) {
    const usable = entries.filter((entry) => isUsable(entry, language, token));
    const next = tokens[at + length];
    // Looked up only for the few names that depend on it.
    const isRoleNext = (role?: Role): boolean =>
      lexicon
        .matchesAt(tokens, at + length)
        .some((match) =>
          match.entries.some(
            (one) =>
              one.meaning.kind === 'role' &&
              one.language === language &&
              (role === undefined || one.meaning.role === role),
          ),
        );
    const isLastOfPhrase = (): boolean => next === undefined || next.breakBefore !== '' || isRoleNext();
    const contents = usable.flatMap((entry) =>
      entry.meaning.kind === 'role' ||
      !fitsContext(entry.meaning, tokens.slice(at, at + length), before, next, {
        isAllLowerCase,
        isHeadLast: language === 'en' || language === 'de' || language === 'nl',
        isVerbLast: language === 'de' || language === 'nl',
        isLastOfPhrase,
        isUsed: () => isRoleNext('uses'),
        isSold: () => isRoleNext('sells'),
        isRestricted: () => isRoleNext('only') || isRoleNext('instead') || isRoleNext('also'),
        isJoinedToPlace: () =>
          (isRoleNext('or') || isRoleNext('and') || isRoleNext('with') || isRoleNext('than')) &&
          isPlaceNameAt(lexicon, tokens, at + length + 1),
        isJoinedToTechnology: () =>
          (isRoleNext('or') || isRoleNext('and')) && isTechnologyAt(lexicon, tokens, at + length + 1),
      })
        ? []
        : [{ ...entry, meaning: entry.meaning }],
    );
    const roles = usable.flatMap(({ meaning }) =>
      meaning.kind === 'role' && !ignored?.has(meaning.role) ? [meaning] : [],
    );
    if (contents.length === 0 && roles.length === 0) continue;
    if (
      token.kind === 'domain' &&
      !contents.some(({ meaning }) => meaning.kind === 'technology' && followsUsage(before))
    )
      return NO_MATCH;
    // "No Porto" means the city, not a port.
    const isPlaceExpected = token.isCapitalised && hasRole(before.at(-1), 'in', 'outside');
    const set = new Set(roles.map(({ role }) => role));
    const [content] = contents.sort(
      (a, b) => rank(a, language, isPlaceExpected) - rank(b, language, isPlaceExpected),
    );
    return {
      length,
      roles: set,
      indexes: new Map(roles.flatMap(({ role, index }) => (index === undefined ? [] : [[role, index]]))),
      content: prefersRole(content?.meaning, set, token, before.length === 0) ? undefined : content?.meaning,
    };
  }
  return NO_MATCH;
}

/** A country name from another language counts only with a capital letter; so does a technology in one of its Polish cases. */
const isUsable = (entry: Entry, language: Language, token: Token): boolean =>
  entry.language === undefined ||
  entry.language === language ||
  ((!entry.isLanguageSpecific || entry.meaning.kind === 'technology') && token.isCapitalised);

/** A code in capital letters after a preposition of place, after "and" and similar words, or after another country. */
const isCountryCode = ({ text, breakBefore }: Token, before: Item | undefined): boolean =>
  /^[A-Z]{2}$/.test(text) &&
  (text === 'UK' || countries.isValid(text)) &&
  (before?.content?.kind === 'country' ||
    (before?.content?.kind === 'place' && breakBefore === ',') ||
    hasRole(before, 'in', 'outside', 'only', 'and', 'or', 'also', 'instead'));

/** Sorts entries of the wanted language before others, and reliable kinds of meaning before less reliable ones. */
const rank = ({ language, meaning }: Entry, wanted: Language, isPlaceExpected: boolean): number =>
  (language === wanted || (isPlaceExpected && meaning.kind === 'place') ? 0 : 10) -
  (isPlaceExpected && meaning.kind === 'place' ? 10 : 0) +
  (meaning.kind === 'technology' && meaning.isCommonWord ? 5 : 0) +
  ['country', 'language', 'industry', 'feature', 'people', 'technology', 'place'].indexOf(meaning.kind);

/** Whether a word is used for its grammatical role and only happens to be a city or a technology as well. */
const prefersRole = (
  content: Content | undefined,
  roles: ReadonlySet<Role>,
  token: Token,
  isFirst: boolean,
): boolean =>
  content === undefined ||
  (roles.size > 0 &&
    ((content.kind === 'place' && !AMBIGUOUS_PLACES.has(token.folded)) ||
      // In Portuguese and Spanish, "usa" means "uses".
      (content.kind === 'country' &&
        roles.has('uses') &&
        (!token.isCapitalised || (isFirst && token.text !== token.text.toUpperCase()))) ||
      roles.has('count') ||
      roles.has('command') ||
      roles.has('greeting')));

const isPlace = (item: Item | undefined): boolean =>
  item?.content?.kind === 'place' || item?.content?.kind === 'country';

/** Whether a word names a trade or an industry. */
const isTrade = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.content?.kind === 'industry' || (isUnknown(item) && findTradeByName(item.text) !== undefined));

function fitsContext(
  content: Content,
  tokens: readonly Token[],
  before: readonly Item[],
  next: Token | undefined,
  {
    isAllLowerCase,
    isHeadLast,
    isVerbLast,
    isLastOfPhrase,
    isUsed,
    isSold,
    isRestricted,
    isJoinedToPlace,
    isJoinedToTechnology,
  }: {
    readonly isAllLowerCase: boolean;
    /** Whether the language puts the noun after the words that narrow it: "map makers". */
    readonly isHeadLast: boolean;
    /** Whether the language puts the verb after its object: "die Visa akzeptieren". */
    readonly isVerbLast: boolean;
    readonly isLastOfPhrase: () => boolean;
    readonly isUsed: () => boolean;
    readonly isSold: () => boolean;
    /** Whether "only", "instead" or "too" follows. */
    readonly isRestricted: () => boolean;
    /** Whether the name of another place follows "or", "and", "with" or "than". */
    readonly isJoinedToPlace: () => boolean;
    /** Whether "and" or "or" and the name of a technology follow: "react or vue". */
    readonly isJoinedToTechnology: () => boolean;
  },
): boolean {
  const [token] = tokens;
  if (!token) return false;
  if (content.kind === 'place') {
    if (content.isAdjective) return true;
    const isAfterPlaceWord =
      hasRole(before.at(-1), ...PLACE_PREPOSITIONS) ||
      // "In Dublin or Cork".
      (hasRole(before.at(-1), 'and', 'or') && isPlace(before.at(-2)));
    const isAfterTrade = token.breakBefore === '' && isTrade(before.at(-1));
    // "Dentista porto", "hotels in nice with a blog": no noun follows, and a trade or a preposition of place precedes.
    if (tokens.length === 1 && AMBIGUOUS_PLACES.has(token.folded))
      return (
        (isAfterPlaceWord && token.isCapitalised) ||
        // "Compara o Porto com Lisboa", "Lisboa com o Porto".
        (token.isCapitalised &&
          (isJoinedToPlace() || (isPlace(placeBefore(before)) && next === undefined))) ||
        // "Only Nice", "rather Nice".
        (hasRole(before.at(-1), 'only', 'instead', 'also') && token.isCapitalised && next === undefined) ||
        (isAllLowerCase && isAfterPlaceWord && !hasRole(before.at(-1), 'of') && isLastOfPhrase()) ||
        (next === undefined && isAfterTrade && (isAllLowerCase || token.isCapitalised))
      );
    // "Munich", "munich only", "munich instead": nothing else that the word could belong to.
    const isAlone = before.length === 0 && (next === undefined || isRestricted());
    return (
      token.isCapitalised ||
      isAfterPlaceWord ||
      isAfterTrade ||
      (isAllLowerCase && (before.length > 0 || isAlone))
    );
  }
  if (content.kind === 'technology' && content.isCommonWord) {
    const written = tokens.map(({ text }) => text).join(' ');
    if (followsUsage(before) || isJoinedToTechnology())
      return token.isCapitalised || written === written.toLowerCase();
    return (
      token.isCapitalised &&
      (next?.isJoined === true || hasRole(before.at(-1), 'company', 'shop') || written === content.name) &&
      (next !== undefined || before.length > 0) &&
      !(before.length === 0 && next === undefined)
    );
  }
  if (content.kind === 'country' && tokens.length === 1 && UPPERCASE_ONLY_NAMES.has(token.folded))
    return (
      token.text === token.text.toUpperCase() ||
      (token.folded !== 'eu' && hasRole(before.at(-1), 'in', 'outside'))
    );
  if (content.kind === 'feature' && content.isOnlyAfterSelling)
    // "That offer a newsletter on their website", "die Deutsch auf ihrer Website anbieten" sell nothing there.
    return (
      !/^(?:feature|language|people)$/.test(before.at(-1)?.content?.kind ?? '') &&
      (before.some((item) => hasRole(item, 'sells', 'shop')) || (isVerbLast && isSold()))
    );
  if (content.kind === 'feature' && content.isOnlyAfterWith === true)
    return (
      token.folded === OPENING_HOURS ||
      (followsHaving(before, token) && (!isHeadLast || isLastOfPhrase())) ||
      // "Die Visa akzeptieren": the verb comes last.
      (isVerbLast && !hasRole(before.at(-1), 'which') && isUsed())
    );
  // "Nail polish" is not from Poland.
  if (content.kind === 'people' && token.text === 'polish') return !isUnknown(before.at(-1));
  return true;
}

/** Whether the name of a technology starts here that is no common word. */
const isTechnologyAt = (lexicon: Lexicon, tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined &&
  lexicon
    .matchesAt(tokens, at)
    .some(({ entries }) =>
      entries.some(({ meaning }) => meaning.kind === 'technology' && !meaning.isCommonWord),
    );

/** Whether the last words say that something is used, ignoring articles. */
function followsUsage(before: readonly Item[]): boolean {
  const last = before.findLast(
    (item) => item.content !== undefined || !hasRole(item, 'filler') || hasRole(item, ...USAGE_ROLES),
  );
  return last !== undefined && (hasRole(last, ...USAGE_ROLES) || last.content?.kind === 'technology');
}

const HAVING_ROLES: readonly Role[] = ['with', 'without', 'not'];

/** Whether the last words say that companies have something, or lack it: "with a map", "with a blog and a map". */
function followsHaving(before: readonly Item[], token: Token): boolean {
  const said = before.filter(
    (item) => item.content !== undefined || !isPlainFiller(item) || hasRole(item, ...HAVING_ROLES),
  );
  const last = said.at(-1);
  if (last === undefined) return false;
  if (last.content === undefined && hasRole(last, ...HAVING_ROLES)) return true;
  if (last.content === undefined && hasRole(last, 'uses') && !hasRole(last, 'in', 'of', 'filler'))
    return true;
  const isFeature = (item: Item | undefined): boolean =>
    item?.content?.kind === 'feature' || item?.content?.kind === 'technology';
  if (last.content === undefined && hasRole(last, 'and', 'or')) {
    const first = said.at(-2);
    // "With more than 20 employees and a VAT number": the number has been taken out.
    return isFeature(first) || (first?.content === undefined && hasRole(first, 'with'));
  }
  return token.breakBefore === ',' && isFeature(last);
}

const isPlainFiller = (item: Item): boolean => item.content === undefined && hasRole(item, 'filler');

function itemOf(tokens: readonly Token[], { roles, indexes, content }: Found, message: string): Item {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  return {
    tokens,
    text: message.slice(start, end),
    start,
    end,
    roles,
    indexes,
    content,
    breakBefore: tokens[0]?.breakBefore ?? '',
    isJoined: tokens[0]?.isJoined ?? false,
  };
}
