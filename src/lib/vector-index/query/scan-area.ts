import { type Coder, scannedBytes } from '../coder/coder.ts';
import { VectorIndexDamaged } from '../errors.ts';
import { BlockFile, blockBytes } from '../files/block-file.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { fileIdentity, segmentPath } from '../files/segment-files.ts';
import { type KernelKind, makeKernels } from '../kernels/kernels.ts';
import type { Kernels } from '../kernels/plain-kernels.ts';

/** Rows scanned between two checks of the deadline. */
export const chunkRows = 4096;
/** For each thread: the query (1 KB), the scores of a chunk, and the positions found in it. */
const scratchBytes = 1024 + chunkRows * 8;
const pageBytes = 1 << 16;
const addressable = 2 ** 32 - (1 << 20);

/** Memory shared by all threads for what a search scans; it is filled block by block, when first needed. */
export interface LentArea {
  readonly memory: WebAssembly.Memory;
  /** One byte for each block, set when the block is loaded and verified. */
  readonly loaded: SharedArrayBuffer;
}

interface Layout {
  readonly codes: number;
  readonly ids: number;
  readonly norms: number;
  readonly end: number;
  readonly blocks: number;
}

const align = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes;

function layoutOf({ rows, kind, dims }: SegmentFacts, threads: number): Layout {
  const codes = align(threads * scratchBytes);
  const ids = codes + align(rows * scannedBytes({ kind, dims }));
  const norms = ids + align(rows * 4);
  const end = norms + (kind === 'exact' ? align(rows * 4) : 0);
  return { codes, ids, norms, end, blocks: (end - codes) / blockBytes };
}

export function makeArea(facts: SegmentFacts, threads: number): LentArea {
  const { end, blocks } = layoutOf(facts, threads);
  if (end > addressable) throw new Error(`a segment of ${facts.rows} rows is more than a search can address`);
  const pages = end / pageBytes;
  return {
    memory: new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true }),
    loaded: new SharedArrayBuffer(blocks),
  };
}

/** One thread's access to the shared area of a segment. */
export class ScanArea {
  readonly kernels: Kernels;
  readonly codeBytes: number;
  readonly codesAt: number;
  readonly normsAt: number;
  /** Offsets of this thread's own scratch memory. */
  readonly at: { readonly query: number; readonly scores: number; readonly found: number };
  readonly ids: Uint32Array;
  readonly memory: SharedArrayBuffer;
  private readonly layout: Layout;
  private readonly loaded: Uint8Array;
  private readonly files: readonly { readonly file: BlockFile; readonly at: number }[];
  private areIdsThere = false;

  constructor(
    directory: string,
    store: string,
    facts: SegmentFacts,
    lent: LentArea,
    thread: { readonly number: number; readonly of: number },
    kind?: KernelKind,
  ) {
    const { codes, ids, norms } = layoutOf(facts, thread.of);
    this.layout = layoutOf(facts, thread.of);
    this.codeBytes = scannedBytes(facts as Pick<Coder, 'kind' | 'dims'>);
    this.codesAt = codes;
    this.normsAt = norms;
    this.memory = lent.memory.buffer;
    this.loaded = new Uint8Array(lent.loaded);
    this.kernels = makeKernels(lent.memory, kind);
    this.ids = new Uint32Array(this.memory, ids, facts.rows);
    const query = thread.number * scratchBytes;
    this.at = { query, scores: query + 1024, found: query + 1024 + chunkRows * 4 };
    const opened: { readonly file: BlockFile; readonly at: number }[] = [];
    const open = (name: 'codes' | 'ids' | 'norms', at: number, bytesEach: number): void => {
      const path = segmentPath(directory, facts.id, name);
      const file = new BlockFile(path, fileIdentity(store, facts.id, name));
      opened.push({ file, at });
      if (file.bytes !== facts.rows * bytesEach)
        throw new VectorIndexDamaged(path, `does not have the ${facts.rows} rows of its segment`);
    };
    try {
      open('codes', codes, this.codeBytes);
      open('ids', ids, 4);
      if (facts.kind === 'exact') open('norms', norms, 4);
    } catch (error) {
      for (const { file } of opened) file.close();
      throw error;
    }
    this.files = opened;
  }

  /** Ensures that these codes are in memory, together with their row ids. */
  ensure(first: number, count: number): void {
    if (!this.areIdsThere) {
      for (const part of this.files.slice(1)) this.load(part, 0, part.file.bytes);
      this.areIdsThere = true;
    }
    const codes = this.files[0];
    if (codes) this.load(codes, first * this.codeBytes, (first + count) * this.codeBytes);
  }

  close(): void {
    for (const { file } of this.files) file.close();
  }

  private load(
    { file, at }: { readonly file: BlockFile; readonly at: number },
    from: number,
    to: number,
  ): void {
    const firstFlag = (at - this.layout.codes) / blockBytes;
    for (let block = Math.floor(from / blockBytes); block * blockBytes < to; block++) {
      if (Atomics.load(this.loaded, firstFlag + block) === 1) continue;
      // Two threads may do this at once: they write the same bytes.
      file.readBlock(block, new Uint8Array(this.memory, at + block * blockBytes));
      Atomics.store(this.loaded, firstFlag + block, 1);
    }
  }
}
