import { Agent, request } from 'undici';
import { EngineUnreachable, QueryBudgetExceeded } from '../errors.ts';

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
const PASSING = new Set([429, 502, 503]);
const TRIES_MAX = 4;

/** Speaks to a cluster of OpenSearch. Everything sent here may be sent twice: a call whose node is lost is made again at the next one. */
export class OpenSearchClient {
  private readonly nodes: readonly string[];
  private readonly headers: Readonly<Record<string, string>>;
  private readonly agent: Agent;
  private next = 0;

  constructor({ nodes, user, password, ca }: ClientOptions) {
    this.nodes = nodes;
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
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once<Answer>(method, path, body, signal);
      } catch (error) {
        signal.throwIfAborted();
        const isPassing = !(error instanceof EngineRefusal) || PASSING.has(error.status);
        if (!isPassing) throw error;
        if (attempt >= Math.max(TRIES_MAX, this.nodes.length))
          throw new EngineUnreachable('the search engine does not answer', { cause: error });
        await pause(50 * attempt ** 2, signal);
      }
    }
  }

  private async once<Answer>(
    method: Method,
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Answer> {
    const node = this.nodes[this.next++ % this.nodes.length];
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
    if (statusCode >= 400) throw new EngineRefusal(statusCode, reasonIn(text));
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
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
