import { type TradesInText, tradesInText } from '../../extraction/business/trades-in-text.ts';
import { detectLanguage as detectTextLanguage } from '../../extraction/language/detect-language.ts';
import type { AppliedArgument, Plan } from './call.ts';
import { emptyConversation } from './conversation-state.ts';
import { findCountries } from './countries-in-text.ts';
import {
  continuesList,
  exclusionStart,
  hasRole,
  introductionStart,
  rolesAt,
  rolesBefore,
} from './description-words.ts';
import { isColumn } from './dictionaries/dictionaries.ts';
import { findTradeByName } from './dictionaries/find-trade.ts';
import type { Role } from './dictionaries/grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { type Language, languages, type Meaning } from './lexicon/meaning.ts';
import { allPlaceNames, placeFilter } from './place-names.ts';
import { plan } from './plan.ts';
import { detectLanguage } from './reading/detect-language.ts';
import { AMBIGUOUS_PLACES } from './reading/tag.ts';
import { filtersAlone, plannedConditions, type StatedFilter, type StatingWords } from './stated-filters.ts';
import type { Token } from './text/token.ts';
import { tokenize } from './text/tokenize.ts';
import { columnFilter } from './to-arguments.ts';

/** A description of companies: the filters it states, and what remains, its subject. */
export interface Description {
  readonly stated: readonly StatedFilter[];
  /** Empty where the description is nothing but filters: "companies that use HubSpot", "Shopify stores in Germany". */
  readonly subject: string;
  /** Languages that the subject may be in, likeliest first. */
  readonly languages: readonly string[];
  /** Cities and regions, as written and as they are called there. */
  readonly places: readonly string[];
  readonly trades: TradesInText;
  /** Whether the subject is nothing but the name of a trade: "SaaS companies". */
  readonly isTradeAlone: boolean;
  /** Whether all its words are function words, such as "near" and "in": there is nothing to understand. */
  readonly isOnlyFunctionWords: boolean;
}

/** No description has more words. */
const TOKENS_MAX = 400;
/** Longer descriptions are prose: they have a subject, and a number in them is rarely a year of foundation. */
const PLANNED_TOKENS_MAX = 30;
/** Words that say nothing about what a company does: fill words, praise and "companies". */
const EMPTY_ROLES: readonly Role[] = ['filler', 'unsupported', 'company'];

interface StatedSpan {
  /** None for a place to avoid: only the condition on the place excludes it. */
  readonly filter?: StatedFilter;
  readonly place?: { readonly name: string; readonly isExcluded: boolean };
  readonly isExcluded: boolean;
  /** The tokens that are not part of the subject. */
  readonly from: number;
  readonly to: number;
}

/** A word or a quoted text behind a minus sign, as other search engines read it. */
const UNWANTED = /(?<=^|\s)-+(?:"(?<quoted>[^"]+)"|(?<word>[\p{L}\p{N}]\S*))/gu;
/** As many as `exclude` takes. */
const UNWANTED_MAX = 20;

/** Reads what a person wrote to describe companies. Never throws, whatever the text holds. */
export function readDescription(text: string, lexicon: Lexicon): Description {
  const plain = text.normalize('NFKC').replace(/[\p{Cf}\p{Cc}]+/gu, ' ');
  const unwanted = [...plain.matchAll(UNWANTED)].slice(0, UNWANTED_MAX);
  if (unwanted.length === 0) return readWanted(plain, lexicon);
  const wanted = removeSpans(
    plain,
    unwanted.map(({ index, 0: term }) => ({ start: index, end: index + term.length })),
  );
  const description = readWanted(wanted, lexicon);
  const excluded = unwanted.flatMap(({ groups }) =>
    unwantedFilters(groups?.quoted ?? groups?.word ?? '', lexicon),
  );
  return { ...description, stated: [...description.stated, ...mergeExclusions(excluded)] };
}

/** "Without" in the languages of the planner, because names of countries are read in the language of their sentence. */
const WITHOUT = ['without', 'ohne', 'sans', 'sin', 'senza', 'sem', 'zonder', 'bez'];

/** What "-germany" excludes: the filter that the word states, otherwise the word itself. */
function unwantedFilters(term: string, lexicon: Lexicon): readonly StatedFilter[] {
  for (const without of WITHOUT) {
    const { stated, subject } = readWanted(`${without} ${term}`, lexicon);
    if (stated.length > 0 && subject === '' && stated.every(isExclusion)) return stated;
  }
  return [{ param: 'exclude', values: [term], text: term }];
}

