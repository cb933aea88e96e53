import { tradesInText } from '../../extraction/business/trades-in-text.ts';
import {
  type CallArguments,
  filtersIn,
  findIndustryByName,
  findSubjectByName,
  type Language,
  meansGoods,
  type Trade,
  toFilterArgument,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { searchLanguages } from './languages-of-countries.ts';
import {
  isPassingWord,
  neighboursOf,
  singleWordNames,
  type TradeQuery,
  tradeQuerySearch,
  withFilters,
} from './trade-query.ts';
import {
  type FoundTrades,
  findTrades,
  isFunctionWord,
  isSingleWord,
  isSpecificWord,
  singleWordForms,
} from './trades.ts';
import { inflectionsOf } from './word-forms.ts';

/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
const FORMS_IN_FEW_LANGUAGES = 6;
const FEW_LANGUAGES = 4;
const FORMS_TRIED_MAX = 6;

const withoutWords = ({ q: _q, mode: _mode, ...filters }: CallArguments): CallArguments => filters;

/** The searches to try for some words, best first. */
export interface Candidates {
  /** The searches of a nested list mean the same; the one that finds the most is used. */
  readonly ordered: readonly (CallArguments | readonly CallArguments[])[];
  /** Used if none of them finds a company. */
  readonly otherwise: CallArguments;
  readonly isTrade: boolean;
  /** The search by sub-industry, if the words name one. */
  readonly bySubIndustry: CallArguments | undefined;
  /** The searches that drop the other words. */
  readonly withoutOthers: readonly CallArguments[];
  readonly others: readonly string[];
}

/** Two searches for all companies of a trade: by its sub-industry and by its names; undefined if it has no sub-industry of its own. */
export function overallTradeSearches(
  q: string,
  language: Language,
  attributeWords: ReadonlySet<string>,
): { readonly inSubIndustry: CallArguments; readonly byNames: CallArguments } | undefined {
  const { trades, named } = findTrades(q, attributeWords);
  const match = subIndustryOfTrade(trades);
  const inSubIndustry = match && subIndustrySearch({}, match);
  const [byNames] = match ? tradeNameSearches({ q }, trades, named, language) : [];
  return inSubIndustry && byNames ? { inSubIndustry, byNames } : undefined;
}

/**
 * The ways to search for words: as a trade, as an industry, in other forms, by meaning. `isFoundBySubIndustry` says whether a trade can be
 * found by its sub-industry.
 */
export function searchCandidates(
  args: CallArguments,
  q: string,
  language: Language,
  isFoundBySubIndustry: boolean,
  attributeWords: ReadonlySet<string>,
): Candidates {
  // "Online shops for café" sell coffee.
  const isOfGoods = sellsOnline(args) && (meansGoods(q) || findSubjectByName(q) !== undefined);
  const { trades, named: names, others } = isOfGoods ? NO_TRADES : findTrades(q, attributeWords);
  const isTrade = trades.length > 0;
  const match = findIndustry(q, language);
  const hasNoIndustryFilter = args.industry === undefined;
  const implied =
    match !== undefined && match.isNamed !== true && !isTrade && hasNoIndustryFilter ? match : undefined;
  const isTypical = isOfGoods || implied !== undefined;
  const byTypicalWord = isTypical ? [typicalWordSearch(args, implied)] : [];
  const isOnlyIndustry = isTrade ? others.length === 0 : match?.others.length === 0;
  const meant = isTrade ? (isFoundBySubIndustry ? subIndustryOfTrade(trades) : undefined) : match;
  const bySubIndustry =
    isOnlyIndustry && hasNoIndustryFilter && meant && !isTypical ? subIndustrySearch(args, meant) : undefined;
  const byMeaning = { ...args, mode: 'meaning' };
  const inForms = inflectedSearches(args, q, language);
  const byNames = tradeNameSearches(args, trades, names, language);
  const named = byNames.filter((search) => filtersIn(search).includes(INDUSTRY_MISSING));
  const inWords =
    isTrade && others.length === 0
      ? withTradeQuery(byNames, args, { trades, named: names, bySubIndustry: new Set() }, language)
      : isTrade
        ? // `resolveQualified` has looked for the other words.
          []
        : isTypical
          ? byTypicalWord
          : match && hasNoIndustryFilter
            ? [industrySearch(args, match)]
            : inForms;
  const tradeBySubIndustry =
    isTrade && isFoundBySubIndustry && hasNoIndustryFilter
      ? subIndustrySearch(args, subIndustryOfTrade(trades) ?? NO_INDUSTRY_MATCH)
      : undefined;
  const bySpokenPhrase =
    isTrade && hasNoIndustryFilter && names.some(isPhrase) && byNames[0]?.mode === 'single'
      ? [tradeQuerySearch(args, { trades, named: names, bySubIndustry: new Set() }, language)]
      : [];
  const ofTrade = tradeBySubIndustry ? [tradeBySubIndustry] : [...bySpokenPhrase, ...byNames];
  const ofIndustry =
    match?.isNamed === true && hasNoIndustryFilter && match.others.length > 0
      ? [inIndustry(args, match)]
      : [];
  const withoutOthers = isTrade
    ? others.length > 0
      ? ofTrade
      : []
    : hasNoIndustryFilter
      ? ofIndustry
      : [withoutWords(args)];
  // A known trade or industry with conditions gets no approximate results: the answer says which condition to drop instead.
  const isExact =
    (isTrade && others.length === 0) ||
    ((isTrade || ofIndustry.length > 0 || (isTypical && sellsOnline(args))) && hasConditions(args));
  const ordered = [
    // Companies of other sub-industries use the word too: travel agencies offer hotels. Where the sub-industry has no company, those of
    // unknown industry count that have the word.
    ...(isTrade && bySubIndustry
      ? [bySubIndustry, ...named]
      : [...inWords, ...(bySubIndustry ? [bySubIndustry] : [])]),
    ...(match && !isTrade && ofIndustry.length === 0 ? inForms : []),
    // The trade is certain, so if no page contains the other words, they are dropped and the answer says so.
    ...(isTrade || ofIndustry.length > 0 ? withoutOthers : []),
    ...(isExact ? [] : [byMeaning]),
    ...(isTrade || ofIndustry.length > 0 ? [] : withoutOthers),
  ];
  // The search to relax if all fail: a trade by its names without the other words, anything else by meaning. Words next to an industry only
  // narrow it, so they are dropped.
  const [toRelax = hasNoIndustryFilter ? byMeaning : withoutWords(args)] = (
    isTrade ? ofTrade : isTypical ? byTypicalWord : withoutOthers
  ).filter(isAccepted);
  return {
    ordered: ordered.map((searches) => [searches].flat().filter(isAccepted)),
    otherwise: isExact && bySubIndustry ? bySubIndustry : toRelax,
    isTrade,
    bySubIndustry: bySubIndustry ?? tradeBySubIndustry,
    withoutOthers,
    others: isTrade ? others : ofIndustry.length > 0 ? (match?.others ?? []) : q.split(/\s+/),
  };
}

/** The names of a trade in a resolved search are many words; together with other words they can be more than a search takes. */
const isAccepted = ({ q }: CallArguments): boolean => String(q ?? '').length <= QUERY_CHARACTERS_MAX;

/** Names of several words are found by the query language only; whichever search finds more is used. */
const withTradeQuery = (
  [first, ...others]: readonly CallArguments[],
  args: CallArguments,
  query: TradeQuery,
  language: Language,
): (CallArguments | CallArguments[])[] =>
  first?.mode === 'single' && args.industry === undefined
    ? [[first, tradeQuerySearch(args, query, language)], ...others]
    : [...(first ? [first] : []), ...others];

/** Whether the search has any condition besides words. */
export const hasConditions = ({ q: _q, mode: _mode, ...filters }: CallArguments): boolean =>
  Object.keys(filters).length > 0;

/** An industry that words name, and the sub-industry if they name one. */
export interface IndustryMatch {
  readonly industry: string;
  readonly subIndustry: string | undefined;
  /** Words that are not part of its name. */
  readonly others: readonly string[];
  /** Whether a word is the name of the industry, instead of only being typical of it. */
  readonly isNamed?: boolean;
}

const NO_TRADES: FoundTrades = { trades: [], named: [], others: [] };
const NO_INDUSTRY_MATCH: IndustryMatch = { industry: '', subIndustry: undefined, others: [] };

/**
 * The sub-industry that consists of this trade only; undefined for a trade that shares its sub-industry with others, and for several
 * trades.
 */
function subIndustryOfTrade([trade, ...others]: readonly Trade[]): IndustryMatch | undefined {
  const [industry, subIndustry] = trade?.part?.split(' > ') ?? [];
  return industry === undefined || others.length > 0 ? undefined : { industry, subIndustry, others: [] };
}

/** If no industry has at least this share of the words, the subject names none. */
const INDUSTRY_SHARE_MIN = 0.6;
/** The industry that words name, according to the tables by which homepages are classified. */
export function findIndustry(words: string, language: Language): IndustryMatch | undefined {
  return industryByName(words) ?? industryByWords(words, language);
}

/** The industry that some of the words are a name of, with the remaining words. */
function industryByName(text: string): IndustryMatch | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const industry = findIndustryByName(words.slice(at, at + length).join(' '));
      if (industry === undefined) continue;
      const others = words
        .toSpliced(at, length)
        .filter((word) => !isFunctionWord(word) && isSpecificWord(word));
      return { industry, subIndustry: undefined, others, isNamed: true };
    }
  return undefined;
}

