import { makeKernels } from '../../src/lib/vector-index/kernels/kernels.ts';

const rowsAtATime = 256;
const pageBytes = 1 << 16;
/** Unit vectors are stored as i16 of this length, which gives dot products with an error of a few parts in a hundred thousand. */
const roundedLength = 32_000;

/**
 * The true nearest rows of each query, found while all rows pass by. It quantizes the vectors itself and does not use those of the index.
 */
export class ExactNeighbours {
  private readonly wanted: number;
  private readonly stride: number;
  private readonly columns: number;
  private readonly left: Int16Array;
  private readonly out: Int32Array;
  private readonly multiply: () => void;
  private pending: string[] = [];
  private readonly best: { key: string; score: number }[][];

  constructor(queries: readonly Float32Array[], wanted: number) {
    const dims = queries[0]?.length ?? 0;
    this.wanted = wanted;
    this.stride = Math.ceil(dims / 16) * 16;
    this.columns = queries.length + (queries.length % 2);
    const rightAt = rowsAtATime * this.stride * 2;
    const outAt = rightAt + this.columns * this.stride * 2;
    const pages = Math.ceil((outAt + rowsAtATime * this.columns * 4) / pageBytes) + 1;
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    const kernels = makeKernels(memory);
    this.multiply = () => kernels.products(0, rowsAtATime, rightAt, this.columns, this.stride * 2, outAt);
    this.left = new Int16Array(memory.buffer, 0, rowsAtATime * this.stride);
    this.out = new Int32Array(memory.buffer, outAt, rowsAtATime * this.columns);
    const right = new Int16Array(memory.buffer, rightAt, this.columns * this.stride);
    queries.forEach((query, at) => {
      round(query, right, at * this.stride);
    });
    this.best = queries.map(() => []);
  }

  see(key: string, vector: Float32Array): void {
    round(vector, this.left, this.pending.length * this.stride);
    this.pending.push(key);
    if (this.pending.length === rowsAtATime) this.compare();
  }

  /** The keys of this many nearest rows for each query. */
  found(count: number): readonly ReadonlySet<string>[] {
    this.compare();
    return this.best.map((best) => new Set(best.slice(0, count).map(({ key }) => key)));
  }

  private compare(): void {
    this.multiply();
    this.best.forEach((best, query) => {
      let last = best.length < this.wanted ? Number.NEGATIVE_INFINITY : (best.at(-1)?.score as number);
      this.pending.forEach((key, row) => {
        const score = this.out[row * this.columns + query] as number;
        if (score <= last) return;
        const position = best.findIndex((other) => other.score < score);
        best.splice(position === -1 ? best.length : position, 0, { key, score });
        if (best.length > this.wanted) best.pop();
        if (best.length === this.wanted) last = best.at(-1)?.score as number;
      });
    });
    this.pending = [];
  }
}

function round(vector: Float32Array, into: Int16Array, at: number): void {
  for (let dim = 0; dim < vector.length; dim++)
    into[at + dim] = (((vector[dim] as number) * roundedLength + 32_768.5) | 0) - 32_768;
}
