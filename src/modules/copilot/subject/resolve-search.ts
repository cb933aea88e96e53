import { tradesInText } from '../../extraction/index.ts';
import {
  type Applied,
  asFilter,
  type CallArguments,
  filtersIn,
  type Language,
  languages,
  type PlannedCall,
} from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { languagesFor } from './languages-of-countries.ts';
import { findTrades, namedOnce, searchedForms, type Trade } from './trades.ts';
import { otherForms } from './word-forms.ts';

/** How many companies a search would find; undefined where no more may be counted for this message. */
export type Count = (args: CallArguments) => Promise<number | undefined>;

export interface ResolvedSearch {
  readonly call: PlannedCall;
  readonly applied: readonly Applied[];
  /** The words of a trade that no page has, where all companies of its industry are searched instead. */
  readonly widened?: string | undefined;
  /** Words beside a trade that no page has with it, and that are not looked for. */
  readonly ignored?: readonly string[];
}

/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
const FORMS_IN_FEW_LANGUAGES = 6;
const FORMS_IN_MANY_LANGUAGES = 2;
const FEW_LANGUAGES = 4;
const FORMS_TRIED_MAX = 6;

/**
 * A search in the words of pages. A trade is looked for by its names in the languages of the requested countries, among the
 * companies of its industries; another word by the form that finds something; and where none does, by
 * meaning. Words in quotes stay as they are.
 */
export async function resolveSearch(
  call: PlannedCall,
  { language, applied }: { readonly language: Language; readonly applied: readonly Applied[] },
  count: Count,
): Promise<ResolvedSearch> {
  if (call.name !== 'search' || call.args.mode === 'phrase') return { call, applied };
  const { q } = call.args;
  if (typeof q !== 'string') return resolveIndustry(call, { language, applied }, count);
  const { trades, named, others } = findTrades(q);
  const line = lineOf(q, language);
  const isLine = line && (trades.length > 0 ? others.length === 0 : line.others.length === 0);
  const byMeaning = { ...call.args, mode: 'meaning' };
  const candidates =
    trades.length > 0
      ? others.length === 0
        ? byTrades(call.args, trades, named, language)
        : byTradesWithWords(call.args, trades, others, language)
      : line && call.args.industry === undefined
        ? byLine(call.args, line)
        : inOtherForms(call.args, q, language);
  // Where nothing is found, what to drop is looked for by the names of the trade, or by meaning.
  // Words beside an industry only narrow it.
  const [byNames = call.args.industry === undefined ? byMeaning : call.args] =
    trades.length > 0 ? candidates.flat() : [];
  const inWords = line && trades.length === 0 ? inOtherForms(call.args, q, language) : [];
  const part = isLine && call.args.industry === undefined ? partOf(call.args, line) : undefined;
  // Of a known trade under conditions nothing else will do: what to drop is said instead.
  const isExact = trades.length > 0 && others.length === 0 && hasConditions(call.args);
  // Many words beside a trade are of a polite sentence; a few may be meant.
  const withoutOthers =
    trades.length > 0 && others.length > 0
      ? byTrades(call.args, trades, named, language)
      : trades.length === 0 && call.args.industry !== undefined
        ? [withoutWords(call.args)]
        : [];
  const isPolite = others.length >= POLITE_WORDS;
  // "Hotels & Resorts" are the hotels; other pages with the word count where no part of their industry is known.
  const isPartItself = trades.some(({ name }) => line?.subIndustry?.toLowerCase().startsWith(name));
  const ordered = [
    ...(isPartItself && part && others.length === 0
      ? [part, ...candidates.flat().map(ofUnknownPart)]
      : [...candidates, ...(part ? [part] : [])]),
    ...inWords,
    ...(isPolite ? withoutOthers : []),
    ...(isExact ? [] : [byMeaning]),
    ...(isPolite ? [] : withoutOthers),
  ];
  const first = await firstThatFinds(ordered, count, isExact && part ? part : byNames);
  const args = isPartItself ? first : await narrowed(first, part, count);
  const isWidened = trades.length > 0 && args.q === undefined && args !== part;
  return {
    call: { name: 'search', args },
    applied: appliedTo(args, applied, call.args),
    widened: isWidened ? q : undefined,
    ignored: withoutOthers.includes(first) ? (trades.length > 0 ? others : q.split(/\s+/)) : [],
  };
}

const POLITE_WORDS = 3;
const NO_PART = 'sub_industry:missing';