const isExclusion = ({ param, values }: StatedFilter): boolean =>
  param.startsWith('not_') || values.every((condition) => /:(?:ne|missing)\b/.test(condition));

/** Excluded words are one parameter. */
function mergeExclusions(filters: readonly StatedFilter[]): readonly StatedFilter[] {
  const words = filters.filter(({ param }) => param === 'exclude').flatMap(({ values }) => values);
  const others = filters.filter(({ param }) => param !== 'exclude');
  return words.length === 0
    ? others
    : [...others, { param: 'exclude', values: words, text: words.join(', ') }];
}

function readWanted(plain: string, lexicon: Lexicon): Description {
  const tokens = tokenize(plain).slice(0, TOKENS_MAX);
  const likely = languagesOf(plain, tokens, lexicon, tradesInText(plain).languages);
  const planned = tokens.length <= PLANNED_TOKENS_MAX ? plan(plain, lexicon, emptyConversation) : undefined;
  const filters = planned && filtersAlone(planned);
  if (filters)
    return {
      stated: filters,
      subject: '',
      languages: likely,
      places: [],
      trades: tradesInText(''),
      isTradeAlone: false,
      isOnlyFunctionWords: false,
    };
  const stated: StatedSpan[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = statedAt(tokens, at, lexicon, stated.at(-1));
    if (found) stated.push(found);
    at = found?.to ?? at + 1;
  }
  const conditions = plannedConditions(plain, planned);
  const spans = [
    ...stated.map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 })),
    ...conditions,
  ];
  const named = isPlannerLanguage(likely[0]) ? [] : findCountries(plain, likely[0] ?? 'en');
  const rest = removeSpans(plain, [...spans, ...named]);
  const trade = plannedTrade(planned, rest);
  const isNothingElse = spans.length > 0 && trade === undefined && describesNothing(rest, likely, lexicon);
  // Where every word belongs to a filter, such as "ru site" that the planner does not read, the words are the subject too.
  const subject = isNothingElse || tokens.length === 0 ? '' : /\p{L}/u.test(rest) ? rest : plain;
  return {
    stated: [
      ...stated.flatMap(({ filter }) => filter ?? []),
      ...placeFilters(stated),
      ...conditions.flatMap((condition) => condition.filters),
      ...named.map(({ code, text: words }) => ({ param: 'country', values: [code], text: words }) as const),
    ],
    subject,
    languages: likely,
    places: stated.flatMap(({ place }) => (place && !place.isExcluded ? allPlaceNames(place.name) : [])),
    trades: tradesOf(subject, likely, trade),
    isTradeAlone: isTradeAlone(trade ? subject.replace(trade.text, '') : subject, likely, lexicon),
    isOnlyFunctionWords: tokens.every((_token, at) => rolesAt(tokens, at, lexicon).size > 0),
  };
}

/** A trade that only the copilot's planner reads, because its words alone say nothing: "IT companies", "media companies". */
function plannedTrade(planned: Plan | undefined, rest: string): AppliedArgument | undefined {
  const named = planned?.applied.filter(({ param }) => param === 'industry' || param === 'q') ?? [];
  const [trade] = named;
  return named.length === 1 && trade?.param === 'industry' && rest.includes(trade.text) ? trade : undefined;
}

function isTradeAlone(subject: string, likely: readonly string[], lexicon: Lexicon): boolean {
  const tokens = tokenize(subject);
  return tokens.every(
    ({ text }, at) =>
      Object.keys(tradesOf(text, likely).industries).length > 0 || saysNothing(tokens, at, likely, lexicon),
  );
}

/** Whether all words are praise or fill words: "good", beside the filter for an online shop. */
function describesNothing(rest: string, likely: readonly string[], lexicon: Lexicon): boolean {
  const tokens = tokenize(rest);
  return tokens.length > 0 && tokens.every((_token, at) => saysNothing(tokens, at, likely, lexicon));
}

