import { setTimeout as wait } from 'node:timers/promises';
import {
  type CallOptions,
  EngineRefusal,
  isTransient,
  type OpenSearchClient,
  RECOVERY_MS_MAX,
} from '../opensearch/index.ts';
import type { QueryOptions } from '../text-index/api.ts';
import { EngineUnreachable, InvalidQuery, QueryBudgetExceeded } from '../text-index/errors.ts';

export interface SearchHit {
  readonly _id: string;
  readonly _source?: {
    readonly key?: string;
    readonly stored: string;
    readonly first: number;
    readonly last: number;
    readonly born: number;
  };
  readonly _score?: number | null;
  /** The sort values; the key is last. */
  readonly sort?: readonly (number | string | null)[];
  readonly matched_queries?: readonly string[];
}

export interface SearchResponse {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly SearchHit[] };
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
  readonly error?: unknown;
  /** The status of one of many queries in one call. */
  readonly status?: number;
  readonly pit_id?: string;
}

export interface Aggregation {
  readonly doc_count?: number;
  /** A minimum or maximum; null if there is none. */
  readonly value?: number | null;
  readonly doc_count_error_upper_bound?: number;
  readonly sum_other_doc_count?: number;
  readonly after_key?: Readonly<Record<string, string>>;
  readonly buckets?: readonly {
    readonly key: string & { readonly value: string };
    readonly key_as_string?: string;
    readonly doc_count: number;
  }[];
}

const BUDGET_MS = 60_000;
/** Our own timeout ends first, with the reason; this one ends abandoned work. */
const GRACE_MS = 1_000;
/** More searches in one call would hold a node's memory until the slowest of them is done. */
const SEARCHES_PER_CALL = 100;
const PAUSE_MS = 100;

/** Sends the requests of one query within its budget. A response is complete or an error, never partial. */
export class QueryBudget {
  private readonly client: OpenSearchClient;
  private readonly index: string;
  private readonly options: QueryOptions;
  private readonly startedAt = performance.now();

  constructor(client: OpenSearchClient, index: string, options: QueryOptions = {}) {
    this.client = client;
    this.index = index;
    this.options = options;
  }

  async search(body: object): Promise<SearchResponse> {
    const [answer] = await this.untilWhole([body], async () => [
      await this.call<SearchResponse>('POST', `/${this.index}/_search?${this.limits()}`, body, 'in-path'),
    ]);
    return answer as SearchResponse;
  }

  /** Searches the snapshot that a point in time keeps, on the nodes that have it. */
  async searchView(body: object): Promise<SearchResponse> {
    const [answer] = await this.untilWhole([body], async () => [
      await this.call<SearchResponse>('POST', `/_search?${this.limits()}`, body),
    ]);
    return answer as SearchResponse;
  }

  /** Runs many searches at once; results are in the order given. */
  async searchMany(bodies: readonly object[]): Promise<readonly SearchResponse[]> {
    const responses: SearchResponse[] = [];
    for (let at = 0; at < bodies.length; at += SEARCHES_PER_CALL) {
      responses.push(
        ...(await this.untilWhole(bodies.slice(at, at + SEARCHES_PER_CALL), async (some) => {
          const lines = some.flatMap((body) => [{ allow_partial_search_results: false }, body]);
          const path = `/${this.index}/_msearch`;
          const answer = this.call<{ responses: SearchResponse[] }>('POST', path, lines, 'in-lines');
          return (await answer).responses;
        })),
      );
    }
    return responses;
  }

  /** Repeats searches that returned partial results: a shard whose node was lost is available elsewhere in a moment. */
  private async untilWhole(
    bodies: readonly object[],
    ask: (bodies: readonly object[]) => Promise<readonly SearchResponse[]>,
  ): Promise<readonly SearchResponse[]> {
    const deadlineAt = performance.now() + RECOVERY_MS_MAX;
    const whole = new Map<object, SearchResponse>();
    for (;;) {
      const missing = bodies.filter((body) => !whole.has(body));
      const answers = await ask(missing);
      missing.forEach((body, at) => {
        const answer = answers[at];
        if (answer !== undefined && isWhole(answer)) whole.set(body, answer);
      });
      if (whole.size === new Set(bodies).size) return bodies.map((body) => whole.get(body) as SearchResponse);
      const partial = answers.find((answer) => !isWhole(answer));
      const error = JSON.stringify(partial?.error ?? '');
      if (error.includes('too_many_clauses')) throw tooWide();
      const mayRecover = partial?.status === undefined || isTransient(partial.status, error);
      if (!mayRecover || performance.now() > deadlineAt) throw partialAnswer(partial);
      await wait(PAUSE_MS);
    }
  }

  call<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    names?: CallOptions['names'],
  ): Promise<Answer> {
    const { signal, budgetMs = BUDGET_MS } = this.options;
    const leftMs = budgetMs - (performance.now() - this.startedAt);
    if (leftMs <= 0) return Promise.reject(new QueryBudgetExceeded(budgetMs));
    const options = { signal, budgetMs: Math.ceil(leftMs), names };
    return this.client.call<Answer>(method, path, body, options).catch((error: unknown) => {
      throw isTooWide(error) ? tooWide() : error;
    });
  }

  private limits(): string {
    const ms = Math.max(0, Math.ceil(this.options.budgetMs ?? BUDGET_MS)) + GRACE_MS;
    return `allow_partial_search_results=false&cancel_after_time_interval=${ms}ms`;
  }
}

const isTooWide = (error: unknown): boolean =>
  error instanceof EngineRefusal && error.message.includes('too_many_clauses');

/** The limit of the embedded engine, and the default limit of OpenSearch. */
const tooWide = (): InvalidQuery =>
  new InvalidQuery('a prefix of the query matches more than 1,024 words; add a letter');

const isWhole = ({ error, timed_out, _shards }: SearchResponse): boolean =>
  error === undefined && !timed_out && _shards.failed === 0;

const partialAnswer = (response: SearchResponse | undefined): EngineUnreachable =>
  new EngineUnreachable('the search engine returned only part of its answer', {
    cause: new Error(JSON.stringify(response?.error ?? response?._shards).slice(0, 1_000)),
  });

/** A search that only counts its matches, exactly. */
export const counted = (query: object): object => ({ size: 0, track_total_hits: true, query });
