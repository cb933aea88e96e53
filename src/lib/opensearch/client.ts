import type { Agent } from 'undici';
import { EngineUnreachable, QueryBudgetExceeded } from '../query-errors.ts';
import { PeerUnresponsive, WatchedPeers } from '../watched-peers.ts';

export interface ClientOptions {
  /** One or more addresses of the cluster; one that does not respond is skipped. */
  readonly nodes: readonly string[];
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The certificate of the authority that signed the nodes' certificates, as PEM. */
  readonly ca?: string | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly budgetMs?: number | undefined;
  /**
   * Where a read can name its preferred nodes: in its path, or in every other line. Such a read is repeated if a node becomes unresponsive
   * that may hold part of it, whichever node it was sent to.
   */
  readonly names?: 'in-path' | 'in-lines' | undefined;
}

/** A response that is not a success, with OpenSearch's message. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
  readonly status: number;
  readonly isTransient: boolean;

  constructor(status: number, text: string) {
    super(`OpenSearch answered ${status}: ${reasonIn(text)}`);
    this.status = status;
    this.isTransient = isTransient(status, text);
  }
}

/** Whether an error is over in a moment. `text` is the error as JSON. */
export const isTransient = (status: number, text: string): boolean =>
  TRANSIENT_STATUSES.has(status) || (status === 500 && LOST_NODE.test(text));

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body: unknown;
  readonly names: CallOptions['names'];
}

interface Connections {
  readonly request: typeof import('undici').request;
  readonly agent: Agent;
  /** Has separate connections, because those of the calls may all be in use. */
  readonly probeAgent: Agent;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

const BUDGET_MS = 60_000;
const CONNECT_MS_MAX = 3_000;
/** Short, because another node can respond instead; an unnecessary second call does no harm. */
const PROBE_MS_MAX = 1_500;
/** Full queues, a shard that is moving, a cluster that elects its manager. */
const TRANSIENT_STATUSES = new Set([429, 502, 503]);
/** What a node answers with status 500 if it loses another node while it waits for its part of the result. */
const LOST_NODE =
  /"(?:connect_transport|node_closed|node_disconnected|node_not_connected|receive_timeout_transport|send_request_transport)_exception"/;
/** How long a cluster that has lost a node may take to recover without it. */
export const RECOVERY_MS_MAX = 15_000;
/** If none of the nodes can be reached, the cluster will hardly respond soon. */
const CONNECT_FAILURES_MAX = 4;
/** How often a read is repeated because of another node. If nodes come and go, more would only add load. */
const REROUTES_MAX = 3;
/** How long all nodes may be unresponsive, so that a short pause of all of them is waited for. */
const UNRESPONSIVE_MS_MAX = 5_000;
const PAUSE_MS_MAX = 1_000;
const pauseMs = (attempt: number): number => Math.min(PAUSE_MS_MAX, 50 * attempt ** 2);

/**
 * A client of an OpenSearch cluster. Everything sent here may be sent twice: if the node of a call is lost, the call is repeated on the
 * next one.
 */
export class OpenSearchClient {
  private readonly nodes: WatchedPeers;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly connect: { readonly timeout: number; readonly ca?: string };
  private opened: Promise<Connections> | undefined;

