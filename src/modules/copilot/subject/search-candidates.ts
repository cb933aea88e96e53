import { tradesInText } from '../../extraction/business/trades-in-text.ts';
import {
  asFilter,
  type CallArguments,
  filtersIn,
  industryNamed,
  type Language,
  type Trade,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { languagesFor } from './languages-of-countries.ts';
import { findTrades, isSmallWord, saysMore, searchedForms } from './trades.ts';
import { otherForms } from './word-forms.ts';

/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
const FORMS_IN_FEW_LANGUAGES = 6;
const FORMS_IN_MANY_LANGUAGES = 2;
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
  /** The sub-industry that is meant. */
  readonly part: CallArguments | undefined;
  /** The searches that drop the other words. */
  readonly withoutOthers: readonly CallArguments[];
  readonly others: readonly string[];
}

/** Two searches for all companies of a trade: by its sub-industry and by its names; undefined if it has no sub-industry of its own. */
export function tradeOverall(
  q: string,
  language: Language,
  had: ReadonlySet<string>,
): { readonly inPart: CallArguments; readonly byNames: CallArguments } | undefined {
  const { trades, named } = findTrades(q, had);
  const line = tradeLine(trades);
  const inPart = line && partOf({}, line);
  const [byNames] = line ? byTrades({ q }, trades, named, language) : [];
  return inPart && byNames ? { inPart, byNames } : undefined;
}

/**
 * The ways to search for words: as a trade, as a line of business, in other forms, by meaning. `isPartTrade` says whether a trade can be
 * found by its sub-industry.
 */
export function candidatesOf(
  args: CallArguments,
  q: string,
  language: Language,
  isPartTrade: boolean,
  had: ReadonlySet<string>,
): Candidates {
  const { trades, named: names, others } = findTrades(q, had);
  const isTrade = trades.length > 0;
  const line = lineOf(q, language);
  const isFree = args.industry === undefined;
  const isLine = isTrade ? others.length === 0 : line?.others.length === 0;
  const meant = isTrade ? (isPartTrade ? tradeLine(trades) : undefined) : line;
  const part = isLine && isFree && meant ? partOf(args, meant) : undefined;
  const byMeaning = { ...args, mode: 'meaning' };
  const inForms = inOtherForms(args, q, language);
  const byNames = byTrades(args, trades, names, language);
  const named = byNames.filter((search) => filtersIn(search).includes(NO_INDUSTRY));
  const inWords =
    isTrade && others.length === 0
      ? byNames
      : isTrade
        ? byTradesWithWords(args, trades, others, language)
        : line && isFree
          ? byLine(args, line)
          : inForms;
  const tradePart = isTrade && isPartTrade && isFree ? partOf(args, tradeLine(trades) ?? NO_LINE) : undefined;
  const ofTrade = tradePart ? [tradePart] : byNames;
  const ofLine = line?.isNamed === true && isFree && line.others.length > 0 ? [inLine(args, line)] : [];
  const withoutOthers = isTrade ? (others.length > 0 ? ofTrade : []) : isFree ? ofLine : [withoutWords(args)];
  // A known trade or industry with conditions gets no approximate results: the answer says which condition to drop instead.
  const isExact = (isTrade || ofLine.length > 0) && hasConditions(args);
  const ordered = [
    // Companies of other sub-industries use the word too: travel agencies offer hotels. Where the sub-industry has no company, those of
    // unknown industry count that have the word.
    ...(isTrade && part ? [part, ...named] : [...inWords, ...(part ? [part] : [])]),
    ...(line && !isTrade && ofLine.length === 0 ? inForms : []),
    // The trade is certain, so if no page contains the other words, they are dropped and the answer says so.
    ...(isTrade || ofLine.length > 0 ? withoutOthers : []),
    ...(isExact ? [] : [byMeaning]),
    ...(isTrade || ofLine.length > 0 ? [] : withoutOthers),
  ];
  // The search to relax if all fail: a trade by its names without the other words, anything else by meaning. Words next to an industry only
  // narrow it, so they are dropped.
  const [spoken = isFree ? byMeaning : withoutWords(args)] = isTrade ? ofTrade : withoutOthers;
  return {
    ordered,
    otherwise: isExact && part ? part : spoken,
    isTrade,
    part: part ?? tradePart,
    withoutOthers,
    others: isTrade ? others : ofLine.length > 0 ? (line?.others ?? []) : q.split(/\s+/),
  };
}

/** Whether the search has any condition besides words. */
export const hasConditions = ({ q: _q, mode: _mode, ...filters }: CallArguments): boolean =>
  Object.keys(filters).length > 0;

/** A line of business: an industry, and the sub-industry that is meant, if there is one. */
interface Line {
  readonly industry: string;
  readonly subIndustry: string | undefined;
  /** Words that are not part of its name. */
  readonly others: readonly string[];
  /** Whether a word is the name of the industry, instead of only being typical of it. */
  readonly isNamed?: boolean;
}

const NO_LINE: Line = { industry: '', subIndustry: undefined, others: [] };

/**
 * The sub-industry that consists of this trade only; undefined for a trade that shares its sub-industry with others, and for several
 * trades.
 */
function tradeLine([trade, ...others]: readonly Trade[]): Line | undefined {
  const [industry, subIndustry] = trade?.part?.split(' > ') ?? [];
  return industry === undefined || others.length > 0 ? undefined : { industry, subIndustry, others: [] };
}

/** If no industry has at least this share of the words, the subject names none. */
const LINE_SHARE_MIN = 0.6;
/** The line of business that words name, according to the tables by which homepages are classified. */
export function lineOf(words: string, language: Language): Line | undefined {
  return lineNamed(words) ?? lineByWords(words, language);
}

