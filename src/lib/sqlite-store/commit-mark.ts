import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { writeFully } from '../durable-files/index.ts';

const recordBytes = 12;
/** How often a read is retried, because another process may write the record while it is read. */
const readsMax = 5;

export const commitMarkName = 'commits';

/**
 * The number of commits that a store has acknowledged, in its own file. It is written after the store and never synced, so a power cut may
 * leave it behind the store. It is ahead of the store only if the store has lost commits.
 */
export class CommitMark {
  private readonly fd: number;
  private readonly record = Buffer.alloc(recordBytes);

  constructor(directory: string) {
    this.fd = openSync(join(directory, commitMarkName), constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  /** The number of commits, or undefined if the record is damaged. */
  read(): number | undefined {
    const found = Buffer.alloc(recordBytes);
    for (let attempt = 1; attempt <= readsMax; attempt++) {
      const length = readSync(this.fd, found, 0, recordBytes, 0);
      // The file was created but not written yet: the index has no commit, or the process was killed at this point.
      if (length === 0) return 0;
      if (length === recordBytes && found.readUInt32LE(8) === crc32(found.subarray(0, 8)))
        return Number(found.readBigUInt64LE(0));
    }
    return undefined;
  }

  write(commits: number): void {
    // If two processes commit, the later one may get here first. A number that is too low does no harm.
    this.record.writeBigUInt64LE(BigInt(commits), 0);
    this.record.writeUInt32LE(crc32(this.record.subarray(0, 8)), 8);
    writeFully(this.fd, this.record);
  }

  close(): void {
    closeSync(this.fd);
  }
}
