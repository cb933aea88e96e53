import { BlockFile, writeBlockFile } from '../files/block-file.ts';
import { fileIdentity, segmentPath } from '../files/segment-files.ts';

/** Bits of a code, which is also the number of values in a projected row. */
export const codeBits = 512;
export const codeBytes = codeBits / 8;
/** Vectors up to this length are compared in full: their bytes are their code. */
export const exactDimsMax = 128;

/**
 * How rows become bytes and codes: learned from a sample of the rows, and stored beside the segments that use it. All of it except the
 * scales consists of integers, so that a row has the same code whichever kernels run.
 */
export interface Coder {
  readonly dims: number;
  readonly kind: 'exact' | 'codes';
  /** The size of one step of a row's byte, per dimension. */
  readonly scales: Float32Array;
  /** Values in a projected row: 512, or the dimensions rounded up to 16. */
  readonly width: number;
  /**
   * For `codes`: `width` rows, each as long as the dimensions rounded up to 16. A projected value is a row of it times the bytes, minus its
   * offset.
   */
  readonly matrix: Int16Array;
  readonly offsets: Int32Array;
  /** Times a projected value, it gives the i16 by which lists are compared. */
  readonly gain: number;
  /** First the centroids of groups of lists, then those of the lists, group by group; `width` values each. Empty without lists. */
  readonly centroids: Int16Array;
  /** Where the lists of each group start, followed by the number of lists. */
  readonly groupStarts: Uint32Array;
}

export const listCount = ({ groupStarts }: Coder): number => groupStarts.at(-1) ?? 0;

/** How many bytes a search scans for each row. */
export function scannedBytes({ kind, dims }: Pick<Coder, 'kind' | 'dims'>): number {
  return kind === 'codes' ? codeBytes : Math.ceil(dims / 16) * 16;
}

const arrays = {
  scales: Float32Array,
  matrix: Int16Array,
  offsets: Int32Array,
  centroids: Int16Array,
  groupStarts: Uint32Array,
} as const;
const arrayNames = Object.keys(arrays) as (keyof typeof arrays)[];

export function writeCoder(directory: string, store: string, id: number, coder: Coder): void {
  const { dims, kind, width, gain } = coder;
  const lengths = arrayNames.map((name) => coder[name].length);
  const header = Buffer.from(JSON.stringify({ dims, kind, width, gain, lengths }));
  const start = Buffer.alloc(16);
  start.writeUInt32LE(header.length);
  writeBlockFile(segmentPath(directory, id, 'coder'), fileIdentity(store, id, 'coder'), (file) => {
    file.write(start);
    file.write(header);
    for (const name of arrayNames) {
      const { buffer, byteOffset, byteLength } = coder[name];
      file.write(new Uint8Array(buffer, byteOffset, byteLength));
    }
  });
}

export function readCoder(directory: string, store: string, id: number): Coder {
  const file = new BlockFile(segmentPath(directory, id, 'coder'), fileIdentity(store, id, 'coder'));
  try {
    const all = file.readAll();
    const headerLength = Buffer.from(all.buffer).readUInt32LE(0);
    const header = JSON.parse(Buffer.from(all.buffer, 16, headerLength).toString()) as {
      readonly dims: number;
      readonly kind: Coder['kind'];
      readonly width: number;
      readonly gain: number;
      readonly lengths: readonly number[];
    };
    let from = 16 + headerLength;
    const take = (at: number, bytesEach: number): ArrayBuffer => {
      const bytes = (header.lengths[at] ?? 0) * bytesEach;
      from += bytes;
      return all.buffer.slice(from - bytes, from);
    };
    const { lengths: _, ...facts } = header;
    return {
      ...facts,
      scales: new Float32Array(take(0, 4)),
      matrix: new Int16Array(take(1, 2)),
      offsets: new Int32Array(take(2, 4)),
      centroids: new Int16Array(take(3, 2)),
      groupStarts: new Uint32Array(take(4, 4)),
    };
  } finally {
    file.close();
  }
}
