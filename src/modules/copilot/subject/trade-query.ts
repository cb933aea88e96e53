import {
  trades as allTrades,
  type CallArguments,
  filtersIn,
  type Language,
  languages,
  passingWordsIn,
  type Trade,
  toFilterArgument,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { stemOf } from '../planner/text/stem.ts';
import { searchLanguages, worthOfName } from './languages-of-countries.ts';
import { findTrades, isFunctionWord, isSingleWord } from './trades.ts';

/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
/** How many different names of a trade in one language are used, if there is room for them. */
const NAMES_PER_LANGUAGE = 4;

const TRADE_QUERY = /^\((?!\()(.+)\)$/s;
const SUB_INDUSTRY = /sub_industry:"([^"]+)"/g;
const INDUSTRY = /-?industry:"([^"]+)"/g;
const NAMES = /"([^"]+)"|[^\s()":]+/g;
const SYNTAX = /-exists:sub_industry|\b(?:title|meta|h1):|\bOR\b/g;

/** Where a homepage says what the company is; in its body, the name of a trade may be a neighbour's or a customer's. */
export const NAMING_FIELDS = ['title', 'meta', 'h1'];

export interface TradeQuery {
  /** In the order in which they were named. */
  readonly trades: readonly Trade[];
  /** Those that are found by their sub-industry. */
  readonly bySubIndustry: ReadonlySet<Trade>;
  /** The words that the user wrote for the trades. */
  readonly named: readonly string[];
}

/**
 * A search for the companies of any of these trades, in the query language: a trade that has a sub-industry is found by it, any other by
 * its names, which may have several words. Each trade gets as much room as the others, whatever their order.
 */
export function tradeQuerySearch(
  { q: _q, mode: _mode, ...filters }: CallArguments,
  { trades, bySubIndustry, named }: TradeQuery,
  language: Language,
  condition = '',
): CallArguments {
  const charactersMax = QUERY_CHARACTERS_MAX - (condition === '' ? 0 : condition.length + 1);
  const searched = searchLanguages(language, filters);
  const byNames = trades.filter((trade) => trade.isIndustry !== true && !bySubIndustry.has(trade));
  const whole = trades.filter((trade) => !byNames.includes(trade));
  const parts = [...new Set(whole.map(sectionOf))];
  const unclassified = whole.filter((trade) => bySubIndustry.has(trade));
  const own = unclassified.flatMap((trade) =>
    named.filter((name) => findTrades(name).trades[0] === trade).slice(0, 1),
  );
  // "Hotels or wineries": the travel agencies that write about wineries are neither.
  const avoided = [...new Set(whole.flatMap(({ industries }) => industries))].filter(
    (industry) => byNames.length > 0 && !byNames.some(({ industries }) => industries.includes(industry)),
  );
  const write = (titles: readonly string[], names: readonly string[]): string => {
    const alternatives = joinWithOr(anywhereOrNaming(names, searched));
    const clauses = [
      ...parts,
      ...(titles.length > 0 ? [`(-exists:sub_industry title:(${joinWithOr(titles.map(quoted))}))`] : []),
      ...(names.length > 0
        ? [
            avoided.length > 0
              ? `(${avoided.map((industry) => `-industry:"${industry}"`).join(' ')} (${alternatives}))`
              : alternatives,
          ]
        : []),
    ];
    return `(${joinWithOr(clauses)})`;
  };
  const titles = addWithinLimit(
    // Names of other trades need the room more than further titles do.
    byNames.length > 0 ? own : [...own, ...namesInTurn(unclassified, searched, 1)],
    charactersMax,
    (kept) => write(kept, byNames.length > 0 ? ['x'.repeat(40)] : []),
  );
  const names = withSpoken(
    named.filter((name) => byNames.includes(findTrades(name).trades[0] as Trade)),
    withoutImplied(namesInTurn(byNames, searched, NAMES_PER_LANGUAGE)),
    charactersMax,
    (kept) => write(titles, kept),
  );
  const industry = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  const q = [write(titles, names), condition].filter((part) => part !== '').join(' ');
  return { ...withFilters(filters, neighboursOf(trades)), q, mode: 'query', forms: 'true', industry };
}

/** The conditions that exclude the neighbours of a trade; of several trades, each has its own in its clause. */
export const neighboursOf = ([trade, ...others]: readonly Trade[]): string[] =>
  others.length > 0 ? [] : (trade?.exceptParts ?? []).map((part) => `sub_industry:ne:${nameOf(part)}`);

