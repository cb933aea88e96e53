import { VectorIndexDamaged } from '../errors.ts';
import { CachedFile } from './cached-file.ts';
import { type KeyHash, keyHash } from './key-hash.ts';
import { fileIdentity, segmentPath } from './segment-files.ts';

/** An entry of `key-hashes`: two words of hash, then the row; sorted by the hash. */
export const hashEntryBytes = 12;
const hashesPerCheck = 256;
/** Usually more than a look-up takes; hashes that are not evenly distributed are found by halving from then on. */
const proportionalSteps = 16;

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
    const { high, low } = keyHash(bytes);
    let found: number | undefined;
    for (const row of this.rowsOf(high, low))
      if ((found === undefined || row > found) && this.keyBytes(row).equals(bytes)) found = row;
    return found;
  }

  /** Calls `use` for all rows whose key has one of the hashes: only the rows of these keys, except in one of many trillions of cases. */
  forRowsWithHash(hashes: readonly KeyHash[], use: (row: number) => void, onHashes: () => void): void {
    hashes.forEach(({ high, low }, at) => {
      if (at % hashesPerCheck === 0) onHashes();
      for (const row of this.rowsOf(high, low)) use(row);
    });
  }

  private rowsOf(high: number, low: number): number[] {
    const rows: number[] = [];
    for (let at = this.firstFrom(high); at < this.rows; at++) {
      const from = at * hashEntryBytes;
      if (this.hashes.readUInt32(from) !== high) break;
      if (this.hashes.readUInt32(from + 4) === low) rows.push(this.hashes.readUInt32(from + 8));
    }
    return rows;
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
    let [from, to] = [0, this.rows];
    let [before, after] = [0, 2 ** 32];
    for (let step = 0; from < to; step++) {
      const share = step < proportionalSteps ? (high - before) / (after - before) : 0.5;
      const at = Math.min(to - 1, from + Math.floor(share * (to - from)));
      const found = this.highAt(at);
      if (found < high) [from, before] = [at + 1, found];
      else [to, after] = [at, found];
    }
    return from;
  }

  private highAt(at: number): number {
    return this.hashes.readUInt32(at * hashEntryBytes);
  }
}
