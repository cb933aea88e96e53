import type { Hit, StreamOptions, TextQuery, UnionHit, UnionStream } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import type { Readers } from './query-threads.ts';

const defaultBatch = 500;

/** Assigned here and not by the thread that opens the stream, so that a stream can be closed before it is known to be open. */
let lastStream = 0;

export async function* streamHits(
  readers: Readers,
  query: TextQuery,
  options: StreamOptions,
): AsyncGenerator<readonly Hit[]> {
  const stream = new RemoteStream(readers, options);
  const { sort, matchedFields = true } = options;
  const request = { ...stream.request, query, sort, matchedFields };
  await stream.opened(readers.ask('openStream', request, options, stream.thread));
  yield* stream.batches<Hit>();
}

export async function openUnionStream(
  readers: Readers,
  queries: readonly TextQuery[],
  options: StreamOptions,
): Promise<UnionStream> {
  const stream = new RemoteStream(readers, options);
  const total = await stream.opened(
    readers.ask('openUnion', { ...stream.request, queries }, options, stream.thread),
  );
  // A caller that goes away before the first batch never reaches the end of the iteration, where streams are normally closed.
  options.signal?.addEventListener('abort', () => stream.close(), { once: true });
  return { total, batches: stream.batches<UnionHit>() };
}

/** A stream on one thread, from its opening to its end. */
class RemoteStream {
  readonly thread: number;
  readonly request: { id: number; limit: number; batch: number; stored: boolean };
  private readonly readers: Readers;
  private readonly signal: AbortSignal | undefined;

  constructor(readers: Readers, options: StreamOptions) {
    const { limit = Number.MAX_SAFE_INTEGER, batch = defaultBatch, stored = true } = options;
    if (!Number.isSafeInteger(limit) || limit < 0 || !Number.isSafeInteger(batch) || batch < 1)
      throw new InvalidQuery(
        'a stream needs a limit of at least 0 and batches of at least 1, both whole numbers',
      );
    this.readers = readers;
    this.signal = options.signal;
    this.thread = readers.leastBusy();
    this.request = { id: ++lastStream, limit, batch, stored };
  }

  /** The total, once the stream is open. If opening fails, the stream is closed on the thread too. */
  async opened(opening: Promise<number>): Promise<number> {
    try {
      return await opening;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  async *batches<Row extends Hit | UnionHit>(): AsyncGenerator<readonly Row[]> {
    const options = this.signal === undefined ? {} : { signal: this.signal };
    try {
      for (;;) {
        const rows = await this.readers.ask('nextBatch', this.request.id, options, this.thread);
        if (rows.length === 0) return;
        yield rows as readonly Row[];
      }
    } finally {
      this.close();
    }
  }

  /**
   * A thread executes its requests in order, so this one finds the stream even if it is still being opened. It is not awaited:
   * a dead thread has taken its streams with it.
   */
  close(): void {
    this.readers.ask('closeStream', this.request.id, {}, this.thread).catch(() => undefined);
  }
}