/** A trade that is an industry without some of its sub-industries, and the conditions of a call that only say so. */
export function tradeWithoutNeighbours(
  args: CallArguments,
): { readonly trade: Trade; readonly conditions: readonly string[] } | undefined {
  const filters = filtersIn(args);
  const q = args.q === undefined ? undefined : String(args.q);
  const named = q === undefined ? [] : (parseTradeQuery(q) ?? findTrades(q)).trades;
  const trade = allTrades.find(
    (one) =>
      ((one.isIndustry === true && one.industries.join() === args.industry) || named[0] === one) &&
      neighboursOf([one]).length > 0 &&
      neighboursOf([one]).every((condition) => filters.includes(condition)),
  );
  return trade && { trade, conditions: neighboursOf([trade]) };
}

export function withFilters(args: CallArguments, conditions: readonly string[]): CallArguments {
  return conditions.length === 0
    ? args
    : { ...args, filter: toFilterArgument([...new Set([...filtersIn(args), ...conditions])]) };
}

/** Room for the name that the user wrote, so that the other names do not depend on its length. */
const SPOKEN_CHARACTERS = 40;

/**
 * The names that the user wrote, then as many others as there is room for. These are the same whatever the language of the question:
 * "restaurants" is a form of "restaurante" to a stemmer, but it does not find the pages that say "restaurante".
 */
function withSpoken(
  spoken: readonly string[],
  others: readonly string[],
  charactersMax: number,
  write: (kept: readonly string[]) => string,
): readonly string[] {
  const kept = addWithinLimit(others, charactersMax - SPOKEN_CHARACTERS, write);
  return addWithinLimit([...spoken, ...kept], charactersMax, write);
}

/** A word is worth its place before the others if it replaces at least this many of them. */
const IMPLIED_NAMES_MIN = 3;

/**
 * A name that is a word of longer names finds their pages too, in whichever language: with "salon", there is no need for "beauty salon" and
 * "salon kosmetyczny". Such names go first, and the longer ones are excluded.
 */
function withoutImplied(names: readonly string[]): readonly string[] {
  const wordsOf = (name: string): string[] => name.split(' ').map((word) => foldWord(word));
  const phrases = names.filter((name) => !isSingleWord(name));
  const first = names.filter(
    (name) =>
      isSingleWord(name) &&
      phrases.filter((phrase) => wordsOf(phrase).includes(foldWord(name))).length >= IMPLIED_NAMES_MIN,
  );
  const implying = new Set(first.map((name) => foldWord(name)));
  return [...first, ...names.filter((name) => !wordsOf(name).some((word) => implying.has(word)))];
}

const joinWithOr = (clauses: readonly string[]): string => clauses.join(' OR ');

const quoted = (name: string): string => (/[^\p{L}\p{N}]/u.test(name) ? `"${name}"` : name);

/** Whether pages in one of the languages have the name as a word of another meaning: "bar" in German, "café" in French. */
export const isPassingWord = (name: string, searched: readonly string[]): boolean =>
  languages.some((one) => searched.includes(one) && passingWordsIn[one].has(foldWord(name)));

/** The names, of which those that any page may have in passing count only where it says what the company is. */
function anywhereOrNaming(names: readonly string[], searched: readonly string[]): string[] {
  const passing = names.filter((name) => isPassingWord(name, searched));
  return names.flatMap((name) => {
    if (!passing.includes(name)) return [quoted(name)];
    return name === passing[0]
      ? NAMING_FIELDS.map((field) => `${field}:(${joinWithOr(passing.map(quoted))})`)
      : [];
  });
}

/** The clause for a trade that is a whole section of the index: its sub-industry or its industry. */
const sectionOf = ({ part, sharedPart, isIndustry, industries, exceptParts = [] }: Trade): string => {
  if (isIndustry !== true) return `sub_industry:"${nameOf(part ?? sharedPart)}"`;
  const all = industries.map((industry) => `industry:"${industry}"`).join(' OR ');
  const except = exceptParts.map((one) => `-sub_industry:"${nameOf(one)}"`).join(' ');
  return except === '' ? all : `(${all} ${except})`;
};

const nameOf = (part: string | undefined): string => part?.split(' > ')[1] ?? '';

/** The trades that a sub-industry consists of: one, or those that share it. */
const tradesOf = (subIndustry: string): readonly Trade[] => {
  const sharing = allTrades.filter(({ sharedPart }) => nameOf(sharedPart) === subIndustry);
  return sharing.length > 0
    ? sharing
    : allTrades.filter(({ part }) => nameOf(part) === subIndustry).slice(0, 1);
};

/** Of some trades, those that share their sub-industry with no other: "bakeries and cafés" are all of it. */
export const tradesFillingSubIndustry = (trades: readonly Trade[]): Trade[] =>
  trades.filter(
    ({ sharedPart }) =>
      sharedPart !== undefined && tradesOf(nameOf(sharedPart)).every((one) => trades.includes(one)),
  );

