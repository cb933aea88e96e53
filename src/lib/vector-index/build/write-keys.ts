import { writeBlockFile } from '../files/block-file.ts';
import { hashEntryBytes } from '../files/key-files.ts';
import { keyHash } from '../files/key-hash.ts';
import { fileIdentity, type SegmentFile, segmentPath } from '../files/segment-files.ts';

/** Writes the key files of a segment; returns the rows whose key also occurs in a later row. */
export function writeKeys(
  directory: string,
  store: string,
  id: number,
  rows: number,
  keys: () => Iterable<Buffer>,
): Uint32Array {
  const writeFile = (file: SegmentFile, write: Parameters<typeof writeBlockFile>[2]): void =>
    writeBlockFile(segmentPath(directory, id, file), fileIdentity(store, id, file), write);
  const hashes = new HashTable(rows);
  writeFile('keys', (bytes) =>
    writeFile('key-starts', (starts) => {
      const start = Buffer.alloc(4);
      const writeStart = (): void => {
        start.writeUInt32LE(bytes.length);
        starts.write(start);
      };
      let row = 0;
      for (const key of keys()) {
        writeStart();
        bytes.write(key);
        hashes.set(row++, key);
      }
      writeStart();
    }),
  );
  const sorted = hashes.sorted();
  writeFile('key-hashes', (file) => {
    const entry = Buffer.alloc(hashEntryBytes);
    for (const at of sorted) {
      hashes.write(at, entry);
      file.write(entry);
    }
  });
  return replacedRows(hashes.equalHashes(sorted), keys);
}

class HashTable {
  private readonly high: Uint32Array;
  private readonly low: Uint32Array;

  constructor(rows: number) {
    this.high = new Uint32Array(rows);
    this.low = new Uint32Array(rows);
  }

  set(row: number, key: Buffer): void {
    const { high, low } = keyHash(key);
    this.high[row] = high;
    this.low[row] = low;
  }

  write(row: number, into: Buffer): void {
    into.writeUInt32LE(this.high[row] as number, 0);
    into.writeUInt32LE(this.low[row] as number, 4);
    into.writeUInt32LE(row, 8);
  }

  /** Rows sorted by the high word of their hash, equal ones by row: two passes of counting sort, 16 bits each. */
  sorted(): Uint32Array {
    const { high } = this;
    let order = Uint32Array.from({ length: high.length }, (_, row) => row);
    for (const shift of [0, 16]) {
      const next = new Uint32Array(order.length);
      const positions = new Uint32Array(65_537);
      for (const word of high) {
        const position = ((word >>> shift) & 0xffff) + 1;
        positions[position] = (positions[position] as number) + 1;
      }
      for (let at = 1; at < positions.length; at++)
        positions[at] = (positions[at] as number) + (positions[at - 1] as number);
      for (const row of order) {
        const digit = ((high[row] as number) >>> shift) & 0xffff;
        const position = positions[digit] as number;
        next[position] = row;
        positions[digit] = position + 1;
      }
      order = next;
    }
    return order;
  }

  /** Rows that share their whole hash with another. */
  equalHashes(sorted: Uint32Array): Set<number> {
    const equal = new Set<number>();
    for (let from = 0; from < sorted.length; ) {
      let to = from + 1;
      while (to < sorted.length && this.high[sorted[to] as number] === this.high[sorted[from] as number])
        to++;
      const byLow = new Map<number, number>();
      for (const row of to - from === 1 ? [] : sorted.subarray(from, to)) {
        const low = this.low[row] as number;
        const other = byLow.get(low);
        if (other === undefined) byLow.set(low, row);
        else equal.add(other).add(row);
      }
      from = to;
    }
    return equal;
  }
}

function replacedRows(candidates: ReadonlySet<number>, keys: () => Iterable<Buffer>): Uint32Array {
  if (candidates.size === 0) return new Uint32Array(0);
  const last = new Map<string, number>();
  const replaced: number[] = [];
  let row = 0;
  for (const key of keys()) {
    if (candidates.has(row)) {
      const earlier = last.get(key.toString());
      if (earlier !== undefined) replaced.push(earlier);
      last.set(key.toString(), row);
    }
    row++;
  }
  return Uint32Array.from(replaced);
}
