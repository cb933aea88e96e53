import type { Hit, TextIndexSchema, UnionHit } from '../text-index/api.ts';
import { sourceOf, toHit } from './hits.ts';
import { BEST_FIRST, type Order } from './order.ts';
import type { QueryBudget, SearchResponse } from './query-budget.ts';
import type { ReadQuery } from './to-query.ts';

/** A view that is not read expires after this time. */
const VIEW_TTL = '2m';

/** One snapshot of the index, kept until it is closed or unused for a while. */
export class View {
  private readonly budget: QueryBudget;
  private id: string;

  private constructor(budget: QueryBudget, id: string) {
    this.budget = budget;
    this.id = id;
  }

  static async open(budget: QueryBudget, index: string): Promise<View> {
    const { pit_id } = await budget.call<{ pit_id: string }>(
      'POST',
      `/${index}/_search/point_in_time?keep_alive=${VIEW_TTL}&allow_partial_pit_creation=false`,
      undefined,
      'in-path',
    );
    return new View(budget, pit_id);
  }

  async search(body: object): Promise<SearchResponse> {
    const answer = await this.budget.searchView({ ...body, pit: { id: this.id, keep_alive: VIEW_TTL } });
    this.id = answer.pit_id ?? this.id;
    return answer;
  }

  /** A view that cannot be closed expires by itself. */
  async close(): Promise<void> {
    await this.budget.call('DELETE', '/_search/point_in_time', { pit_id: [this.id] }).catch(() => undefined);
  }
}

export interface SearchTerms {
  readonly read: ReadQuery;
  readonly query: object;
  /** The weights of its words. */
  readonly weights: readonly number[];
}

export interface Reading {
  readonly limit: number;
  readonly batch: number;
  readonly stored: boolean;
  readonly order?: Order;
}

/** All matches in the order of a search, in batches, from a view that the caller closes. */
export async function* readMatches(
  view: View,
  { read, query }: Pick<SearchTerms, 'read' | 'query'>,
  { limit, batch, stored, order = BEST_FIRST }: Reading,
  schema: TextIndexSchema,
): AsyncGenerator<Hit[]> {
  let after: readonly unknown[] | undefined;
  for (let given = 0; given < limit; ) {
    const size = Math.min(batch, limit - given);
    const { hits } = await view.search({
      query,
      size,
      sort: order.sort,
      track_total_hits: false,
      track_scores: true,
      ...sourceOf(stored),
      ...(after && { search_after: after }),
    });
    if (hits.hits.length > 0) yield hits.hits.map((hit) => toHit(hit, read, schema));
    given += hits.hits.length;
    if (hits.hits.length < size) return;
    after = hits.hits.at(-1)?.sort;
  }
}

/** Merges ordered streams, none of which contains a document of another, into one ordered stream. */
export async function* mergeStreams(
  streams: readonly AsyncIterator<readonly Hit[]>[],
  { limit, batch }: Pick<Reading, 'limit' | 'batch'>,
): AsyncGenerator<Omit<UnionHit, 'stored'>[]> {
  const heads = await Promise.all(
    streams.map(async (stream, query) => ({ stream, query, hits: await nextBatch(stream), at: 0 })),
  );
  let waiting: Omit<UnionHit, 'stored'>[] = [];
  for (let given = 0; given < limit; given++) {
    let best: (typeof heads)[number] | undefined;
    for (const head of heads) {
      const [one, other] = [head.hits[head.at], best?.hits[best.at]];
      if (one !== undefined && (other === undefined || isBefore(one, other))) best = head;
    }
    const hit = best?.hits[best.at];
    if (best === undefined || hit === undefined) break;
    waiting.push({ key: hit.key, score: hit.score, query: best.query });
    best.at += 1;
    if (best.at === best.hits.length) Object.assign(best, { hits: await nextBatch(best.stream), at: 0 });
    if (waiting.length === batch) {
      yield waiting;
      waiting = [];
    }
  }
  if (waiting.length > 0) yield waiting;
}

async function nextBatch(stream: AsyncIterator<readonly Hit[]>): Promise<readonly Hit[]> {
  const { done, value } = await stream.next();
  return done ? [] : value;
}

const isBefore = (a: Hit, b: Hit): boolean =>
  a.score > b.score || (a.score === b.score && Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)) < 0);