const ofUnknownPart = (args: CallArguments): CallArguments => ({
  ...args,
  filter: asFilter([...filtersIn(args), NO_PART]),
});

const withoutWords = ({ q: _q, mode: _mode, ...filters }: CallArguments): CallArguments => filters;

/** A word for a whole industry may be the name of a trade, too, or of a part: a restaurant is no bakery. */
async function resolveIndustry(
  call: PlannedCall,
  { language, applied }: { readonly language: Language; readonly applied: readonly Applied[] },
  count: Count,
): Promise<ResolvedSearch> {
  const { industry, ...others } = call.args;
  const text = applied.find(({ param, value }) => param === 'industry' && value === industry)?.text ?? '';
  const trades = findTrades(text);
  if (trades.trades.length > 0 && trades.others.length === 0) {
    const asWords = applied.map((one) =>
      one.param === 'industry' ? { text, param: 'q', value: text } : one,
    );
    const asTrade = await resolveSearch(
      { name: 'search', args: { ...others, q: text } },
      { language, applied: asWords },
      count,
    );
    // Where no page has the name of the trade, the whole industry is nearer than nothing.
    return (await count(asTrade.call.args)) || !(await count(call.args))
      ? asTrade
      : { call, applied, widened: text };
  }
  const line = lineOf(text, language);
  if (line === undefined || line.industry !== industry) return { call, applied };
  const args = await narrowed(call.args, partOf(call.args, line), count);
  return { call: { name: 'search', args }, applied };
}

const hasConditions = ({ q: _q, mode: _mode, ...filters }: CallArguments): boolean =>
  Object.keys(filters).length > 0;

/** A line of business: an industry, and the part of it that is meant, if it has such a part. */
interface Line {
  readonly industry: string;
  readonly subIndustry: string | undefined;
  /** Words that do not name it. */
  readonly others: readonly string[];
}

/** A subject whose words speak for several industries names none. */
const LINE_SHARE_MIN = 0.6;
/** Fewer of the companies with a name in the part than this, and the part does not cover the name. */
const COVERED_MIN = 0.3;

/** The line of business that words name, by what homepages are classified by. */
function lineOf(words: string, language: Language): Line | undefined {
  const { industries, subIndustries } = tradesInText(words, [language]);
  const strongest = (shares: Readonly<Record<string, number>>): string | undefined =>
    Object.entries(shares).find(([, share]) => share >= LINE_SHARE_MIN)?.[0];
  const industry = strongest(industries);
  if (industry === undefined) return undefined;
  const [parent, subIndustry] = strongest(subIndustries)?.split(' > ') ?? [];
  const others = words
    .split(/\s+/)
    .filter((word) => word.length > 2 && Object.keys(tradesInText(word, [language]).industries).length === 0);
  return { industry, subIndustry: parent === industry ? subIndustry : undefined, others };
}

/** Companies of the line, with the words that do not name it; where no page has those, by meaning among them. */
function byLine(args: CallArguments, line: Line): CallArguments[] {
  if (line.others.length === 0) return [inLine(args, line)];
  return [
    { ...inLine(args, line), q: joined(line.others), mode: 'any' },
    { ...args, mode: 'meaning', industry: line.industry },
  ];
}

/** All companies of a line of business, instead of words that their pages may not have. */
function inLine({ q: _q, mode: _mode, ...filters }: CallArguments, { industry }: Line): CallArguments {
  return { ...filters, industry };
}

/** All companies of the part of the industry that is meant, if it has such a part. */
const partOf = (args: CallArguments, line: Line): CallArguments | undefined =>
  line.subIndustry === undefined
    ? undefined
    : {
        ...inLine(args, line),
        filter: asFilter([...filtersIn(args), `sub_industry:eq:${line.subIndustry}`]),
      };

/** The part of the industry alone, where it has most of what was found. */
async function narrowed(
  args: CallArguments,
  part: CallArguments | undefined,
  count: Count,
): Promise<CallArguments> {
  if (part === undefined || args === part) return args;
  const [all, inPart] = [await count(args), await count(part)];
  return inPart !== undefined && inPart > 0 && inPart >= COVERED_MIN * (all ?? 0) ? part : args;
}

/** That the industry of a company is not known. */
const NO_INDUSTRY = 'industry:missing';

