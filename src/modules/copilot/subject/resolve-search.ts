import type { Applied, CallArguments, Language, PlannedCall } from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { languagesFor } from './languages-of-countries.ts';
import { findTrades, searchedForms, type Trade } from './trades.ts';
import { otherForms } from './word-forms.ts';

/** How many companies a search would find; undefined where no more may be counted for this message. */
export type Count = (args: CallArguments) => Promise<number | undefined>;

export interface ResolvedSearch {
  readonly call: PlannedCall;
  readonly applied: readonly Applied[];
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
  const { q, mode } = call.args;
  if (call.name !== 'search' || typeof q !== 'string' || mode === 'phrase') return { call, applied };
  const { trades, named, others } = findTrades(q);
  const candidates =
    trades.length === 0
      ? inOtherForms(call.args, q, language)
      : others.length === 0
        ? byTrades(call.args, trades, named, language)
        : byTradesWithWords(call.args, trades, others, language);
  const args = await firstThatFinds([...candidates, { ...call.args, mode: 'meaning' }], count);
  return { call: { name: 'search', args }, applied: appliedTo(args, applied, call.args) };
}

/** Companies of the trade's industries by its names; where there are none, by its names alone. */
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
  return [
    ...searches.map((search) => ({ ...search, industry })),
    ...searches.filter(({ q }) => q !== undefined),
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

/** The first that finds a company; of several with the same meaning, the one that finds most. The first of all where none does. */
async function firstThatFinds(
  candidates: readonly (CallArguments | readonly CallArguments[])[],
  count: Count,
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
  const [first = {}] = candidates.flat();
  return first as CallArguments;
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
  if (call.name === 'search' && typeof q === 'string' && mode === 'meaning')
    return {
      name: 'search',
      args: { q, ...(/\s/.test(q) && { mode: 'any' }), ...(industry !== undefined && { industry }), ...rest },
    };
  if (call.name !== 'search' || typeof q !== 'string' || mode !== 'single') return call;
  const { trades, named, others } = findTrades(q);
  if (trades.length === 0 || others.length > 0) return call;
  const derived = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  const spoken = trades.map(
    (trade) => named.find((name) => findTrades(name).trades[0] === trade) ?? trade.name,
  );
  return {
    name: 'search',
    args: {
      q: spoken.join(' '),
      ...(spoken.length > 1 && { mode: 'any' }),
      ...(industry !== undefined && industry !== derived && { industry }),
      ...rest,
    },
  };
}