function addWithinLimit(
  names: readonly string[],
  charactersMax: number,
  write: (kept: readonly string[]) => string,
): readonly string[] {
  const kept: string[] = [];
  for (const name of new Map(names.map((one) => [one.toLowerCase(), one])).values())
    if (write([...kept, name]).length <= charactersMax) kept.push(name);
  return kept;
}

/** One name of each trade in each language, then a second one, and so on; other forms of a name are matched by the search. */
export function namesInTurn(
  trades: readonly Trade[],
  searched: readonly string[],
  perLanguage: number,
  isUsable: (name: string) => boolean = () => true,
): string[] {
  const namesOf = (language: string, turn: number): string[] =>
    trades.flatMap((trade) => differentNames(trade, language).filter(isUsable)[turn] ?? []);
  const isFrequent = (language: string): boolean => (languages as readonly string[]).includes(language);
  const [frequent, others] = [searched.filter(isFrequent), searched.filter((one) => !isFrequent(one))];
  // There is room for more pages if short names in languages that are often written go first.
  const worth = (language: string, turn: number) =>
    namesOf(language, turn).map((name) => ({ name, worth: worthOfName(language, name) }));
  return Array.from({ length: perLanguage }, (_, turn) => [
    ...frequent.flatMap((language) => namesOf(language, turn)),
    ...others
      .flatMap((language) => worth(language, turn))
      .sort((one, other) => other.worth - one.worth)
      .map(({ name }) => name),
  ]).flat();
}

/**
 * The names of trades that are single words: those that were written, then two in each language that most pages are written in, then those
 * in the other languages. A second name in Dutch finds more companies than the first one in Estonian.
 */
export function singleWordNames(
  trades: readonly Trade[],
  written: readonly string[],
  searched: readonly string[],
): readonly string[] {
  const isFrequent = (one: string): boolean => (languages as readonly string[]).includes(one);
  const frequent = searched.filter(isFrequent);
  const others = searched.filter((one) => !isFrequent(one));
  const names = [
    ...namesInTurn(trades, frequent, 2, isSingleWord),
    ...namesInTurn(trades, others, 1, isSingleWord),
    ...namesInTurn(trades, searched, NAMES_PER_LANGUAGE, isSingleWord),
  ];
  return withSpoken(written, names, QUERY_CHARACTERS_MAX, (kept) => kept.join(' '));
}

/** Of each trade, by language: the trades are a fixed list, and finding the stems of their names took most of the time of a query. */
const knownNames = new WeakMap<Trade, Map<string, readonly string[]>>();

function differentNames(trade: Trade, language: string): readonly string[] {
  const known = knownNames.get(trade) ?? new Map<string, readonly string[]>();
  knownNames.set(trade, known);
  const names = known.get(language) ?? nameOfEachStem(trade, language);
  known.set(language, names);
  return names;
}

function nameOfEachStem(trade: Trade, language: string): readonly string[] {
  const byStem = new Map<string, string>();
  for (const name of trade.forms[language] ?? []) {
    const stem = name
      .split(' ')
      .map((word) => stemOf(word, language))
      .join(' ');
    if (!/["/:()]/.test(name) && !isFunctionWord(name) && !byStem.has(stem)) byStem.set(stem, name);
  }
  return [...byStem.values()];
}

/** Reads the trades back from such a query; undefined for any other query, and for one that has a whole industry. */
export function parseTradeQuery(q: string): TradeQuery | undefined {
  const inner = TRADE_QUERY.exec(q)?.[1];
  if (inner === undefined) return undefined;
  const sections = Array.from(inner.matchAll(SUB_INDUSTRY), ([, name = '']) => tradesOf(name));
  const industries = Array.from(inner.replace(SUB_INDUSTRY, '').matchAll(INDUSTRY), ([text]) => text);
  if (industries.some((text) => !text.startsWith('-'))) return undefined;
  const rest = inner.replace(SUB_INDUSTRY, ' ').replace(INDUSTRY, ' ').replace(SYNTAX, ' ');
  const names = Array.from(rest.matchAll(NAMES), ([text, phrase]) => phrase ?? text);
  const found = names.map((name) => ({ name, ...findTrades(name) }));
  if (found.some(({ trades, others }) => trades.length !== 1 || others.length > 0)) return undefined;
  const bySubIndustry = new Set(sections.flat());
  const trades = [...new Set([...bySubIndustry, ...found.flatMap((one) => one.trades)])];
  const named = trades.map((trade) => found.find((one) => one.trades[0] === trade)?.name ?? trade.name);
  return trades.length > 0 && sections.every((section) => section.length > 0)
    ? { trades, bySubIndustry, named }
    : undefined;
}
