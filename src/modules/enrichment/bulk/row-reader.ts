import { Thread, ThreadLost } from '../../../lib/threads/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { decodeRows, type EncodedRows } from './bulk-pieces.ts';
import type { BulkRow } from './bulk-row.ts';

/** What goes to the thread: a file slice by slice, each answered by the pieces that are complete. */
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
  /** The thread is another one than that which read the beginning. */
  | { readonly outcome: 'unknown' };

/** What a file holds. */
export interface RowSummary {
  readonly rows: number;
  /** Rows that name a domain that no row before them names. */
  readonly domains: number;
  readonly duplicates: number;
  readonly invalid: number;
  /** Rows with broken quotes, and lines too long for a table. */
  readonly unreadable: number;
  /** The caller's own columns; none where they are not stored. */
  readonly columns: readonly string[];
}

/** A file that was read. */
export interface RowFile {
  readonly summary: RowSummary;
  readonly pieces: readonly EncodedRows[];
  /** Characters of all pieces. */
  readonly size: number;
  rows(): Iterable<BulkRow>;
  /** The file is not needed any more; until then it counts among those that are held. */
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
/** Longest time for one slice; the thread is ended past it, and the files it was reading with it. */
const SLICE_MS_MAX = 20_000;
/**
 * Characters of all files that are held at a time. One file has up to 45 million with its own columns. Files that are still being read
 * wait at this bound, so that what they have by then may come on top of files that were read and not released: never twice as much.
 */
const HELD_CHARACTERS_MAX = 64_000_000;
/** How long a file waits for others to end before it is refused. */
const WAIT_MS_MAX = 30_000;

/** A file while it is being read. */
interface Reading {
  /** Characters of its pieces. */
  size: number;
  /** Set while it waits; called when another file has ended. */
  resume: (() => void) | undefined;
}

/**
 * Reads uploaded lists of domains in a thread of its own, which starts with the first list: a file of any shape blocks no other
 * work. A file goes there in slices as it arrives, and comes back as pieces that can be stored as they are.
 */
export class RowReader {
  readonly #logger: Logger;
  readonly #heldMax: number;
  readonly #waitMsMax: number;
  #thread: Thread | undefined;
  #lastUpload = 0;
  #held = 0;
  /** The oldest first. */
  readonly #reading = new Set<Reading>();

  constructor(logger: Logger, { heldMax = HELD_CHARACTERS_MAX, waitMsMax = WAIT_MS_MAX } = {}) {
    this.#logger = logger;
    this.#heldMax = heldMax;
    this.#waitMsMax = waitMsMax;
  }

  /** Characters of files that are held now. */
  get held(): number {
    return this.#held;
  }

  /** Throws `invalid_input` for a file without rows, with too many, or mostly of rows that name no domain. */
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
      // A copy moves to the thread: the memory of an upload may be shared and cannot.
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
      // Drops what the thread still has of it.
      this.#ask({ upload, kind: 'close', ...options }).catch(() => undefined);
    }
  }

  /**
   * The oldest of the files being read never waits for the others, which may all wait for it: so one of them always proceeds. It waits
   * only for files that were read already; it is unknown when those are released, so every wait is bounded.
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
    // Only a thread that has been silent all the while works on one slice for too long; a slice that waits behind others does not.
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
