import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { AppError } from '../../../platform/errors.ts';

export interface RateLimitedClientOptions {
  /** Requests go to this origin only. */
  readonly baseUrl: string;
  /** Maximum number of open connections, and so of concurrent requests. */
  readonly connections: number;
  readonly userAgent: string;
  /** A response that takes longer counts as a refusal. */
  readonly timeoutMs?: number;
  /** Maximum number of attempts for a refused request. A waiting caller has no time for a second attempt. */
  readonly attemptsMax?: number;
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Ends every request and every pause at once. */
  readonly signal?: AbortSignal;
}

export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

type Answer =
  | { readonly kind: 'bytes'; readonly bytes: Buffer; readonly size: number | undefined }
  | { readonly kind: 'absent'; readonly status: number }
  | { readonly kind: 'refused'; readonly status: number | 'no answer'; readonly retryAfterMs: number };

const ATTEMPTS_MAX = 9;
const TIMEOUT_MS = 60_000;
/** Limit for files read as a whole, which are lists of names. */
const FILE_BYTES_MAX = 64 << 20;
const REFUSAL_BYTES_MAX = 64 << 10;

/**
 * Reads from a public server considerately: with few connections, a name and a contact address, and at every sign of overload (503, 429,
 * 403, no response in time) all requests pause, longer each time.
 */
export class RateLimitedClient {
  /** Opened with the first request, because most processes that load this module send none. */
  #pool: Promise<Pool> | undefined;
  readonly #origin: string;
  readonly #options: Required<Omit<RateLimitedClientOptions, 'signal'>>;
  readonly #signal: AbortSignal | undefined;
  readonly #path: string;
  /** Refusals since the last good response, over all requests. */
  #refusals = 0;
  #pauses = 0;
  #pause: Promise<unknown> = Promise.resolve();

  constructor(options: RateLimitedClientOptions) {
    const { origin, pathname } = new URL(options.baseUrl);
    const { signal } = options;
    this.#signal = signal;
    // An interrupted pause simply ends: the waiting code checks the signal next.
    const wait = (ms: number) => sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined);
    this.#options = { timeoutMs: TIMEOUT_MS, attemptsMax: ATTEMPTS_MAX, wait, ...options };
    this.#path = pathname.replace(/\/$/, '');
    this.#origin = origin;
  }

  /** The bytes of a file or of a range of it; undefined if the server does not have it. */
  async find(path: string, range?: ByteRange, signal?: AbortSignal): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', path, range, signal);
    return answer.kind === 'bytes' ? answer.bytes : undefined;
  }

  async get(path: string, range?: ByteRange): Promise<Buffer> {
    const bytes = await this.find(path, range);
    if (bytes === undefined) throw new AppError('not_found', `${this.#describe(path)} does not exist.`);
    return bytes;
  }

  async getSize(path: string): Promise<number> {
    const answer = await this.#ask('HEAD', path);
    if (answer.kind !== 'bytes' || answer.size === undefined)
      throw new AppError('not_found', `${this.#describe(path)} does not exist or does not report its size.`);
    return answer.size;
  }

  /** Cancels waiting requests. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  #connections(): Promise<Pool> {
    this.#pool ??= import('undici').then(
      ({ Pool }) => new Pool(this.#origin, { connections: this.#options.connections, pipelining: 1 }),
    );
    return this.#pool;
  }

  async #ask(
    method: 'GET' | 'HEAD',
    path: string,
    range?: ByteRange,
    signal?: AbortSignal,
  ): Promise<Answer & { kind: 'bytes' | 'absent' }> {
    for (let attempt = 1; ; attempt++) {
      await this.#pause;
      this.#signal?.throwIfAborted();
      signal?.throwIfAborted();
      const pauses = this.#pauses;
      const answer = await this.#try(method, path, range, signal);
      if (answer.kind !== 'refused') {
        this.#refusals = 0;
        return answer;
      }
      if (attempt >= this.#options.attemptsMax)
        throw new AppError(
          'unavailable',
          `${this.#describe(path)} was refused ${attempt} times (${answer.status}). Run the command again later; it resumes where it stopped.`,
          { details: { status: answer.status } },
        );
      // Concurrent requests are refused together; that counts as one signal, not many.
      if (pauses !== this.#pauses) continue;
      this.#pauses += 1;
      this.#refusals += 1;
      this.#pause = this.#options.wait(
        Math.max(answer.retryAfterMs, backOffMs(this.#refusals, answer.status === 403)),
      );
    }
  }

  async #try(
    method: 'GET' | 'HEAD',
    path: string,
    range: ByteRange | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    try {
      const pool = await this.#connections();
      const { statusCode, headers, body } = await pool.request({
        method,
        path: `${this.#path}/${path}`,
        headers: {
          'user-agent': this.#options.userAgent,
          ...(range && { range: `bytes=${range.offset}-${range.offset + range.length - 1}` }),
        },
        signal: this.#limit(signal),
      });
      if (statusCode === 200 || statusCode === 206) {
        const part = partOf(statusCode, headers, range);
        if (typeof part === 'string') {
          abandon(body);
          throw new AppError('unavailable', `${this.#describe(path)} ${part}`);
        }
        const size = Number(headers['content-length'] ?? Number.NaN);
        const bytes = await readUpTo(body, part);
        if (bytes === undefined)
          throw new AppError('unavailable', `${this.#describe(path)} is longer than it should be.`);
        return { kind: 'bytes', bytes, size: Number.isFinite(size) ? size : undefined };
      }
      await body.dump({ limit: REFUSAL_BYTES_MAX });
      if (statusCode === 404 || statusCode === 410 || statusCode === 416)
        return { kind: 'absent', status: statusCode };
      if (statusCode === 403 || statusCode === 408 || statusCode === 429 || statusCode >= 500)
        return { kind: 'refused', status: statusCode, retryAfterMs: retryAfterMs(headers['retry-after']) };
      throw new AppError('unavailable', `${this.#describe(path)} answered with status ${statusCode}.`);
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      return { kind: 'refused', status: 'no answer', retryAfterMs: 0 };
    }
  }

  #limit(signal: AbortSignal | undefined): AbortSignal {
    const timeout = AbortSignal.timeout(this.#options.timeoutMs);
    return AbortSignal.any([timeout, this.#signal, signal].filter((given) => given !== undefined));
  }

  #describe(path: string): string {
    return `${this.#options.baseUrl.replace(/\/$/, '')}/${path}`;
  }
}

type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

interface Part {
  readonly bytesMax: number;
  /** Whether the response may be longer than requested; the excess is not read. Otherwise a longer response is an error. */
  readonly mayContinue: boolean;
}

