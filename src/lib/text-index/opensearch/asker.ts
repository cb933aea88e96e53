import type { QueryOptions } from '../api.ts';
import { EngineUnreachable, QueryBudgetExceeded } from '../errors.ts';
import type { OpenSearchClient } from './client.ts';

export interface SearchHit {
  readonly _id: string;
  readonly _source?: {
    readonly stored: string;
    readonly first: number;
    readonly last: number;
    readonly born: number;
  };
  readonly sort?: readonly [number, string];
  readonly matched_queries?: readonly string[];
}

export interface SearchResponse {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly SearchHit[] };
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
  readonly error?: unknown;
  readonly pit_id?: string;
}

export interface Aggregation {
  readonly doc_count?: number;
  readonly doc_count_error_upper_bound?: number;
  readonly sum_other_doc_count?: number;
  readonly after_key?: Readonly<Record<string, string>>;
  readonly buckets?: readonly {
    readonly key: string & { readonly value: string };
    readonly doc_count: number;
  }[];
}

const BUDGET_MS = 60_000;
/** Ours ends first and says why; this ends work that nobody waits for any more. */
const GRACE_MS = 1_000;
/** More searches in one call would hold a node's memory for the longest of them. */
const SEARCHES_PER_CALL = 100;

/** Asks the questions of one query within its budget. An answer is whole or an error, never partial. */
export class Asker {
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
    return whole(await this.call<SearchResponse>('POST', `/${this.index}/_search?${this.limits()}`, body));
  }

  /** Over the view that a point in time keeps. */
  async searchView(body: object): Promise<SearchResponse> {
    return whole(await this.call<SearchResponse>('POST', `/_search?${this.limits()}`, body));
  }

  /** Many at once, in the order given. */
  async searchMany(bodies: readonly object[]): Promise<readonly SearchResponse[]> {
    const responses: SearchResponse[] = [];
    for (let at = 0; at < bodies.length; at += SEARCHES_PER_CALL) {
      const lines = bodies
        .slice(at, at + SEARCHES_PER_CALL)
        .flatMap((body) => [{ allow_partial_search_results: false }, body]);
      const answer = await this.call<{ responses: SearchResponse[] }>(
        'POST',
        `/${this.index}/_msearch`,
        lines,
      );
      responses.push(...answer.responses.map(whole));
    }
    return responses;
  }

  call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    const { signal, budgetMs = BUDGET_MS } = this.options;
    const leftMs = budgetMs - (performance.now() - this.startedAt);
    if (leftMs <= 0) return Promise.reject(new QueryBudgetExceeded(budgetMs));
    return this.client.call<Answer>(method, path, body, { signal, budgetMs: Math.ceil(leftMs) });
  }

  private limits(): string {
    const ms = Math.max(0, Math.ceil(this.options.budgetMs ?? BUDGET_MS)) + GRACE_MS;
    return `allow_partial_search_results=false&cancel_after_time_interval=${ms}ms`;
  }
}

function whole(response: SearchResponse): SearchResponse {
  if (response.error !== undefined || response.timed_out || response._shards.failed > 0)
    throw new EngineUnreachable('the search engine gave only a part of its answer', {
      cause: new Error(JSON.stringify(response.error ?? response._shards).slice(0, 1_000)),
    });
  return response;
}

/** How many match, exactly, without any of them. */
export const counted = (query: object): object => ({ size: 0, track_total_hits: true, query });
