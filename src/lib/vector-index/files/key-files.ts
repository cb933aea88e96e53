import { VectorIndexDamaged } from '../errors.ts';
import { CachedFile } from './cached-file.ts';
import { keyHash } from './key-hash.ts';
import { fileIdentity, segmentPath } from './segment-files.ts';

/** An entry of `key-hashes`: two words of hash, then the row; sorted by the hash. */
export const hashEntryBytes = 12;

/** Maps rows to keys and back, read from disk: keeping the keys of millions of rows in memory is not worth it. */
export class KeyFiles {
  private readonly rows: number;
  private readonly opened: CachedFile[] = [];
  private readonly keys: CachedFile;
  private readonly starts: CachedFile;
  private readonly hashes: CachedFile;

  constructor(directory: string, store: string, id: number, rows: number) {
    const open = (file: 'keys' | 'key-starts' | 'key-hashes'): CachedFile => {
      const opened = new CachedFile(segmentPath(directory, id, file), fileIdentity(store, id, file));
      this.opened.push(opened);
      return opened;
    };
    this.rows = rows;
    try {
      this.keys = open('keys');
      this.starts = open('key-starts');
      this.hashes = open('key-hashes');
      if (this.starts.bytes !== (rows + 1) * 4 || this.hashes.bytes !== rows * hashEntryBytes)
        throw new VectorIndexDamaged(
          segmentPath(directory, id, 'keys'),
          `does not have the keys of ${rows} rows`,
        );
    } catch (error) {
      this.close();
      throw error;
    }
  }

  keyOf(row: number): string {
    return this.keyBytes(row).toString();
  }

  /** The last row with the key, which is the current one. */
  find(key: string): number | undefined {
    const bytes = Buffer.from(key);
    let found: number | undefined;
    for (const row of this.rowsWithHash(bytes))
      if ((found === undefined || row > found) && this.keyBytes(row).equals(bytes)) found = row;
    return found;
  }

  /** All rows whose key has the same hash as this one: only the row of the key, except in one of many trillions of cases. */
  *rowsWithHash(key: Buffer): Generator<number> {
    const { high, low } = keyHash(key);
    for (let at = this.firstFrom(high); at < this.rows; at++) {
      const entry = this.hashes.read(at * hashEntryBytes, hashEntryBytes);
      if (entry.readUInt32LE(0) !== high) return;
      if (entry.readUInt32LE(4) === low) yield entry.readUInt32LE(8);
    }
  }

  close(): void {
    for (const file of this.opened) file.close();
  }

  private keyBytes(row: number): Buffer {
    const from = this.starts.readUInt32(row * 4);
    return this.keys.read(from, this.starts.readUInt32(row * 4 + 4) - from);
  }

  /** The first entry whose hash is not smaller. Hashes are evenly distributed, so it is near the proportional position. */
  private firstFrom(high: number): number {
    const guess = Math.floor((high / 2 ** 32) * this.rows);
    const reach = 64 + Math.ceil(8 * Math.sqrt(this.rows));
    let from = Math.max(0, guess - reach);
    let to = Math.min(this.rows, guess + reach);
    if (from > 0 && this.highAt(from) >= high) from = 0;
    if (to < this.rows && this.highAt(to) < high) to = this.rows;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.highAt(middle) < high) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private highAt(at: number): number {
    return this.hashes.readUInt32(at * hashEntryBytes);
  }
}