/** How much of a response to read, or why it is not the requested part of the file. */
function partOf(status: number, headers: ResponseHeaders, range: ByteRange | undefined): Part | string {
  if (range === undefined) return { bytesMax: FILE_BYTES_MAX, mayContinue: false };
  const { offset, length } = range;
  // A server that ignores ranges sends the whole file, which may be any number of gigabytes.
  if (status === 200)
    return offset === 0
      ? { bytesMax: length, mayContinue: true }
      : 'was sent whole although only a part was requested.';
  const given = /^bytes (\d+)-(\d+)\//.exec(String(headers['content-range'] ?? ''));
  const isThatPart = Number(given?.[1]) === offset && Number(given?.[2]) < offset + length;
  return isThatPart ? { bytesMax: length, mayContinue: false } : 'returned a different part than requested.';
}

/** Discards an unread response; its being incomplete is not a failure. */
function abandon(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}

async function readUpTo(body: Readable, { bytesMax, mayContinue }: Part): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let read = 0;
  // Leaving the loop early ends the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    read += chunk.length;
    if (read > bytesMax) break;
  }
  if (read > bytesMax && !mayContinue) return undefined;
  return Buffer.concat(chunks).subarray(0, bytesMax);
}

function retryAfterMs(header: string | string[] | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
}

function isConnectionFailure(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException;
  return (
    String(code).startsWith('UND_ERR') ||
    name === 'TimeoutError' ||
    name === 'AbortError' ||
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code ?? '')
  );
}

const PAUSE_MS = 1000;
/** 403 means that the public server has blocked a client: only waiting helps. */
const PAUSE_AFTER_BLOCK_MS = 15_000;
const PAUSE_MS_MAX = 5 * 60_000;

/** How long to pause after this many refusals in a row. It doubles each time, with jitter, so that many clients do not return together. */
function backOffMs(refusals: number, isBlocked: boolean): number {
  const full = Math.min(PAUSE_MS_MAX, (isBlocked ? PAUSE_AFTER_BLOCK_MS : PAUSE_MS) * 2 ** (refusals - 1));
  return Math.round(full * (0.5 + Math.random() / 2));
}
