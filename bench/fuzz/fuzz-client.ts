import { setTimeout as delay } from 'node:timers/promises';
import { Agent, type FormData, fetch, type Response } from 'undici';
import type { Description, Operation } from './description.ts';

export interface FuzzRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

export interface FuzzAnswer {
  readonly status: number;
  readonly json: unknown;
}

export interface FuzzProblem {
  readonly operation: string;
  readonly what: string;
  /** The first request that showed it, for repeating it. */
  readonly request: string;
  times: number;
}

/**
 * Each address is a different client for the service, because after a number of rejections per minute the service closes the connections of
 * an address without answering.
 */
const ADDRESSES = 200;
const REQUEST_MS_MAX = 60_000;
/** After this many, the service has ended or no longer answers us, and the rest would test nothing. */
const UNANSWERED_MAX = 50;
const UNANSWERED_PAUSE_MS = 200;
const SHOWN_CHARACTERS_MAX = 600;

/** Sends requests and checks every response against the description. */
export class FuzzClient {
  readonly problems = new Map<string, FuzzProblem>();
  readonly statuses = new Map<string, Map<number, number>>();
  requests = 0;
  private readonly agents = Array.from(
    { length: ADDRESSES },
    (_, n) => new Agent({ connections: 2, localAddress: `127.2.0.${n + 1}` }),
  );
  private unanswered = 0;
  private readonly address: string;
  private readonly description: Description;

  constructor(address: string, description: Description) {
    this.address = address;
    this.description = description;
  }

  async send(operation: Operation, request: FuzzRequest): Promise<FuzzAnswer> {
    this.requests += 1;
    const agent = this.agents[this.requests % ADDRESSES];
    let response: Response;
    let bytes: Uint8Array;
    try {
      response = await fetch(`${this.address}${request.path}`, {
        method: operation.method,
        headers: request.headers,
        redirect: 'manual',
        ...(agent && { dispatcher: agent }),
        signal: AbortSignal.timeout(REQUEST_MS_MAX),
        ...(request.body !== undefined && { body: request.body }),
      });
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      this.report(
        operation,
        `no answer (${error instanceof Error ? error.message : String(error)}${cause})`,
        request,
      );
      this.unanswered += 1;
      if (this.unanswered > UNANSWERED_MAX)
        throw new Error('the service no longer answers', { cause: error });
      await delay(UNANSWERED_PAUSE_MS);
      return { status: 0, json: undefined };
    }
    this.unanswered = 0;
    const { status } = response;
    const counts = this.statuses.get(operation.name) ?? new Map<number, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.statuses.set(operation.name, counts);
    const contentType = response.headers.get('content-type') ?? '';
    const text = contentType.startsWith('application/json') ? Buffer.from(bytes).toString('utf8') : '';
    const problem = this.description.findProblem(operation, status, contentType, bytes);
    if (problem !== undefined) this.report(operation, problem, request, text);
    try {
      return { status, json: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return { status, json: undefined };
    }
  }

  /** Checks something that only a chain knows and not the description, for example that a deleted item is gone. */
  expect(isSo: boolean, operation: Operation, what: string, request: FuzzRequest, answer: FuzzAnswer): void {
    if (!isSo) this.report(operation, what, request, JSON.stringify(answer));
  }

  private report(operation: Operation, what: string, request: FuzzRequest, answer = ''): void {
    const key = `${operation.name} ${what.replace(/\d+/g, 'N')}`;
    const found = this.problems.get(key);
    if (found) {
      found.times += 1;
      return;
    }
    const body = typeof request.body === 'string' ? ` ${request.body}` : '';
    const { authorization: _secret, ...headers } = request.headers;
    const shown = `${operation.method} ${request.path} ${JSON.stringify(headers)}${body}`;
    process.stderr.write(
      `${operation.name}: ${what}\n  ${shown.slice(0, SHOWN_CHARACTERS_MAX)} → ${answer.slice(0, SHOWN_CHARACTERS_MAX)}\n`,
    );
    this.problems.set(key, {
      operation: operation.name,
      what,
      request: `${shown.slice(0, SHOWN_CHARACTERS_MAX)} → ${answer.slice(0, SHOWN_CHARACTERS_MAX)}`,
      times: 1,
    });
  }
}
