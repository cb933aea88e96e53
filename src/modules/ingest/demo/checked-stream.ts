import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** A writable stream whose caller waits when the disk is slower, and hears of every failure. */
export interface CheckedStream {
  write(chunk: Buffer): Promise<void>;
  end(): Promise<void>;
}

export function openChecked(stream: Writable): CheckedStream {
  const done = finished(stream);
  // A failure between two writes is reported by the next call, not as an unhandled rejection.
  done.catch(() => undefined);
  return {
    async write(chunk) {
      if (stream.destroyed) return done;
      if (stream.write(chunk)) return;
      await Promise.race([new Promise<void>((resolve) => stream.once('drain', resolve)), done]);
    },
    async end() {
      stream.end();
      await done;
    },
  };
}