/** "Door" is a fill word in Dutch, but not in "door companies". */
const saysNothing = (
  tokens: readonly Token[],
  at: number,
  likely: readonly string[],
  lexicon: Lexicon,
): boolean =>
  lexicon
    .matchesAt(tokens.slice(at, at + 1), 0)
    .some(({ entries }) =>
      entries.some(
        ({ meaning, language }) =>
          meaning.kind === 'role' &&
          EMPTY_ROLES.includes(meaning.role) &&
          (language === undefined || likely.includes(language)),
      ),
    );

/**
 * The trades in the words of the subject or, if the lexicon of pages has none of them, the trade that it is a name of: "moving companies".
 */
function tradesOf(subject: string, likely: readonly string[], trade?: AppliedArgument): TradesInText {
  const found = tradesInText(subject, likely);
  if (trade && Object.keys(found.industries).length === 0)
    return { ...found, industries: { [trade.value]: 1 } };
  const named = Object.keys(found.industries).length === 0 ? findTradeByName(subject) : undefined;
  if (!named) return found;
  return {
    ...found,
    industries: Object.fromEntries(named.industries.map((industry) => [industry, 1])),
    subIndustries: named.part === undefined ? {} : { [named.part]: 1 },
  };
}

/** One condition for all places that are wanted, since a company is in one of them, and one for those to avoid. */
function placeFilters(stated: readonly StatedSpan[]): StatedFilter[] {
  return ([false, true] as const).flatMap((isExcluded) => {
    const names = stated.flatMap(({ place }) => (place?.isExcluded === isExcluded ? place.name : []));
    const condition = placeFilter(names, isExcluded ? 'ne' : 'in');
    return names.length > 0
      ? [{ param: 'filter', values: [condition], text: names.join(', ') } as const]
      : [];
  });
}

const isPlannerLanguage = (language: string | undefined): boolean =>
  (languages as readonly (string | undefined)[]).includes(language);

/** Scripts and the languages that are written in them, most widely read first. */
const LANGUAGES_BY_SCRIPT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/[іїєґ]/iu, ['uk', 'ru']],
  [/\p{Script=Cyrillic}/u, ['ru', 'bg', 'uk', 'sr']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/[پچژگ]/u, ['fa', 'ar']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Devanagari}/u, ['hi']],
];

const LANGUAGES_MAX = 10;

/** Languages that a text may be in. One or two words may fit several languages; then the language whose trades contain them comes first. */
function languagesOf(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  ofTrades: readonly string[],
): string[] {
  const byScript = LANGUAGES_BY_SCRIPT.find(([letters]) => letters.test(text))?.[1];
  if (byScript) return [...byScript];
  const planned = detectLanguage(text, tokens, lexicon, undefined);
  const isCertain = planned === detectLanguage(text, tokens, lexicon, planned === 'en' ? 'pl' : 'en');
  const detected = detectTextLanguage(text, null, '') ?? planned;
  if (isCertain) return [...new Set([planned, detected])];
  const [ofTrade, ...others] = ofTrades.filter(isPlannerLanguage);
  if (ofTrade !== undefined && others.length === 0) return [ofTrade];
  return [...new Set([ofTrade ?? detected, detected, ...others, ...languages])].slice(0, LANGUAGES_MAX);
}

function statedAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  previous: StatedSpan | undefined,
): StatedSpan | undefined {
  for (const { length, entries, isPrefixMatch } of lexicon.matchesAt(tokens, at)) {
    for (const { meaning, language, isLanguageSpecific } of entries) {
      if (isPrefixMatch && meaning.kind !== 'country') continue;
      const found = filterOf(meaning, { tokens, at, length, lexicon, isLanguageSpecific, language });
      if (!found) continue;
      const before = rolesBefore(tokens, at, lexicon);
      const { column, place } = found;
      const exclusion = exclusionStart(tokens, at, lexicon);
      const start = exclusion ?? introductionStart(tokens, before, lexicon) ?? at;
      const isContinued = (from: number): boolean =>
        previous !== undefined && continuesList(tokens, previous.to, from, lexicon);
      const isExcluded =
        exclusion !== undefined ||
        (previous?.isExcluded === true && isContinued(at)) ||
        before.some(
          ({ roles }) =>
            // Before a place, "no" is Portuguese for "in".
            roles.has('outside') || (roles.has('without') && !(found.param === 'country' && roles.has('in'))),
        );
      const param = isExcluded && column === undefined ? EXCLUDING_PARAMS[found.param] : found.param;
      if (param === undefined) continue;
      const text = textOf(tokens, at, length);
      const values = column === undefined ? found.values : [columnFilter(column, isExcluded)];
      return {
        ...(!(place && isExcluded) && { filter: { param, values, text } }),
        ...(place !== undefined && { place: { name: place, isExcluded } }),
        isExcluded,
        from: isContinued(start) ? (previous?.to ?? start) : start,
        to: at + length,
      };
    }
  }
  return undefined;
}

