import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { InvalidQuery, QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { type CompanyFilters, filterNames } from './company-filters.ts';
import { completeWords, typedWords } from './completions.ts';
import type { Understood } from './meaning-search.ts';
import { otherSpellings } from './other-spellings.ts';
import type { QueryText } from './query-text.ts';
import { looserQueries, queriesWithoutFilter, wordsOf } from './query-words.ts';
import type { SearchRequest } from './search-parameters.ts';
import { toTextQuery } from './to-text-query.ts';

/** Best first: another form of a typed word is closer to it than another spelling. */
const reasons = ['form', 'spelling', 'prefix', 'mode', 'filter', 'meaning', 'industry'] as const;

export const QuerySuggestion = z
  .object({
    q: z.string(),
    mode: z.enum(['phrase', 'any', 'single', 'query', 'meaning']),
    forms: z.boolean(),
    filters: z
      .record(z.string(), z.union([z.string(), z.array(z.string())]))
      .describe('The filters that stay, as fields of `POST /search`.'),
    total_count: z.int().describe('Exactly what searching for it finds.'),
    why: z
      .enum(reasons)
      .describe(
        'What is changed. spelling: a word; form: words match by their forms; prefix: the last word is completed; mode: all or any of the words instead of a phrase; filter: one is removed; meaning: companies that fit the words as a description; industry: all companies of the industry that the words speak for, if nothing else is found.',
      ),
  })
  .meta({
    id: 'QuerySuggestion',
    examples: [
      {
        q: 'village bakery',
        mode: 'phrase',
        forms: false,
        filters: { country: ['GB'] },
        total_count: 214,
        why: 'spelling',
      },
    ],
  });

export type QuerySuggestion = z.infer<typeof QuerySuggestion>;
type Reason = QuerySuggestion['why'];

/** If a search finds this many or more, nothing is suggested. */
export const ENOUGH_FOUND = 3;
const SUGGESTIONS_MAX = 5;
const COUNTS_MAX = 12;
/** Time for all suggestions, because a response that found little should not be late. Those that have not finished by then are omitted. */
const BUDGET_MS = 300;
/** A response that found nothing is useless without suggestions, so on a cold or busy machine they may take longer. */
const EMPTY_RESULT_BUDGET_MS = 1_000;
/** The share of the remaining time that word lookups may take, so that some is left for counts. */
const LOOKUP_SHARE = 0.5;
const COMPLETIONS_MAX = 2;

const nothingUnderstood: Understood = { parts: 0, isWhole: false };

interface Variant {
  readonly request: SearchRequest;
  readonly why: Reason;
  /** Whether the searcher more likely meant what they typed. */
  readonly isGuess?: boolean;
}

/** Descriptions for `meaning` suggestions. */
export interface Describing {
  /** Counts the results of a description. */
  count(request: SearchRequest, options: QueryOptions): Promise<CountByMeaning>;
  understood(text: string, signal: AbortSignal): Promise<Understood>;
  /** False until a description can be read at once. Until then it is tried last, so that the others do not wait for it. */
  readonly isReady: boolean;
}

interface CountByMeaning {
  readonly total: number;
  /** Filters that the description states and that were applied, as `ignore_stated` names them. */
  readonly stated: readonly string[];
  /** All companies of the industry that the subject speaks for, with the same filters. */
  readonly ofIndustry?: SearchRequest;
}

/** The request as the caller would make it, for example without companies the caller has seen. */
export type AsCaller = (request: SearchRequest) => SearchRequest | Promise<SearchRequest>;

export interface SuggestOptions {
  /** The number of results of the request itself. */
  readonly total: number;
  readonly asCaller: AsCaller;
  readonly signal: AbortSignal;
  /** Filters that the description states and that were applied, as `ignore_stated` names them. */
  readonly stated?: readonly string[];
  /** If absent, no search by meaning is suggested. */
  readonly describing?: Describing | undefined;
  readonly budgetMs?: number;
  /** Called if there was no time for all suggestions. */
  readonly onCut?: () => void;
}

/** Searches similar to a request that find more, best first, each with its exact total. */
export async function suggestQueries(
  index: TextSearch,
  request: SearchRequest,
  {
    total,
    asCaller,
    signal,
    stated = [],
    describing,
    budgetMs = total === 0 ? EMPTY_RESULT_BUDGET_MS : BUDGET_MS,
    onCut,
  }: SuggestOptions,
): Promise<QuerySuggestion[]> {
  const endsAt = performance.now() + budgetMs;
  /** Undefined if it does not finish in time or expands to too many words. */
  const inBudget = async <Answer>(
    ask: (options: QueryOptions) => Promise<Answer>,
    share = 1,
  ): Promise<Answer | undefined> => {
    const leftMs = Math.ceil((endsAt - performance.now()) * share);
    if (leftMs <= 0) {
      onCut?.();
      return undefined;
    }
    const ended = AbortSignal.timeout(leftMs);
    try {
      return await ask({ signal: AbortSignal.any([signal, ended]), budgetMs: leftMs });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof InvalidQuery) return undefined;
      if (!ended.aborted && !(error instanceof QueryBudgetExceeded)) throw error;
      onCut?.();
      return undefined;
    }
  };
  const found = new Map<string, QuerySuggestion & { readonly isGuess: boolean }>();
  const understoodTexts = new Map<string, Understood>();
  const isFound = (reason: Reason): boolean => [...found.values()].some(({ why }) => why === reason);
  let countsLeft = COUNTS_MAX;
  const tryAll = async (variants: readonly Variant[]): Promise<void> => {
    for (const variant of variants.slice(0, countsLeft)) await tryWithWider(variant);
    countsLeft -= Math.min(countsLeft, variants.length);
  };
  if (request.mode === 'meaning')
    await tryAll([...withoutStated(request, stated), ...withoutFilter(request)]);
  else {
    const spelled = await spelledOtherwise();
    const longer = (await inBudget((options) => completed(index, request, options), LOOKUP_SHARE)) ?? [];
    await tryAll([...withForms(request), ...spelled]);
    const described = describing ? await descriptions(spelled) : [];
    if (describing?.isReady)
      for (const variant of described) if (!isFound('meaning')) await tryAll([variant]);
    await tryAll([...longer, ...looser(request), ...withoutFilter(request)]);
    if (!describing?.isReady) for (const variant of described.slice(0, 1)) await tryWithWider(variant);
  }
  if (total === 0 && found.size === 0 && describing?.isReady) await tryIndustry(describing);
  return bestOf([...found.values()]);

  /** A list of the industry is better than nothing at all. */
  async function tryIndustry({ count }: Describing): Promise<void> {
    const [described] = request.mode === 'meaning' ? [{ request }] : asDescription(request);
    const counted = described && (await inBudget((options) => count(described.request, options)));
    if (counted?.ofIndustry) await tryVariant({ request: counted.ofIndustry, why: 'industry' });
  }

  async function spelledOtherwise(): Promise<readonly Variant[]> {
    const spellings = await inBudget(
      (options) => otherSpellings(index, request, understood, options),
      LOOKUP_SHARE,
    );
    return (spellings ?? []).map(({ q, isGuess }) => ({
      request: { ...request, q },
      why: 'spelling',
      isGuess,
    }));
  }

  /** The request or one of its other spellings, whichever is understood best, and the likeliest spelling. */
  async function descriptions(spelled: readonly Variant[]): Promise<readonly Variant[]> {
    const likely = spelled.filter(({ isGuess }) => isGuess === false).map((variant) => variant.request);
    let best = { described: likely[0] ?? request, parts: 0 };
    for (const described of [request, ...likely]) {
      const { parts } = await understood(described.q?.text ?? '');
      if (parts > best.parts) best = { described, parts };
    }
    const isOnPages = ({ q }: SearchRequest): boolean =>
      [...found.values()].some((one) => one.why === 'spelling' && one.q === q?.text);
    const second = likely.find(isOnPages) ?? likely[0] ?? request;
    return [...new Set([best.described, second])].flatMap(asDescription);
  }

  async function understood(text: string): Promise<Understood> {
    if (!describing?.isReady || request.mode === 'query' || text === '') return nothingUnderstood;
    const known = understoodTexts.get(text);
    if (known) return known;
    const now = await inBudget(() => describing.understood(text, signal), LOOKUP_SHARE);
    if (now) understoodTexts.set(text, now);
    return now ?? nothingUnderstood;
  }

  async function tryWithWider(variant: Variant): Promise<void> {
    const stated = await tryVariant(variant);
    if (stated.length > 0) for (const wider of withoutAnyStated(variant, stated)) await tryVariant(wider);
  }

  /** Keeps a variant that finds more. Returns the filters of a description that finds nothing, because another without them may. */
  async function tryVariant({ request: variant, why, isGuess = false }: Variant): Promise<readonly string[]> {
    const key = JSON.stringify(asSuggested(variant));
    if (found.has(key)) return [];
    const counted = await inBudget(async (options): Promise<CountByMeaning> => {
      const searched = await asCaller(variant);
      return searched.mode === 'meaning' && describing
        ? describing.count(searched, options)
        : { total: await index.count(toTextQuery(searched), options), stated: [] };
    });
    if (counted === undefined) return [];
    if (counted.total > total)
      found.set(key, { ...asSuggested(variant), total_count: counted.total, why, isGuess });
    return why === 'meaning' && counted.total === 0 ? counted.stated : [];
  }
}

