import { Thread, ThreadLost } from '../../../lib/threads/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { decodeRows, type EncodedRows } from './bulk-pieces.ts';
import type { BulkRow } from './bulk-row.ts';

/** A message to the thread: one slice of a file, to which it replies with the pieces that are complete. */
export interface SliceRequest {
  readonly upload: number;
  readonly kind: 'begin' | 'slice' | 'end' | 'close';
  readonly bytes?: Uint8Array;
  readonly rowsMax: number;
  readonly keepsOwn: boolean;
  readonly domainColumn?: string | undefined;
}

export type SliceAnswer =
  | { readonly outcome: 'read'; readonly pieces: readonly EncodedRows[]; readonly summary: RowSummary }
  | { readonly outcome: 'too many rows' }
  | { readonly outcome: 'refused'; readonly sentence: string }
  /** This is not the thread that read the beginning of the file. */
  | { readonly outcome: 'unknown' };

/** What a file contains. */
export interface RowSummary {
  readonly rows: number;
  /** Rows with a domain that no earlier row names. */
  readonly domains: number;
  readonly duplicates: number;
  readonly invalid: number;
  /** Rows with broken quotes, and lines too long for a table. */
  readonly unreadable: number;
  /** The caller's own columns; empty if they are not stored. */
  readonly columns: readonly string[];
}

/** A file that has been read. */
export interface RowFile {
  readonly summary: RowSummary;
  readonly pieces: readonly EncodedRows[];
  /** Number of characters in all pieces. */
  readonly size: number;
  rows(): Iterable<BulkRow>;
  /** Call this when the file is no longer needed; until then it counts towards the memory limit. */
  release(): void;
}

export interface ReadOptions {
  readonly rowsMax: number;
  /** Whether the caller's own columns are stored. */
  readonly keepsOwn: boolean;
  /** The heading or number of the column with the domains. */
  readonly domainColumn?: string | undefined;
}

export const ROWS_MAX = 100_000;
/** The longest time for one slice; after that the thread is ended, and all files it was reading fail. */
const SLICE_MS_MAX = 20_000;
/**
 * Limit for the characters of all files in memory. One file has up to 45 million including its own columns. Files that are still being read
 * wait at this limit, so what they already hold may come on top of files that were read but not released; the total is always less than
 * twice the limit.
 */
const HELD_CHARACTERS_MAX = 64_000_000;
/** How long a file waits for others before it is refused. */
const WAIT_MS_MAX = 30_000;

interface Reading {
  /** Number of characters in its pieces. */
  size: number;
  /** Set while it waits; called when another file has been released. */
  resume: (() => void) | undefined;
}

/**
 * Reads uploaded lists of domains in a thread of its own, so that no file blocks other work. The thread starts with the first list. A file
 * is sent there in slices as it arrives and comes back as pieces that are ready to be stored.
 */
export class RowReader {
  readonly #logger: Logger;
  readonly #heldMax: number;
  readonly #waitMsMax: number;
  #thread: Thread | undefined;
  #lastUpload = 0;
  #held = 0;
  /** Oldest first. */
  readonly #reading = new Set<Reading>();

  constructor(logger: Logger, { heldMax = HELD_CHARACTERS_MAX, waitMsMax = WAIT_MS_MAX } = {}) {
    this.#logger = logger;
    this.#heldMax = heldMax;
    this.#waitMsMax = waitMsMax;
  }

  /** Characters of the files that are in memory now. */
  get held(): number {
    return this.#held;
  }