const textOf = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ');

const EXCLUDING_PARAMS: Readonly<Partial<Record<StatedFilter['param'], StatedFilter['param']>>> = {
  country: 'not_country',
  technology: 'not_technology',
  has: 'not_has',
};
interface MatchContext {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly length: number;
  readonly lexicon: Lexicon;
  readonly isLanguageSpecific: boolean;
  readonly language: Language | undefined;
}

interface Found {
  readonly param: StatedFilter['param'];
  readonly values: readonly string[];
  /** A feature that is a column of the profile, such as online booking. */
  readonly column?: string;
  /** A city or region, by the name that pages use. */
  readonly place?: string;
}

/** The filter that a phrase sets in this context: a country that is written as a name, a feature after “with”. */
function filterOf(meaning: Meaning, place: MatchContext): Found | undefined {
  const { tokens, at, length, lexicon } = place;
  const [first, before] = [tokens[at], rolesBefore(tokens, at, lexicon)];
  const isName = first?.isCapitalised === true || /^\p{Lu}/u.test(first?.text ?? '');
  const isAfter = (...roles: readonly Role[]): boolean =>
    before.some((word) => roles.some((role) => word.roles.has(role)));
  switch (meaning.kind) {
    case 'country':
      return isName || isAfter('in', 'outside') || endsPhraseInLowerCase(place)
        ? { param: 'country', values: meaning.codes }
        : undefined;
    case 'people':
      return hasRole(tokens, at + length, lexicon, 'company')
        ? { param: 'country', values: meaning.codes }
        : undefined;
    case 'place':
      return isPlace(place, isName, isAfter('in', 'outside'))
        ? {
            param: 'country',
            values: [meaning.country ?? ''],
            place: meaning.name ?? textOf(tokens, at, length),
          }
        : undefined;
    case 'technology':
      return meaning.isCommonWord ? undefined : { param: 'technology', values: [meaning.name] };
    case 'language':
      return { param: 'language', values: [meaning.code] };
    case 'feature':
      if (meaning.isOnlyAfterSelling) return undefined;
      if (meaning.name !== 'ecommerce' && !isAfter('with', 'without', 'says')) return undefined;
      return isColumn(meaning.name) && !meaning.name.includes('=')
        ? { param: 'filter', values: [], column: meaning.name }
        : { param: 'has', values: [meaning.name] };
    default:
      return undefined;
  }
}

/** Countries whose names are common words in lower case. */
const AMBIGUOUS_COUNTRIES = new Set(['turkey', 'china', 'chile', 'guinea', 'us', 'man']);

/** "car dealers italy", "car dealers italy since 1990": ends a phrase of somebody who types everything in lower case. */
const endsPhraseInLowerCase = ({ tokens, at, length, lexicon }: MatchContext): boolean =>
  at > 0 &&
  (at + length === tokens.length || rolesAt(tokens, at + length, lexicon).size > 0) &&
  !AMBIGUOUS_COUNTRIES.has(tokens[at]?.folded ?? '') &&
  tokens.every(({ isCapitalised }) => !isCapitalised);

/**
 * Names of cities are written with a capital letter, except by users who type everything in lower case: "hotels in berlin", "hotel berlin".
 */
function isPlace({ tokens, at, length }: MatchContext, isName: boolean, isAfterPlaceWord: boolean): boolean {
  if (length === 1 && AMBIGUOUS_PLACES.has(tokens[at]?.folded ?? '')) return isName && isAfterPlaceWord;
  const isAllSmall = tokens.every(({ isCapitalised }) => !isCapitalised);
  return isName || isAfterPlaceWord || (isAllSmall && at > 0);
}

function removeSpans(text: string, spans: readonly Pick<StatingWords, 'start' | 'end'>[]): string {
  const lastFirst = [...spans].sort((one, other) => other.start - one.start);
  const left = lastFirst.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return left
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:!?])/gu, '')
    .trim();
}