const asSuggested = (request: SearchRequest): Pick<QuerySuggestion, 'q' | 'mode' | 'forms' | 'filters'> => ({
  q: request.q?.text ?? '',
  mode: request.mode,
  forms: request.forms ?? false,
  filters: Object.fromEntries(
    [...filterNames, 'ignore_stated' as const].flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value : [...value]]];
    }),
  ),
});

/** Any of the words of "dentists in Berlin" matches every page with "in", so what such a sentence means comes before it. */
const isAnyWord = ({ why, mode }: QuerySuggestion): boolean => why === 'mode' && mode === 'single';

/**
 * The best of each reason, in the order of the reasons, then the others. Within a reason, the one that finds most comes first. Guesses come
 * last.
 */
function bestOf(found: readonly (QuerySuggestion & { readonly isGuess: boolean })[]): QuerySuggestion[] {
  const ranked = reasons.flatMap((reason, order) =>
    inOrder(
      reason,
      found.filter(({ why }) => why === reason),
    ).map(({ isGuess, ...suggestion }, place) => ({
      suggestion,
      rank:
        (isGuess ? 2 * reasons.length : 0) +
        (place > 0 || isAnyWord(suggestion) ? reasons.length : 0) +
        order,
    })),
  );
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion }) => suggestion);
}