/** Companies of the trade's industries by its names; where there are none, those whose industry is not known. */
function byTrades(
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
  // A trade whose names are all of several words is looked for by the name that was used, then by its industry alone.
  const searches: CallArguments[] =
    forms.length > 0
      ? [{ ...args, q: joined(forms), mode: 'single' }]
      : [{ ...args, q: joined(named), mode: 'any' }, filters];
  if (args.industry !== undefined) return searches;
  const industry = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  // With other conditions, it is better to say which one to drop than to look beyond the industry.
  const byName = searches.filter(({ q }) => q !== undefined);
  return [
    ...searches.map((search) => ({ ...search, industry })),
    ...(hasConditions(args)
      ? byName.map((search) => ({ ...search, filter: asFilter([...filtersIn(search), NO_INDUSTRY]) }))
      : byName),
  ];
}

/** Every word must be there, so the trade's name that finds most is taken, or its industry instead. */
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

/** The words as they were written, or else one of them in another form. */
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

/** The first that finds a company; of several with the same meaning, the one that finds most. */
async function firstThatFinds(
  candidates: readonly (CallArguments | readonly CallArguments[])[],
  count: Count,
  otherwise: CallArguments,
): Promise<CallArguments> {
  for (const candidate of candidates) {
    let best: { readonly args: CallArguments; readonly found: number } | undefined;
    for (const args of Array.isArray(candidate)
      ? (candidate as readonly CallArguments[])
      : [candidate as CallArguments]) {
      const found = await count(args);
      if (found !== undefined && found > (best?.found ?? 0)) best = { args, found };
    }
    if (best) return best.args;
  }
  return otherwise;
}

function joined(words: readonly string[]): string {
  const remaining: string[] = [];
  for (const word of new Map(words.map((one) => [foldWord(one), one])).values())
    if ([...remaining, word].join(' ').length <= QUERY_CHARACTERS_MAX) remaining.push(word);
  return remaining.join(' ');
}

/** The same words of the message became other values. */
function appliedTo(args: CallArguments, applied: readonly Applied[], planned: CallArguments): Applied[] {
  const text = applied.find(({ param }) => param === 'q')?.text ?? String(planned.q);
  const remaining = applied.filter(({ param }) => param !== 'q');
  const isRequested = applied.some(({ param }) => param === 'q');
  return [
    ...remaining,
    ...(isRequested && args.q !== undefined ? [{ text, param: 'q', value: String(args.q) }] : []),
    ...(isRequested && args.industry !== planned.industry
      ? [{ text, param: 'industry', value: String(args.industry) }]
      : []),
    ...(isRequested
      ? filtersIn(args)
          .filter((value) => !filtersIn(planned).includes(value))
          .map((value) => ({ text, param: 'filter', value }))
      : []),
  ];
}

/** A resolved search with the names that its trades have in the languages of its conditions, which may be others now. */
export function inAllForms(args: CallArguments, language: Language): CallArguments {
  const { args: spoken } = unresolve({ name: 'search', args });
  if (typeof spoken.q !== 'string' || spoken.mode === 'phrase' || spoken.mode === 'single') return args;
  const { trades, named, others } = findTrades(spoken.q);
  if (trades.length === 0 || others.length > 0) return args;
  const [first, second] = byTrades(spoken, trades, named, language);
  return (args.mode === 'single' && args.industry === undefined ? second : first) ?? args;
}

/** A resolved search in the user's words, so that a later message can refine or replace its subject. */
export function unresolve(call: PlannedCall): PlannedCall {
  const { q, mode, industry, ...rest } = call.args;
  if (call.name === 'search' && typeof q === 'string' && mode === 'meaning') {
    // An industry that the words name was found by them.
    const isNamed = languages.some((language) => lineOf(q, language)?.industry === industry);
    const kept = industry !== undefined && !isNamed ? { industry } : {};
    return { name: 'search', args: { q, ...(/\s/.test(q) && { mode: 'any' }), ...kept, ...rest } };
  }
  if (call.name !== 'search' || typeof q !== 'string' || mode !== 'single') return call;
  const kept = filtersIn(call.args).filter((condition) => condition !== NO_INDUSTRY && condition !== NO_PART);
  const { filter: _filter, ...unfiltered } = rest;
  const found = findTrades(q);
  const { trades, others } = found;
  if (trades.length === 0 || others.length > 0) return call;
  const derived = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  const spoken = namedOnce(found);
  return {
    name: 'search',
    args: {
      q: spoken.join(' '),
      ...(spoken.length > 1 && { mode: 'any' }),
      ...(industry !== undefined && industry !== derived && { industry }),
      ...unfiltered,
      ...(kept.length > 0 && { filter: asFilter(kept) }),
    },
  };
}
