import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { QueryOptions, TextSearch } from '../../lib/text-index/api.ts';
import { InvalidQuery, QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { type CompanyFilters, filterNames } from './company-filters.ts';
import { completeWords, typedWords } from './completions.ts';
import { type QueryText, readQueryText } from './query-text.ts';
import { looserQueries, queriesWithoutFilter, wordsOf } from './query-words.ts';
import type { SearchRequest } from './search-parameters.ts';
import { toTextQuery } from './to-text-query.ts';

/** Best first: another form of a typed word is closer to it than another spelling. */
const reasons = ['form', 'spelling', 'prefix', 'mode', 'filter', 'meaning'] as const;

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
        'What is changed. spelling: a word; form: words match by their forms; prefix: the last word is completed; mode: all or any of the words instead of a phrase; filter: one is removed; meaning: companies that fit the words as a description.',
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
const BUDGET_OF_NOTHING_MS = 1_000;
/** The share of the remaining time that word lookups may take, so that some is left for counts. */
const LOOKUP_SHARE = 0.5;
/** How many words of a query are looked up for their spelling. */
const WORDS_SPELLED_MAX = 6;
const SPELLINGS_LOOKED_UP = 6;
/** How many spellings of a word are tried. Beside other words, a rarer one may be meant. */
const SPELLINGS_MAX = 3;
const SPELLINGS_BESIDE_OTHERS_MAX = 5;
/** How many ways to spell all words together are counted. */
const COMBINATIONS_MAX = 5;
const COMPLETIONS_MAX = 2;
/** A word that the index contains counts as a typo only if the other word is far more common. */
const SLIP_FACTOR = 10;

interface Variant {
  readonly request: SearchRequest;
  readonly why: Reason;
  /** If the index contains the typed word, another spelling is only a guess. */
  readonly isGuess?: boolean;
}

interface CountByMeaning {
  readonly total: number;
  /** Parameters that the description sets and that were applied. */
  readonly stated: readonly string[];
}

/** The request as the caller would make it, for example without companies the caller has seen. */
export type AsCaller = (request: SearchRequest) => SearchRequest | Promise<SearchRequest>;

export interface SuggestOptions {
  /** The number of results of the request itself. */
  readonly total: number;
  readonly asCaller: AsCaller;
  readonly signal: AbortSignal;
  /** Parameters that the description sets and that were applied. */
  readonly stated?: readonly string[];
  /** Counts the results of a description; if absent, no search by meaning is suggested. */
  readonly countByMeaning?:
    | ((request: SearchRequest, options: QueryOptions) => Promise<CountByMeaning>)
    | undefined;
  /** False until a description can be read at once. Until then it is tried last, so that the others do not wait for it. */
  readonly isMeaningReady?: boolean | undefined;
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
    countByMeaning,
    isMeaningReady = true,
    budgetMs = total === 0 ? BUDGET_OF_NOTHING_MS : BUDGET_MS,
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
  let countsLeft = COUNTS_MAX;
  const tryAll = async (variants: readonly Variant[]): Promise<void> => {
    for (const variant of variants.slice(0, countsLeft)) await tryWithWider(variant);
    countsLeft -= Math.min(countsLeft, variants.length);
  };
  if (request.mode === 'meaning')
    await tryAll([...withoutStated(request, stated), ...withoutFilter(request)]);
  else {
    const spelled = await inBudgetList(spelledOtherwise);
    const longer = await inBudgetList(completed);
    await tryAll([...withForms(request), ...spelled]);
    // Words that no page has describe nothing. Their likeliest spelling does, if no page has all of those either.
    const [likeliest] = found.size === 0 ? spelled.filter(({ isGuess }) => isGuess === false) : [];
    const described = countByMeaning ? asDescription(likeliest?.request ?? request) : [];
    if (isMeaningReady) await tryAll(described);
    await tryAll([...longer, ...looser(request), ...withoutFilter(request)]);
    if (!isMeaningReady) for (const variant of described) await tryWithWider(variant);
  }
  return bestOf([...found.values()]);

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
      return searched.mode === 'meaning' && countByMeaning
        ? countByMeaning(searched, options)
        : { total: await index.count(toTextQuery(searched), options), stated: [] };
    });
    if (counted === undefined) return [];
    if (counted.total > total)
      found.set(key, { ...asSuggested(variant), total_count: counted.total, why, isGuess });
    return why === 'meaning' && counted.total === 0 ? counted.stated : [];
  }

  async function inBudgetList(find: typeof completed): Promise<readonly Variant[]> {
    return (await inBudget((options) => find(index, request, options), LOOKUP_SHARE)) ?? [];
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

/** A word of the query, and what may stand in its place. */
interface SpelledWord {
  readonly at: number;
  /** Whether pages contain it as it was typed. */
  readonly isKnown: boolean;
  /** Other spellings, likeliest first. */
  readonly others: readonly { readonly value: string; readonly times: number }[];
}

/**
 * Replaces words that no page contains by similar ones that pages contain, and with them a known word that may be a typo too. If all words
 * are known, replaces those that other spellings far outnumber.
 */
async function spelledOtherwise(
  index: TextSearch,
  request: SearchRequest,
  options: QueryOptions,
): Promise<Variant[]> {
  const query = wordsOf(request);
  if (!query) return [];
  const words = await Promise.all(
    query.words.slice(0, WORDS_SPELLED_MAX).map(async (word, at): Promise<SpelledWord> => {
      const near = await index.suggest({ spellings: true }, word, SPELLINGS_LOOKED_UP, options);
      const [itself] = near[0]?.value === word ? near : [];
      const count = itself?.count ?? (await countOfForms(index, request, word, options));
      return {
        at,
        isKnown: count > 0,
        others: near
          .filter(({ value }) => value !== word && isPlausible(word, value))
          .map((other) => ({ value: other.value, times: other.count / Math.max(1, count) })),
      };
    }),
  );
  const isGuess = words.every(({ isKnown }) => isKnown);
  return combinations(words, isGuess ? SLIP_FACTOR : 1).flatMap((replaced) => {
    const q = query.replace(replaced);
    return q ? [{ request: { ...request, q }, why: 'spelling' as const, isGuess }] : [];
  });
}

/** How many pages contain the word in one of its forms, where those count. */
async function countOfForms(
  index: TextSearch,
  request: SearchRequest,
  word: string,
  options: QueryOptions,
): Promise<number> {
  const q = request.forms ? readQueryText(word) : undefined;
  return q ? index.count(toTextQuery({ q, mode: 'phrase', forms: true }), options) : 0;
}

const SHORT_WORD = 4;

/** Hardly anybody mistypes the first letter of a short word, and so many short words differ by one letter: "near" is not "year". */
const isPlausible = (word: string, other: string): boolean =>
  word.length > SHORT_WORD || word[0] === other[0];

interface Combination {
  readonly replaced: ReadonlyMap<number, string>;
  /** The places of the chosen spellings, and one more for each known word that is replaced. */
  readonly cost: number;
}

/**
 * The likeliest ways to spell the words, without the typed one. A known word is replaced only by a spelling that is at least so many times
 * as common.
 */
function combinations(
  words: readonly SpelledWord[],
  timesMin: number,
): readonly ReadonlyMap<number, string>[] {
  let found: readonly Combination[] = [{ replaced: new Map(), cost: 0 }];
  for (const { at, isKnown, others } of words) {
    const spellings = others
      .filter(({ times }) => !isKnown || times >= timesMin)
      .slice(0, words.length > 1 ? SPELLINGS_BESIDE_OTHERS_MAX : SPELLINGS_MAX);
    if (spellings.length === 0) continue;
    found = found
      .flatMap(({ replaced, cost }) => [
        ...(isKnown ? [{ replaced, cost }] : []),
        ...spellings.map(({ value }, place) => ({
          replaced: new Map([...replaced, [at, value]]),
          cost: cost + place + (isKnown ? 1 : 0),
        })),
      ])
      .sort((one, other) => one.cost - other.cost)
      .slice(0, COMBINATIONS_MAX);
  }
  return found.filter(({ replaced }) => replaced.size > 0).map(({ replaced }) => replaced);
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
const importance = (param: string): number =>
  PLACES.includes(param) ? PLACES.indexOf(param) : PLACES.length;

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