  constructor({ nodes, user, password, ca }: ClientOptions) {
    this.nodes = new WatchedPeers({
      names: nodes,
      probe: (node, signal) => this.identify(node, signal),
      answerMsMax: PROBE_MS_MAX,
    });
    this.headers =
      user === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` };
    this.connect = { timeout: CONNECT_MS_MAX, ...(ca !== undefined && { ca }) };
  }

  /** Returns the body of the response. An array is sent as lines, as `_bulk` and `_msearch` require. */
  async call<Answer>(
    method: Method,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answer> {
    const budgetMs = options.budgetMs ?? BUDGET_MS;
    options.signal?.throwIfAborted();
    if (budgetMs <= 0) throw new QueryBudgetExceeded(budgetMs);
    const timedOut = AbortSignal.timeout(budgetMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timedOut]) : timedOut;
    try {
      return await this.untilAnswered<Answer>({ method, path, body, names: options.names }, signal);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (timedOut.aborted) throw new QueryBudgetExceeded(budgetMs);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.nodes.close();
    const connections = await this.opened;
    await Promise.all([connections?.agent.destroy(), connections?.probeAgent.destroy()]);
  }

  private connections(): Promise<Connections> {
    this.opened ??= openConnections(this.connect);
    return this.opened;
  }

  private async untilAnswered<Answer>(call: Call, signal: AbortSignal): Promise<Answer> {
    const deadlineAt = performance.now() + RECOVERY_MS_MAX;
    let unreached = 0;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once<Answer>(call, signal, attempt <= REROUTES_MAX);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof EngineRefusal && !error.isTransient) throw error;
        unreached = error instanceof EngineRefusal ? 0 : unreached + 1;
        const isLost =
          this.areAllUnresponsive() || unreached >= Math.max(CONNECT_FAILURES_MAX, 2 * this.nodes.count);
        if (isLost || performance.now() > deadlineAt)
          throw new EngineUnreachable('the search engine is not responding', { cause: error });
        // The next node may be healthy, so it is tried at once.
        if (unreached === 0 || unreached >= this.nodes.count) await pause(pauseMs(attempt), signal);
      }
    }
  }

  private async once<Answer>(call: Call, signal: AbortSignal, mayReroute: boolean): Promise<Answer> {
    if (this.areAllUnresponsive()) throw new PeerUnresponsive();
    const node = this.nodes.next();
    const losses = this.nodes.losses();
    const preferred = call.names && this.preferred();
    /**
     * Waiting longer is useless if another node could respond: instead of this one, or instead of a node that was lost since and may hold
     * part of the result.
     */
    const isHopeless = (): boolean => {
      if (this.nodes.isDown(node)) return !this.nodes.areAllDown() || this.areAllUnresponsive();
      const mayWaitForIt = preferred === undefined || this.nodes.losses() > losses;
      return mayReroute && call.names !== undefined && mayWaitForIt && this.preferred() !== undefined;
    };
    try {
      const { statusCode, text } = await this.nodes.watched(
        (leaving) => this.send(node, withPreference(call, preferred), AbortSignal.any([signal, leaving])),
        isHopeless,
      );
      this.nodes.markUp(node);
      if (statusCode >= 400) throw new EngineRefusal(statusCode, text);
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    } catch (error) {
      // The unresponsive node is already known, and may be another than this one.
      const isKnown = error instanceof EngineRefusal || error instanceof PeerUnresponsive;
      if (!signal.aborted && !isKnown) this.nodes.markDown(node);
      throw error;
    }
  }

  private async send(
    node: string,
    { method, path, body }: Omit<Call, 'names'>,
    signal: AbortSignal,
  ): Promise<{ statusCode: number; text: string }> {
    const { request, agent } = await this.connections();
    const { statusCode, body: answer } = await request(`${node}${path}`, {
      method,
      dispatcher: agent,
      signal,
      headers: {
        ...this.headers,
        ...(body !== undefined && {
          'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: Array.isArray(body) ? lines(body) : JSON.stringify(body) }),
    });
    return { statusCode, text: await answer.text() };
  }

  /** Any response shows that the node is alive. Its identity is known only if this user may read it. */
  private async identify(node: string, signal: AbortSignal): Promise<string | undefined> {
    const { request, probeAgent: asideAgent } = await this.connections();
    const { statusCode, body } = await request(`${node}/_nodes/_local?filter_path=nodes.*.name`, {
      dispatcher: asideAgent,
      signal,
      headers: this.headers,
    });
    const text = await body.text();
    if (statusCode !== 200) return undefined;
    return Object.keys((JSON.parse(text) as { nodes?: object }).nodes ?? {})[0];
  }

  private areAllUnresponsive(): boolean {
    return this.nodes.allDownMs() > UNRESPONSIVE_MS_MAX;
  }

  /** While a node is down, prefers the copies on the other nodes. The cluster itself takes half a minute to notice. */
  private preferred(): string | undefined {
    const there = this.nodes.isAnyDown() ? this.nodes.identities() : [];
    return there.length > 0 ? `_prefer_nodes:${there.join(',')}` : undefined;
  }
}

/** Loaded with the first call, because code that opens an embedded index imports this too and needs none of it. */
async function openConnections(connect: {
  readonly timeout: number;
  readonly ca?: string;
}): Promise<Connections> {
  const { Agent, request } = await import('undici');
  return {
    request,
    agent: new Agent({ connect, connections: 32, headersTimeout: 0, bodyTimeout: 0 }),
    probeAgent: new Agent({ connect, connections: 1 }),
  };
}

function withPreference({ names, ...call }: Call, preference: string | undefined): Omit<Call, 'names'> {
  if (preference === undefined) return call;
  if (names === 'in-path')
    return {
      ...call,
      path: `${call.path}${call.path.includes('?') ? '&' : '?'}preference=${encodeURIComponent(preference)}`,
    };
  const body = Array.isArray(call.body)
    ? call.body.map((line, at) => (at % 2 === 0 ? { ...line, preference } : line))
    : call.body;
  return { ...call, body };
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