  /** Throws `invalid_input` for a file without rows, with too many, or in which most rows name no domain. */
  async read(file: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<RowFile> {
    const upload = ++this.#lastUpload;
    const reading: Reading = { size: 0, resume: undefined };
    this.#reading.add(reading);
    const pieces: EncodedRows[] = [];
    const release = (): void => {
      this.#held -= reading.size;
      reading.size = 0;
      this.#resumeWaiting();
    };
    const ask = async (kind: SliceRequest['kind'], bytes?: Uint8Array<ArrayBuffer>): Promise<RowSummary> => {
      const request = { upload, kind, ...(bytes && { bytes }), ...options };
      const answer = await this.#ask(request, bytes ? [bytes.buffer] : []);
      const { pieces: added, summary } = accepted(answer, options);
      for (const piece of added) {
        pieces.push(piece);
        reading.size += piece.content.length + piece.own.length;
        this.#held += piece.content.length + piece.own.length;
      }
      await this.#waitForCapacity(reading);
      return summary;
    };
    try {
      await ask('begin');
      // Transfer a copy: the memory of an upload may be shared, and shared memory cannot be transferred.
      for await (const bytes of file) await ask('slice', new Uint8Array(bytes));
      const summary = await ask('end');
      if (summary.rows === 0)
        throw new AppError(
          'invalid_input',
          'The file contains no domains. Send a CSV with a domain, website or url column, or one domain per line.',
        );
      return { summary, pieces, size: reading.size, release, rows: () => rowsOf(pieces) };
    } catch (error) {
      release();
      throw error;
    } finally {
      this.#reading.delete(reading);
      this.#resumeWaiting();
      // Makes the thread discard what it still has of the file.
      this.#ask({ upload, kind: 'close', ...options }).catch(() => undefined);
    }
  }

  /**
   * The oldest of the files being read never waits for the others, because they may all be waiting for it; so one file always makes
   * progress. It waits only for files that were already read. Nobody knows when those are released, so every wait is bounded.
   */
  async #waitForCapacity(reading: Reading): Promise<void> {
    const untilMs = performance.now() + this.#waitMsMax;
    while (this.#held > this.#heldMax) {
      const [oldest] = this.#reading;
      if (oldest === reading && this.#heldByFilesRead + reading.size <= this.#heldMax) return;
      const leftMs = untilMs - performance.now();
      if (leftMs <= 0) throw tooManyFiles();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs).unref();
        reading.resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      reading.resume = undefined;
    }
  }

  get #heldByFilesRead(): number {
    let held = this.#held;
    for (const { size } of this.#reading) held -= size;
    return held;
  }

  #resumeWaiting(): void {
    for (const { resume } of this.#reading) resume?.();
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }

  async #ask(request: SliceRequest, moved: readonly ArrayBuffer[] = []): Promise<SliceAnswer> {
    this.#thread ??= this.#startThread();
    const thread = this.#thread;
    // Only a thread that has been silent all the time is stuck on one slice; a slice that merely waits behind others is not.
    const watch = setInterval(() => {
      if (thread.silentMs > SLICE_MS_MAX) thread.end(new Error('it took too long'));
    }, SLICE_MS_MAX / 4).unref();
    try {
      return await thread.ask<SliceAnswer>(request, moved);
    } catch (error) {
      if (error instanceof ThreadLost) throw interrupted(error);
      throw error;
    } finally {
      clearInterval(watch);
    }
  }

  #startThread(): Thread {
    return new Thread({
      name: 'domain list thread',
      file: new URL('./read-rows-worker.ts', import.meta.url),
      workerData: undefined,
      isReplaced: true,
      onLost: (error) => this.#logger.error({ err: error }, 'the thread that reads domain lists ended'),
    });
  }
}

function* rowsOf(pieces: readonly EncodedRows[]): Generator<BulkRow> {
  for (const piece of pieces) for (const { row } of decodeRows(piece)) yield row;
}

function accepted(answer: SliceAnswer, { rowsMax }: ReadOptions): Extract<SliceAnswer, { outcome: 'read' }> {
  if (answer.outcome === 'read') return answer;
  if (answer.outcome === 'refused') throw new AppError('invalid_input', answer.sentence);
  if (answer.outcome === 'unknown') throw interrupted();
  throw new TooManyRows(rowsMax);
}

/** The file has more rows than its sender may send. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';

  constructor(rowsMax: number) {
    super(`the file has more than ${rowsMax} rows`);
  }
}

const interrupted = (cause?: unknown): AppError =>
  new AppError('saturated', 'Reading the file was interrupted. Send it again.', {
    cause,
    headers: { 'retry-after': '3' },
  });

const tooManyFiles = (): AppError =>
  new AppError('saturated', 'Too many large files are being processed. Try again in a minute.', {
    headers: { 'retry-after': '60' },
  });