function industryByWords(words: string, language: Language): IndustryMatch | undefined {
  const { industries, subIndustries } = tradesInText(words, [language]);
  const strongest = (shares: Readonly<Record<string, number>>): string | undefined =>
    Object.entries(shares).find(([, share]) => share >= INDUSTRY_SHARE_MIN)?.[0];
  const industry = strongest(industries);
  if (industry === undefined) return undefined;
  const [parent, subIndustry] = strongest(subIndustries)?.split(' > ') ?? [];
  const others = words
    .split(/\s+/)
    .filter(
      (word) =>
        word.length > 2 &&
        !isFunctionWord(word) &&
        isSpecificWord(word) &&
        Object.keys(tradesInText(word, [language]).industries).length === 0,
    );
  return { industry, subIndustry: parent === industry ? subIndustry : undefined, others };
}

/** Companies of the industry that also have the other words. */
function industrySearch(args: CallArguments, match: IndustryMatch): CallArguments {
  if (match.others.length === 0) return inIndustry(args, match);
  const mode = match.others.length > 1 ? { mode: 'any' } : {};
  return { ...inIndustry(args, match), q: joinWithinLimit(match.others), ...mode };
}

/**
 * Companies that have words that only imply the industry, such as "coffee": they stay a condition, because whoever asks for coffee wants no
 * wineries. Shops that sell online are of several industries.
 */
