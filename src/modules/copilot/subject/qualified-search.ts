import {
  trades as allTrades,
  type CallArguments,
  dealsIn,
  filtersIn,
  findQualifier,
  type Language,
  namesOfGoods,
  namesOfQualifier,
  spellingOf,
  splitCondition,
  type Trade,
  toFilterArgument,
  withCondition,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { quoteTerm } from '../planner/word-condition.ts';
import type { CountMatches } from './counted-searches.ts';
import { searchLanguages } from './languages-of-countries.ts';
import { neighboursOf, tradeQuerySearch, withFilters } from './trade-query.ts';
import { type FoundTrades, findTrades } from './trades.ts';

/** The names of a trade need the rest of the room that a query has. */
const CONDITION_CHARACTERS_MAX = 110;

/** A trade or an industry, and the words beside it that its companies must have: "wedding photographers". */
interface QualifiedSearch {
  readonly args: CallArguments;
  /** What pages must have, in the query language. */
  readonly condition: string;
}

/** The companies of some trades whose pages have the other words of the message, by all names of what they mean. */
export function qualifiedTrades(
  { q: _q, mode: _mode, ...filters }: CallArguments,
  found: FoundTrades,
  bySubIndustry: ReadonlySet<Trade>,
  language: Language,
): QualifiedSearch {
  const condition = conditionOf(found.others, language, filters);
  const [trade, ...more] = found.trades;
  const [industry, subIndustry] = trade?.part?.split(' > ') ?? [];
  if (trade?.isIndustry === true && more.length === 0) {
    const ofIndustry = withFilters(
      { ...filters, industry: trade.industries.join(',') },
      neighboursOf([trade]),
    );
    return { args: withCondition(ofIndustry, '', condition), condition };
  }
  // Its filter leaves more room than the names of a trade.
  if (trade !== undefined && more.length === 0 && bySubIndustry.has(trade) && industry !== undefined) {
    const filter = toFilterArgument([...filtersIn(filters), `sub_industry:eq:${subIndustry}`]);
    return { args: withCondition({ ...filters, industry, filter }, '', condition), condition };
  }
  return { args: tradeQuerySearch(filters, { ...found, bySubIndustry }, language, condition), condition };
}

/** The companies of an industry or sub-industry, which the filters name, whose pages have these words. */
export function qualifiedIndustry(
  { q: _q, mode: _mode, ...filters }: CallArguments,
  words: readonly string[],
  language: Language,
): QualifiedSearch {
  const condition = conditionOf(words, language, filters);
  return { args: withCondition(filters, '', condition), condition };
}

/** Whether a search that finds nothing is the answer: a page has all of the words, or one is known to narrow trades, or as goods. */
export const isRealCondition = async (
  words: readonly string[],
  language: Language,
  count: CountMatches,
): Promise<boolean> =>
  words.some((word) => findQualifier(word, language) !== undefined) ||
  words.every((word) => namesOfGoods(word, ['en']).length > 0) ||
  ((await count({ q: words.join(' '), mode: 'all', forms: 'true' })) ?? 0) > 0;

/** Every word is a condition; a qualifier and goods are searched by their names in the languages of the search. */
export function conditionOf(words: readonly string[], language: Language, filters: CallArguments): string {
  const searched = searchLanguages(language, filters);
  const charactersMax = CONDITION_CHARACTERS_MAX / Math.max(1, words.length);
  return words
    .map((word) => {
      const qualifier = findQualifier(word, language);
      const kept = [quoteTerm(spellingOf(word, language))];
      const names = qualifier
        ? namesOfQualifier(qualifier, language, searched)
        : namesOfGoods(word, searched);
      for (const name of names.map(quotePrefix))
        if (
          !kept.some((one) => foldWord(one) === foldWord(name)) &&
          [...kept, name].join(' OR ').length <= charactersMax
        )
          kept.push(name);
      return kept.length > 1 ? `((${kept.join(' OR ')}))` : kept[0];
    })
    .join(' ');
}

const quotePrefix = (name: string): string =>
  name.endsWith('*') ? quoteTerm(name.slice(0, -1)).replace(/"?$/, '*$&') : quoteTerm(name);

/**
 * The search without words for what its trade deals in: "wineries that sell wine". They say nothing more of its companies, whose pages have
 * them in other languages.
 */
export function withoutOwnGoods(args: CallArguments, attributeWords: ReadonlySet<string>): CallArguments {
  const conditioned = splitCondition(args);
  const text = conditioned?.subject ?? String(args.q ?? '');
  const { trades, others } = findTrades(text, attributeWords);
  const ofPart = allTrades.filter(({ part }) =>
    filtersIn(args).includes(`sub_industry:eq:${part?.split(' > ')[1]}`),
  );
  const isOwn = (words: string): boolean => [...trades, ...ofPart].some((trade) => dealsIn(trade, words));
  const added = conditioned === undefined ? others : termsOf(conditioned.condition);
  const kept = isOwn(added.join(' ')) ? [] : added.filter((words) => !isOwn(words));
  if (kept.length === added.length || (kept.length === 0 && trades.length + ofPart.length === 0)) return args;
  if (conditioned && kept.length > 0)
    return withCondition(args, conditioned.subject, kept.map(quoteTerm).join(' '));
  const q = conditioned
    ? text
    : text
        .split(/\s+/)
        .filter((word) => !added.includes(word) || kept.includes(word))
        .join(' ');
  const { q: _q, mode: _mode, forms: _forms, ...filters } = args;
  return q === '' ? filters : { ...filters, q, ...(/\s/.test(q) && { mode: 'any' }) };
}

/** The words and phrases of a condition that is no choice and no change; none of any other. */
export const termsOf = (condition: string): readonly string[] =>
  /[():]/.test(condition)
    ? []
    : Array.from(condition.matchAll(/"([^"]+)"|\S+/g), ([word, phrase]) => phrase ?? word);
