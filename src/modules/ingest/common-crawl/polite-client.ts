import { setTimeout as sleep } from 'node:timers/promises';
import { errors, Pool } from 'undici';
import { AppError } from '../../../platform/errors.ts';
import { backOffMs } from './back-off.ts';

export interface PoliteClientOptions {
  /** Requests go to this origin only. */
  readonly baseUrl: string;
  /** Open connections, and so requests, at a time. */
  readonly connections: number;
  readonly userAgent: string;
  /** An answer that takes longer counts as a refusal. */
  readonly timeoutMs?: number;
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

/**
 * Reads from a public server as a good guest: few connections, a name and contact, and at every sign of overload (503,
 * 429, 403, no answer in time) all requests pause, longer each time.
 */
export class PoliteClient {
  readonly #pool: Pool;
  readonly #options: Required<Omit<PoliteClientOptions, 'signal'>>;
  readonly #signal: AbortSignal | undefined;
  readonly #path: string;
  /** Refusals since the last good answer, over all requests. */
  #refusals = 0;
  #pauses = 0;
  #pause: Promise<unknown> = Promise.resolve();

  constructor(options: PoliteClientOptions) {
    const { origin, pathname } = new URL(options.baseUrl);
    const { signal } = options;
    this.#signal = signal;
    // A pause that is cut short simply ends: whoever waited for it looks at the signal next.
    const wait = (ms: number) => sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined);
    this.#options = { timeoutMs: TIMEOUT_MS, wait, ...options };
    this.#path = pathname.replace(/\/$/, '');
    this.#pool = new Pool(origin, { connections: options.connections, pipelining: 1 });
  }

  /** The bytes of a file or of a range of it; undefined where the server has none. */
  async find(path: string, range?: ByteRange): Promise<Buffer | undefined> {
    const answer = await this.#ask('GET', path, range);
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
      throw new AppError('not_found', `${this.#describe(path)} does not exist or does not tell its size.`);
    return answer.size;
  }

  /** Requests that still wait are given up. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #ask(
    method: 'GET' | 'HEAD',
    path: string,
    range?: ByteRange,
  ): Promise<Answer & { kind: 'bytes' | 'absent' }> {
    for (let attempt = 1; ; attempt++) {
      await this.#pause;
      this.#signal?.throwIfAborted();
      const pauses = this.#pauses;
      const answer = await this.#try(method, path, range);
      if (answer.kind !== 'refused') {
        this.#refusals = 0;
        return answer;
      }
      if (attempt === ATTEMPTS_MAX)
        throw new AppError(
          'unavailable',
          `${this.#describe(path)} was refused ${attempt} times (${answer.status}). Run the command again later; it goes on where it stopped.`,
        );
      // Requests that were under way together are refused together: that is one sign, not many.
      if (pauses !== this.#pauses) continue;
      this.#pauses += 1;
      this.#refusals += 1;
      this.#pause = this.#options.wait(
        Math.max(answer.retryAfterMs, backOffMs(this.#refusals, answer.status === 403)),
      );
    }
  }

  async #try(method: 'GET' | 'HEAD', path: string, range: ByteRange | undefined): Promise<Answer> {
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        method,
        path: `${this.#path}/${path}`,
        headers: {
          'user-agent': this.#options.userAgent,
          ...(range && { range: `bytes=${range.offset}-${range.offset + range.length - 1}` }),
        },
        signal: this.#limit(),
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      if (statusCode === 200 || statusCode === 206) return readBytes(statusCode, headers, bytes, range);
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

  #limit(): AbortSignal {
    const timeout = AbortSignal.timeout(this.#options.timeoutMs);
    return this.#signal === undefined ? timeout : AbortSignal.any([timeout, this.#signal]);
  }

  #describe(path: string): string {
    return `${this.#options.baseUrl.replace(/\/$/, '')}/${path}`;
  }
}

type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

function readBytes(
  status: number,
  headers: ResponseHeaders,
  bytes: Buffer,
  range: ByteRange | undefined,
): Answer {
  const length = Number(headers['content-length']);
  const size = Number.isFinite(length) ? length : undefined;
  // A server that ignores ranges sends the whole file.
  const wanted =
    range !== undefined && status === 200 ? bytes.subarray(range.offset, range.offset + range.length) : bytes;
  return { kind: 'bytes', bytes: wanted, size };
}

function retryAfterMs(header: string | string[] | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
}

function isConnectionFailure(error: unknown): boolean {
  if (error instanceof errors.UndiciError) return true;
  const { name, code } = error as NodeJS.ErrnoException;
  return (
    name === 'TimeoutError' ||
    name === 'AbortError' ||
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code ?? '')
  );
}