function inOrder<Found extends QuerySuggestion>(reason: Reason, found: readonly Found[]): readonly Found[] {
  // "All words" is closer to a phrase than "any word", which is worth suggesting only if it finds more.
  if (reason === 'mode')
    return found.filter(({ total_count }, at) => total_count > (found[at - 1]?.total_count ?? 0));
  // One is enough: the one that drops fewest of the filters that the description states.
  if (reason === 'meaning') return found.slice(0, 1);
  const mostFirst = found.toSorted((a, b) => b.total_count - a.total_count);
  return reason === 'filter' ? mostFirst.slice(0, 1) : mostFirst;
}

const withForms = (request: SearchRequest): Variant[] =>
  request.q && !request.forms ? [{ request: { ...request, forms: true }, why: 'form' }] : [];

/** An e-mail address describes nothing, and any of its words is on every page with "info" or "com". */
const isMailAddress = ({ q }: SearchRequest): boolean =>
  /^[^\s@"]+@[^\s@"]+\.[^\s@".]+$/.test(q?.text.trim() ?? '');

/** Treats the words as a description, which is what a person who writes a sentence means. */
const asDescription = (request: SearchRequest): Variant[] =>
  request.q && request.mode !== 'query' && !isMailAddress(request)
    ? [{ request: { ...request, mode: 'meaning', forms: false }, why: 'meaning' }]
    : [];

/** Treats the last word as the start of a longer one, after the words before it or alone. */
async function completed(
  index: TextSearch,
  request: SearchRequest,
  options: QueryOptions,
): Promise<Variant[]> {
  const query = wordsOf(request);
  const last = query?.words.at(-1);
  if (!query || last === undefined || query.inRow === 0) return [];
  const row = query.words.slice(-query.inRow);
  const phrases = [row, ...(request.mode === 'any' && row.length > 1 ? [[last]] : [])];
  for (const phrase of phrases) {
    const typed = typedWords(phrase.join(' '));
    if (!typed || typed.last !== last || last.length < 2) return [];
    const longer = (await completeWords(index, typed, COMPLETIONS_MAX + 1, options))
      .map(({ value }) => value.slice(typed.lead.length))
      .filter((word) => word !== last)
      .slice(0, COMPLETIONS_MAX)
      .flatMap((word) => query.replace(new Map([[query.words.length - 1, word]])) ?? []);
    if (longer.length > 0)
      return longer.map((q: QueryText) => ({ request: { ...request, q }, why: 'prefix' }));
  }
  return [];
}

const looser = (request: SearchRequest): Variant[] =>
  isMailAddress(request)
    ? []
    : looserQueries(request).map((query) => ({ request: { ...request, ...query }, why: 'mode' }));

/** Without each of the filters that the description states. */
const withoutStated = (request: SearchRequest, stated: readonly string[]): Variant[] =>
  stated.map((param) => ({
    request: { ...request, ignore_stated: [...(request.ignore_stated ?? []), param] },
    why: 'filter',
  }));

/** A place matters least: Shopify stores elsewhere are closer to "Shopify stores in Poland" than companies in Poland. */
const PLACES: readonly string[] = ['filter', 'country'];
function importance(stated: string): number {
  const [param = ''] = stated.split(':', 1);
  return PLACES.includes(param) ? PLACES.indexOf(param) : PLACES.length;
}

/** Without each of the filters, and without all of them. */
function withoutAnyStated({ request, why }: Variant, stated: readonly string[]): Variant[] {
  const params = [...new Set(stated)].sort((a, b) => importance(a) - importance(b));
  const each = params.map((param) => [param]);
  return [...each, ...(params.length > 1 ? [params] : [])].map((ignored) => ({
    request: { ...request, ignore_stated: ignored },
    why,
  }));
}

/**
 * The request without each of its filters: those beside the query, then those in it. Something must be left to search for, because "all
 * companies" is not a suggestion.
 */
function withoutFilter(request: SearchRequest): Variant[] {
  const beside = filterNames
    .filter((name) => request[name] !== undefined)
    .map((name): SearchRequest => {
      const { [name]: _left, ...others }: SearchRequest & CompanyFilters = request;
      return others as SearchRequest;
    })
    .filter((less) => less.q !== undefined || filterNames.some((name) => less[name] !== undefined));
  const inside = queriesWithoutFilter(request).map((q): SearchRequest => ({ ...request, q }));
  return [...beside, ...inside].map((less) => ({ request: less, why: 'filter' }));
}
