import type { Hit, UnionHit } from '../api.ts';
import type { Deadline } from '../matching/deadline.ts';

/** Matches of one moment, read batch by batch; an empty batch is the end. */
export interface OpenStream {
  /** Matches, however many of them are read. */
  readonly total: number;
  next(deadline: Deadline): readonly (Hit | UnionHit)[];
  close(): void;
}

/** A reader that has left without a word keeps files from being removed; nobody pauses for so long between two batches. */
const idleMs = 120_000;
const lookMs = 10_000;
/** Each holds up to 8 bytes a match. */
const streamsMax = 256;

/** The streams that are open on a thread, by the numbers their readers gave them. One that nobody reads from ends. */
export class OpenStreams {
  private readonly streams = new Map<number, { readonly stream: OpenStream; usedAt: number }>();
  private readonly now: () => number;
  private look: NodeJS.Timeout | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get size(): number {
    return this.streams.size;
  }

  /** Opens a stream and returns its total. */
  open(id: number, open: () => OpenStream): number {
    if (this.streams.size >= streamsMax) throw new Error(`more than ${streamsMax} streams are open`);
    const stream = open();
    this.streams.set(id, { stream, usedAt: this.now() });
    this.look ??= setInterval(() => this.endIdle(), lookMs).unref();
    return stream.total;
  }

  next(id: number, deadline: Deadline): readonly (Hit | UnionHit)[] {
    const open = this.streams.get(id);
    if (open === undefined) {
      throw new Error(
        `the stream has ended: its thread was replaced, or nobody read from it for ${idleMs / 1000} s`,
      );
    }
    open.usedAt = this.now();
    return open.stream.next(deadline);
  }

  /** Nothing happens when it has ended before. */
  close(id: number): void {
    this.streams.get(id)?.stream.close();
    this.streams.delete(id);
    if (this.streams.size > 0) return;
    clearInterval(this.look);
    this.look = undefined;
  }

  endIdle(): void {
    for (const [id, { usedAt }] of this.streams) if (this.now() - usedAt > idleMs) this.close(id);
  }

  closeAll(): void {
    for (const id of [...this.streams.keys()]) this.close(id);
  }
}
