import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { VectorIndexDamaged } from '../errors.ts';

const recordBytes = 12;

/**
 * How many commits the store has acknowledged, in a file of its own. It is written after the store and never synced, so that a
 * power cut may leave it behind the store but nothing leaves it ahead, unless the store has lost something.
 */
export class CommitMark {
  private readonly file: string;
  private readonly fd: number;
  private readonly record = Buffer.alloc(recordBytes);

  constructor(directory: string) {
    this.file = join(directory, 'commits');
    this.fd = openSync(this.file, constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  read(): number {
    const found = Buffer.alloc(recordBytes);
    const length = readSync(this.fd, found, 0, recordBytes, 0);
    // Made and not yet written: by an index without a single commit, or by a process that was ended at this very point.
    if (length === 0) return 0;
    if (length < recordBytes || found.readUInt32LE(8) !== crc32(found.subarray(0, 8))) {
      throw new VectorIndexDamaged(this.file, 'is not as it was written');
    }
    return Number(found.readBigUInt64LE(0));
  }

  write(commits: number): void {
    // Of two processes the one that committed later may get here earlier; lower numbers do no harm.
    this.record.writeBigUInt64LE(BigInt(commits), 0);
    this.record.writeUInt32LE(crc32(this.record.subarray(0, 8)), 8);
    writeSync(this.fd, this.record, 0, recordBytes, 0);
  }

  close(): void {
    closeSync(this.fd);
  }
}
