import {
  type AppliedArgument,
  type CallArguments,
  filtersIn,
  findSubjectByName,
  type Language,
  type PlannedCall,
  splitCondition,
  type Trade,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { industryForOthers } from './beside-industry.ts';
import { type CountMatches, covers, firstWithMatches, preferSubIndustry } from './counted-searches.ts';
import { allOfModel, amongMakers, withoutBusinessModel } from './makers-and-traders.ts';
import { withoutOwnGoods } from './qualified-search.ts';
import { resolveQuoted } from './quoted-words.ts';
import { resolveAlternatives } from './resolve-alternatives.ts';
import {
  appliedTo,
  type ResolvedSearch,
  resolveConditioned,
  resolveQualified,
  tradesBySubIndustry,
} from './resolve-conditioned.ts';
import {
  findIndustry,
  hasConditions,
  INDUSTRY_MISSING,
  overallTradeSearches,
  searchCandidates,
  sellsOnline,
  subIndustrySearch,
  tradeNameSearches,
} from './search-candidates.ts';
import { tradeQuerySearch } from './trade-query.ts';
import { type FoundTrades, findTrades } from './trades.ts';
import { includingUnclassified } from './unclassified-companies.ts';
import { withoutUnknownExclusions } from './unknown-exclusions.ts';
import { goodsSearch, sectionsFor, wholeIndustryFor } from './whole-industry.ts';

export type { ResolvedSearch } from './resolve-conditioned.ts';

/** What the planner understood of a search message. */
interface Interpretation {
  readonly language: Language;
  readonly applied: readonly AppliedArgument[];
  /** Words for what the companies should have, which therefore name no trade: "with a pool". */
  readonly attributeWords?: readonly string[] | undefined;
  /** Whether companies of the industry and of the trade are wanted. */
  readonly joinsIndustry?: boolean | undefined;
}

/**
 * Turns the user's words into words that pages use. A trade is searched for by its names in the languages of the requested countries, among
 * the companies of its industries, or by its sub-industry. Any other word is searched for in the form that finds something, or by meaning
 * if none does. Quoted words stay unchanged.
 */
export async function resolveSearch(
  planned: PlannedCall,
  understood: Interpretation,
  count: CountMatches,
): Promise<ResolvedSearch> {
  const { call, applied, unknown } = await withoutUnknownExclusions(planned, understood.applied, count);
  const resolved = await resolveBusinessModel(call, { ...understood, applied }, count);
  return unknown.length === 0
    ? resolved
    : { ...resolved, ignored: [...(resolved.ignored ?? []), ...unknown] };
}

/** Where no company of some goods states that it makes them, makers are those of industries that make goods. */
async function resolveBusinessModel(
  call: PlannedCall,
  interpretation: Interpretation,
  count: CountMatches,
): Promise<ResolvedSearch> {
  const resolved = await resolveUnclassified(call, interpretation, count);
  const others = withoutBusinessModel(call, interpretation.applied);
  if (others === undefined || (await count(resolved.call.args)) !== 0) return resolved;
  const again = await resolveUnclassified(
    others.call,
    {
      ...interpretation,
      applied: interpretation.applied.filter(({ value }) => !String(value).startsWith('business_model:')),
    },
    count,
  );
  const args = amongMakers(again.call.args, call.args);
  const isFound = args !== undefined && ((await count(args)) ?? 0) > 0;
  const unknown = isFound || resolved.unfound !== undefined ? undefined : unknownGoods(call.args);
  if (unknown !== undefined && (await count({ q: unknown, mode: 'any' })) === 0) {
    const all = allOfModel(call.args);
    if (((await count(all)) ?? 0) > 0)
      return { call, applied: interpretation.applied, unfound: { words: unknown, wholeIndustry: all } };
  }
  return args !== undefined && (others.isOptional || isFound)
    ? { ...again, call: { name: 'search', args }, ignored: [...(again.ignored ?? []), ...others.ignored] }
    : resolved;
}

/** Words that name no trade, goods or industry. */
const unknownGoods = ({ q, industry }: CallArguments): string | undefined =>
  typeof q === 'string' && industry === undefined && findTrades(q).trades.length === 0 ? q : undefined;

async function resolveUnclassified(
  call: PlannedCall,
  interpretation: Interpretation,
  count: CountMatches,
): Promise<ResolvedSearch> {
  const resolved = await resolveWords(call, interpretation, count);
  const wide =
    call.name === 'search' ? includingUnclassified(resolved.call.args, interpretation.language) : undefined;
  if (wide === undefined) return resolved;
  const [inSubIndustry, found] = [await count(resolved.call.args), await count(wide)];
  const byNameOnly = (found ?? 0) - (inSubIndustry ?? 0);
  // The filter alone says the same in fewer words.
  if (inSubIndustry === undefined || byNameOnly <= 0) return resolved;
  return {
    ...resolved,
    call: { name: 'search', args: wide },
    applied: appliedTo(wide, resolved.applied, call.args),
    byNameOnly,
  };
}

async function resolveWords(
  call: PlannedCall,
  { language, applied, attributeWords = [], joinsIndustry = false }: Interpretation,
  count: CountMatches,
): Promise<ResolvedSearch> {
  if (call.name !== 'search') return { call, applied };
  const words = new Set(attributeWords.flatMap((text) => text.split(/\s+/)).map((word) => foldWord(word)));
  const needed = withoutOwnGoods(call.args, words);
  if (needed !== call.args)
    return resolveWords(
      { name: 'search', args: needed },
      { language, applied, attributeWords, joinsIndustry },
      count,
    );
  const conditioned = splitCondition(call.args);
  if (conditioned) return resolveConditioned(call.args, conditioned, { language, applied }, count);
  if (call.args.mode === 'query') return resolveQuoted(call, { language, applied }, count);
  if (call.args.mode === 'phrase') return { call, applied };
  const { q } = call.args;
  if (typeof q !== 'string') return resolveIndustry(call, { language, applied }, count);
  const forOthers = call.args.industry === undefined ? industryForOthers(q) : undefined;
  if (forOthers) {
    const args: CallArguments = { ...call.args, industry: forOthers.industry };
    const withWords = {
      ...args,
      q: forOthers.customers,
      ...(/\s/.test(forOthers.customers) && { mode: 'any' }),
    };
    const isFound = ((await count(withWords)) ?? 0) > 0;
    const { q: _q, mode: _mode, ...withoutWords } = args;
    const made = isFound ? withWords : withoutWords;
    return {
      call: { name: 'search', args: made },
      applied: appliedTo(made, applied, call.args),
      ignored: isFound ? [] : [forOthers.customers],
    };
  }
  const { industry, ...free } = call.args;
  const several =
    joinsIndustry && industry !== undefined
      ? await resolveSeveralTrades(
          free,
          withIndustry(findTrades(q, words), String(industry)),
          language,
          count,
        )
      : await resolveSeveralTrades(call.args, findTrades(q, words), language, count);
  if (several) {
    const own = joinsIndustry ? applied.filter(({ param }) => param !== 'industry') : applied;
    const sections = joinsIndustry ? [] : sectionsFor(q, findTrades(q, words), language);
    const wholeIndustry = await wholeIndustryFor(several, sections, language, count);
    return {
      call: { name: 'search', args: several },
      applied: appliedTo(several, own, call.args),
      unfound: wholeIndustry && { words: q, wholeIndustry },
    };
  }
  const alternatives = await resolveAlternatives(call.args, findTrades(q, words), language, count);
  if (alternatives)
    return {
      call: { name: 'search', args: alternatives },
      applied: appliedTo(alternatives, applied, call.args),
    };
  const qualified = await resolveQualified(call.args, { language, applied }, q, words, count);
  return qualified === undefined
    ? resolveSubject(call, { language, applied }, q, words, count)
    : { ...qualified, unfound: await unfoundTrade(qualified.call, findTrades(q, words), language, count) };
}

/** Where the trade is on no page, the words beside it do not matter. */
async function unfoundTrade(
  { args }: PlannedCall,
  found: FoundTrades,
  language: Language,
  count: CountMatches,
): Promise<ResolvedSearch['unfound']> {
  const { subject = '' } = splitCondition(args) ?? {};
  if (found.trades.length !== 1 || subject === '') return undefined;
  const words = found.named.join(' ');
  const sections = sectionsFor(words, { ...found, others: [] }, language);
  const wholeIndustry = await wholeIndustryFor({ ...args, q: `(${subject})` }, sections, language, count);
  return wholeIndustry && { words, wholeIndustry };
}

/** Searches for the words of a call that name one trade, goods, or anything else. */
async function resolveSubject(
  call: PlannedCall,
  { language, applied }: Pick<Interpretation, 'language' | 'applied'>,
  q: string,
  words: ReadonlySet<string>,
  count: CountMatches,
): Promise<ResolvedSearch> {
  const found = findTrades(q, words);
  const goods = await goodsSearch(call.args, found, language, count);
  if (goods)
    return {
      call: { name: 'search', args: goods.args },
      applied: appliedTo(goods.args, applied, call.args),
      unfound: goods.wholeIndustry && { words: q, wholeIndustry: goods.wholeIndustry },
    };
  const ofGoods = headOf(q, found);
  if (ofGoods !== undefined) {
    // "Goat cheese": if no page has cheese, companies that are like the words together are no answer.
    const { call: named, unfound } = await resolveSubject(
      { name: 'search', args: { ...call.args, q: ofGoods } },
      { language, applied },
      ofGoods,
      new Set(),
      count,
    );
    if (unfound) return { call: named, applied, unfound: { ...unfound, words: q } };
  }
  const overall = call.args.industry === undefined ? overallTradeSearches(q, language, words) : undefined;
  const isFoundBySubIndustry =
    overall !== undefined && (await covers(overall.inSubIndustry, overall.byNames, count));
  const tried = searchCandidates(call.args, q, language, isFoundBySubIndustry, words);
  const { bySubIndustry } = tried;
  const first = await firstWithMatches(tried.ordered, count, tried.otherwise);
  // Where nothing fits by meaning either, words that pages have are what the conditions rule out, and the counts to drop one are of them.
  const isRuledOut =
    first.mode === 'meaning' &&
    hasConditions(call.args) &&
    (await count(first)) === 0 &&
    ((await count({ q, ...(call.args.mode !== undefined && { mode: call.args.mode }) })) ?? 0) > 0;
  const isService = q.split(/\s+/).every((word) => words.has(foldWord(word)));
  if (isService && !isRuledOut && sellsOnline(call.args) && (await count(first)) === 0) {
    // "Shops that ship abroad": which shops are meant is certain, and no page says where they ship to.
    const { q: _q, mode: _mode, ...certain } = call.args;
    return {
      call: { name: 'search', args: certain },
      applied: applied.filter(({ param }) => param !== 'q'),
      ignored: [q],
    };
  }
  const sought = isRuledOut ? call.args : first;
  const args = tried.isTrade ? sought : await preferSubIndustry(sought, bySubIndustry, count);
  if (args.q === undefined && call.args.industry !== undefined && tried.withoutOthers.includes(first)) {
    // "Restaurants with Italian food": without the words that no page has, restaurants are still meant, not bakeries.
    const subject = await resolveIndustry({ name: 'search', args }, { language, applied }, count);
    return {
      ...subject,
      applied: subject.applied.filter(({ param, text }) => param !== 'q' || text !== q),
      ignored: tried.others,
    };
  }
  // Where the trade is on no page, the words beside it do not matter.
  const subject = tried.isTrade && args === tried.otherwise ? found.named.join(' ') : q;
  const isSubject = subject !== q || found.others.length === 0 || !tried.isTrade;
  const wholeIndustry =
    isSubject && call.args.industry === undefined && (tried.isTrade || !sellsOnline(call.args))
      ? await wholeIndustryFor(
          args,
          sectionsFor(subject, { ...found, others: [] }, language),
          language,
          count,
        )
      : undefined;
  return {
    call: { name: 'search', args },
    applied: appliedTo(args, applied, call.args),
    unfound: wholeIndustry && { words: subject, wholeIndustry },
    ignored: tried.withoutOthers.includes(first) ? tried.others : [],
    byNameOnly: filtersIn(args).includes(INDUSTRY_MISSING) ? 'all' : undefined,
  };
}

/** The goods that the first or last of several words names, if they name no trade: "fromage de brebis", "biologische kaas". */
function headOf(q: string, { trades }: FoundTrades): string | undefined {
  const words = q.split(/\s+/);
  return trades.length === 0 && words.length > 1
    ? [words[0], words.at(-1)].find((word) => word !== undefined && findSubjectByName(word) !== undefined)
    : undefined;
}

/** Adds all companies of these industries to trades. */
const withIndustry = ({ trades, named, others }: FoundTrades, industries: string): FoundTrades => ({
  trades: trades.length > 0 ? [{ ...WHOLE_INDUSTRY, industries: industries.split(',') }, ...trades] : [],
  named,
  others,
});

const WHOLE_INDUSTRY: Omit<Trade, 'industries'> = {
  name: '',
  isIndustry: true,
  forms: { en: [], de: [], fr: [], es: [], it: [], nl: [], pt: [], pl: [] },
};

/** "Breweries or wineries": the companies of either trade; undefined if the words name one trade, or anything else. */
async function resolveSeveralTrades(
  args: CallArguments,
  { trades, named, others }: FoundTrades,
  language: Language,
  count: CountMatches,
): Promise<CallArguments | undefined> {
  if (trades.length < 2 || others.length > 0 || args.industry !== undefined) return undefined;
  const bySubIndustry = await tradesBySubIndustry(trades, language, count);
  const byQuery = tradeQuerySearch(args, { trades, bySubIndustry, named }, language);
  const [byWords] = tradeNameSearches(args, trades, named, language);
  // There is room for names in more languages if each is a single word; whichever search finds more is used.
  return bySubIndustry.size === 0 &&
    byWords?.mode === 'single' &&
    trades.every((one) => one.isIndustry !== true)
    ? firstWithMatches([[byQuery, byWords]], count, byQuery)
    : byQuery;
}

/** A word for a whole industry may also name a trade or a sub-industry: "restaurants" does not include bakeries. */
async function resolveIndustry(
  call: PlannedCall,
  { language, applied }: { readonly language: Language; readonly applied: readonly AppliedArgument[] },
  count: CountMatches,
): Promise<ResolvedSearch> {
  const { industry, ...others } = call.args;
  // "Caterers and restaurants" are two trades of one industry.
  const text = applied
    .filter(({ param, value }) => param === 'industry' && value === industry)
    .map((one) => one.text)
    .join(' ');
  const trades = findTrades(text);
  // "Agences de pub" are no pubs, although a word of it names one: a trade of the industry is meant, or the whole industry.
  const isTradeOfIndustry =
    trades.trades.length > 0 &&
    trades.trades.every(({ industries }) => industries.includes(String(industry)));
  if (isTradeOfIndustry && trades.others.length === 0) {
    const asWords = applied.map((one) =>
      one.param === 'industry' ? { text, param: 'q', value: text } : one,
    );
    const asTrade = await resolveWords(
      { name: 'search', args: { ...others, q: text } },
      { language, applied: asWords },
      count,
    );
    return asTrade;
  }
  const match = findIndustry(text, language);
  if (match === undefined || match.industry !== industry) return { call, applied };
  const args = await preferSubIndustry(call.args, subIndustrySearch(call.args, match), count);
  return { call: { name: 'search', args }, applied };
}