const typicalWordSearch = (args: CallArguments, match: IndustryMatch | undefined): CallArguments => ({
  ...args,
  ...(match !== undefined && !sellsOnline(args) && { industry: match.industry }),
  forms: 'true',
});

/** Whether a search is for online shops. */
export const sellsOnline = ({ has }: CallArguments): boolean =>
  String(has ?? '')
    .split(',')
    .includes('ecommerce');

/** All companies of an industry, because their pages may not contain the words. */
function inIndustry(
  { q: _q, mode: _mode, ...filters }: CallArguments,
  { industry }: IndustryMatch,
): CallArguments {
  return { ...filters, industry };
}

/** All companies of the sub-industry; undefined if the match has none. */
export const subIndustrySearch = (args: CallArguments, match: IndustryMatch): CallArguments | undefined =>
  match.subIndustry === undefined
    ? undefined
    : {
        ...inIndustry(args, match),
        filter: toFilterArgument([...filtersIn(args), `sub_industry:eq:${match.subIndustry}`]),
      };

/** The filter for companies whose industry is unknown. */
export const INDUSTRY_MISSING = 'industry:missing';

const isPhrase = (name: string): boolean => /\s/.test(name);

/** Whether a language has no name that is a single word, such as Japanese; the others would be the only ones searched for. */
const isWrittenInParts = (trades: readonly Trade[], language = ''): boolean =>
  trades.some(({ forms }) => forms[language] !== undefined && !forms[language].some(isSingleWord));

/** Companies of the trade's industries by its names; if there are none, companies whose industry is unknown. */
export function tradeNameSearches(
  args: CallArguments,
  trades: readonly Trade[],
  named: readonly string[],
  language: Language,
): CallArguments[] {
  const searched = searchLanguages(language, args);
  const own = named.filter(isSingleWord);
  // A query has room for every form of a name in a few languages only. In many, one form of each name is searched for with its other forms.
  const isInManyLanguages = searched.length > FEW_LANGUAGES;
  const forms = isInManyLanguages
    ? singleWordNames(trades, own, searched)
    : [...own, ...trades.flatMap((trade) => singleWordForms(trade, searched, FORMS_IN_FEW_LANGUAGES))];
  const { q: _q, mode: _mode, ...filters } = args;
  // Names of several words are found by the query language only.
  const searches: CallArguments[] = trades.every(({ isIndustry }) => isIndustry)
    ? [filters]
    : forms.length === 0 ||
        isWrittenInParts(trades, searched[0]) ||
        forms.some((one) => isPassingWord(one, searched))
      ? [tradeQuerySearch(args, { trades, bySubIndustry: new Set(), named }, language)]
      : [
          {
            ...args,
            q: joinWithinLimit(forms),
            mode: 'single',
            ...(isInManyLanguages && { forms: 'true' }),
          },
        ];
  if (args.industry !== undefined) return searches;
  const industry = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  const neighbours = neighboursOf(trades);
  // Companies of other industries that use the name are not of the trade.
  const byName = searches.filter(({ q }) => q !== undefined);
  return [
    ...searches.map((search) => ({ ...withFilters(search, neighbours), industry })),
    ...byName.map((search) => ({
      ...search,
      filter: toFilterArgument([...filtersIn(search), INDUSTRY_MISSING]),
    })),
  ];
}

/** The words as written, then with one of them in another form. */
function inflectedSearches(
  args: CallArguments,
  q: string,
  language: Language,
): (CallArguments | CallArguments[])[] {
  const words = q.split(/\s+/);
  const changed = words.flatMap((word, at) =>
    inflectionsOf(word, language).map((form) => ({ ...args, q: joinWithinLimit(words.with(at, form)) })),
  );
  return [args, changed.slice(0, FORMS_TRIED_MAX)];
}

function joinWithinLimit(words: readonly string[]): string {
  const remaining: string[] = [];
  for (const word of new Map(words.map((one) => [foldWord(one), one])).values())
    if ([...remaining, word].join(' ').length <= QUERY_CHARACTERS_MAX) remaining.push(word);
  return remaining.join(' ');
}