/** The industry that some of the words are a name of, with the remaining words. */
function lineNamed(text: string): Line | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const industry = industryNamed(words.slice(at, at + length).join(' '));
      if (industry === undefined) continue;
      const others = words.toSpliced(at, length).filter((word) => !isSmallWord(word) && saysMore(word));
      return { industry, subIndustry: undefined, others, isNamed: true };
    }
  return undefined;
}

function lineByWords(words: string, language: Language): Line | undefined {
  const { industries, subIndustries } = tradesInText(words, [language]);
  const strongest = (shares: Readonly<Record<string, number>>): string | undefined =>
    Object.entries(shares).find(([, share]) => share >= LINE_SHARE_MIN)?.[0];
  const industry = strongest(industries);
  if (industry === undefined) return undefined;
  const [parent, subIndustry] = strongest(subIndustries)?.split(' > ') ?? [];
  const others = words
    .split(/\s+/)
    .filter(
      (word) =>
        word.length > 2 &&
        !isSmallWord(word) &&
        saysMore(word) &&
        Object.keys(tradesInText(word, [language]).industries).length === 0,
    );
  return { industry, subIndustry: parent === industry ? subIndustry : undefined, others };
}

/** Companies of the line that also have the other words; unless the line is named outright, also a search by meaning within it. */
function byLine(args: CallArguments, line: Line): CallArguments[] {
  if (line.others.length === 0) return [inLine(args, line)];
  if (line.isNamed)
    return [{ ...inLine(args, line), q: joined(line.others), mode: line.others.length > 1 ? 'any' : '' }].map(
      withoutEmpty,
    );
  return [
    { ...inLine(args, line), q: joined(line.others), mode: 'any' },
    { ...args, mode: 'meaning', industry: line.industry },
  ];
}

const withoutEmpty = (args: CallArguments): CallArguments =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== ''));

/** All companies of a line of business, because their pages may not contain the words. */
function inLine({ q: _q, mode: _mode, ...filters }: CallArguments, { industry }: Line): CallArguments {
  return { ...filters, industry };
}

/** All companies of the sub-industry that is meant, if there is one. */
export const partOf = (args: CallArguments, line: Line): CallArguments | undefined =>
  line.subIndustry === undefined
    ? undefined
    : {
        ...inLine(args, line),
        filter: asFilter([...filtersIn(args), `sub_industry:eq:${line.subIndustry}`]),
      };

/** The filter for companies whose industry is unknown. */
export const NO_INDUSTRY = 'industry:missing';

const isPhrase = (name: string): boolean => /\s/.test(name);

/** Companies of the trade's industries by its names; if there are none, companies whose industry is unknown. */
export function byTrades(
  args: CallArguments,
  trades: readonly Trade[],
  named: readonly string[],
  language: Language,
): CallArguments[] {
  const languages = languagesFor(language, args);
  const perLanguage = languages.length <= FEW_LANGUAGES ? FORMS_IN_FEW_LANGUAGES : FORMS_IN_MANY_LANGUAGES;
  const own = named.filter((name) => !/[\s'-]/.test(name));
  const forms = [...own, ...trades.flatMap((trade) => searchedForms(trade, languages, perLanguage))];
  const { q: _q, mode: _mode, ...filters } = args;
  // A trade that only has names of several words is searched for by the name that the user wrote, then by its industry alone. One that has
  // others only in further languages is searched for by the name that the user wrote first.
  const isSpokenOnly = own.length === 0 && trades.every(({ forms: of }) => of[language].every(isPhrase));
  const searches: CallArguments[] = trades.every(({ isIndustry }) => isIndustry)
    ? [filters]
    : forms.length > 0
      ? [
          ...(isSpokenOnly ? [{ ...args, q: joined(named), mode: 'any' }] : []),
          { ...args, q: joined(forms), mode: 'single' },
        ]
      : [{ ...args, q: joined(named), mode: 'any' }, filters];
  if (args.industry !== undefined) return searches;
  const industry = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  // With other conditions, it is better to say which one to drop than to search outside the industry.
  const byName = searches.filter(({ q }) => q !== undefined);
  return [
    ...searches.map((search) => ({ ...search, industry })),
    ...(hasConditions(args)
      ? byName.map((search) => ({ ...search, filter: asFilter([...filtersIn(search), NO_INDUSTRY]) }))
      : byName),
  ];
}

/** All words must match, so the search uses the name of the trade that finds the most, or else its industry. */
function byTradesWithWords(
  args: CallArguments,
  trades: readonly Trade[],
  others: readonly string[],
  language: Language,
): CallArguments[][] {
  const languages = languagesFor(language, args).slice(0, FEW_LANGUAGES);
  const forms = trades
    .flatMap((trade) => searchedForms(trade, languages, 3))
    .slice(0, FORMS_TRIED_MAX)
    .map((form) => ({ ...args, q: joined([form, ...others]), mode: 'any' }));
  const industry = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  return [
    [args, ...forms],
    ...(args.industry === undefined ? [[{ ...args, q: joined(others), mode: 'any', industry }]] : []),
  ];
}

/** The words as written, then with one of them in another form. */
function inOtherForms(
  args: CallArguments,
  q: string,
  language: Language,
): (CallArguments | CallArguments[])[] {
  const words = q.split(/\s+/);
  const changed = words.flatMap((word, at) =>
    otherForms(word, language).map((form) => ({ ...args, q: joined(words.with(at, form)) })),
  );
  return [args, changed.slice(0, FORMS_TRIED_MAX)];
}

function joined(words: readonly string[]): string {
  const remaining: string[] = [];
  for (const word of new Map(words.map((one) => [foldWord(one), one])).values())
    if ([...remaining, word].join(' ').length <= QUERY_CHARACTERS_MAX) remaining.push(word);
  return remaining.join(' ');
}
