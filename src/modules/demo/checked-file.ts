import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A file whose writer waits when the disk is slower, and hears of every failure. */
export interface CheckedFile {
  write(chunk: Buffer | string): Promise<void>;
  end(): Promise<void>;
}

export function createCheckedFile(path: string): CheckedFile {
  // Records are small; a large buffer lets many of them go to the disk in one call.
  const stream = createWriteStream(path, { highWaterMark: 1 << 20 });
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
