import { Agent, request } from 'undici';
import { EngineUnreachable, QueryBudgetExceeded } from '../errors.ts';
import { NodeTurns } from './node-turns.ts';

export interface ClientOptions {
  /** One or more addresses of the cluster; one that does not answer is passed over. */
  readonly nodes: readonly string[];
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The certificate of whoever signed those of the nodes, as PEM. */
  readonly ca?: string | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly budgetMs?: number | undefined;
}

/** An answer that is not a success, as OpenSearch words it. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`OpenSearch answered ${status}: ${reason}`);
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

const BUDGET_MS = 60_000;
const CONNECT_MS_MAX = 3_000;
/** Full queues, a shard that is moving, a cluster that elects its manager: over in a moment. */
export const PASSING = new Set([429, 502, 503]);
/** As long as a cluster that has lost a node may take to go on without it. */
export const SETTLING_MS_MAX = 15_000;
/** Of a cluster none of whose nodes can be reached nothing is to be expected soon. */
const UNREACHED_MAX = 4;
const PAUSE_MS_MAX = 1_000;
const pauseMs = (attempt: number): number => Math.min(PAUSE_MS_MAX, 50 * attempt ** 2);

/** Speaks to a cluster of OpenSearch. Everything sent here may be sent twice: a call whose node is lost is made again at the next one. */
export class OpenSearchClient {
  private readonly nodes: NodeTurns;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly agent: Agent;

  constructor({ nodes, user, password, ca }: ClientOptions) {
    this.nodes = new NodeTurns(nodes);
    this.headers =
      user === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` };
    this.agent = new Agent({
      connect: { timeout: CONNECT_MS_MAX, ...(ca !== undefined && { ca }) },
      connections: 32,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** The body of the answer; a list of values is sent as lines, as `_bulk` and `_msearch` take them. */
  async call<Answer>(
    method: Method,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answer> {
    const budgetMs = options.budgetMs ?? BUDGET_MS;
    options.signal?.throwIfAborted();
    if (budgetMs <= 0) throw new QueryBudgetExceeded(budgetMs);
    const over = AbortSignal.timeout(budgetMs);
    const signal = options.signal ? AbortSignal.any([options.signal, over]) : over;
    try {
      return await this.untilAnswered<Answer>(method, path, body, signal);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (over.aborted) throw new QueryBudgetExceeded(budgetMs);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private async untilAnswered<Answer>(
    method: Method,
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Answer> {
    const giveUpAt = performance.now() + SETTLING_MS_MAX;
    let unreached = 0;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once<Answer>(method, path, body, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof EngineRefusal && !PASSING.has(error.status)) throw error;
        unreached = error instanceof EngineRefusal ? 0 : unreached + 1;
        const isGone = unreached >= Math.max(UNREACHED_MAX, 2 * this.nodes.all);
        if (isGone || performance.now() > giveUpAt)
          throw new EngineUnreachable('the search engine does not answer', { cause: error });
        // The next node may be well: it is asked at once.
        if (unreached === 0 || unreached >= this.nodes.all) await pause(pauseMs(attempt), signal);
      }
    }
  }

  private async once<Answer>(
    method: Method,
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Answer> {
    const node = this.nodes.next();
    try {
      const { statusCode, body: answer } = await request(`${node}${path}`, {
        method,
        dispatcher: this.agent,
        signal,
        headers: {
          ...this.headers,
          ...(body !== undefined && {
            'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json',
          }),
        },
        ...(body !== undefined && { body: Array.isArray(body) ? lines(body) : JSON.stringify(body) }),
      });
      const text = await answer.text();
      this.nodes.answered(node);
      if (statusCode >= 400) throw new EngineRefusal(statusCode, reasonIn(text));
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    } catch (error) {
      if (!signal.aborted && !(error instanceof EngineRefusal)) this.nodes.failed(node);
      throw error;
    }
  }
}

const lines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

const REASON_CHARACTERS_MAX = 400;
const reasonIn = (text: string): string => text.slice(0, REASON_CHARACTERS_MAX);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
