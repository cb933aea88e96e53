import { readFileSync } from 'node:fs';
import { plainKernels } from './plain-kernels.ts';

/** Made by `npm run generate` from `assembly/`. */
export const kernelsFile = new URL('./kernels.wasm', import.meta.url);

/**
 * The inner loops, over one memory; all arguments but counts and limits are byte positions in it, multiples of 16.
 * They compute with whole numbers, or round each single step, so that both ways to run them give the same bits.
 */
export interface Kernels {
  /** Of `count` codes of 64 bytes, how many bits of each differ from the query's, as u16. */
  hamming(codes: number, count: number, query: number, distances: number): void;
  /** Positions of the u16 under the limit, as u32; gives how many. `count` is a multiple of 8. */
  below(distances: number, count: number, limit: number, found: number): number;
  /** Rows of `stride` i8 times the query of i16, each times its f32 in `norms`, as f32. `stride` is a multiple of 16. */
  dots(rows: number, count: number, stride: number, query: number, norms: number, scores: number): void;
  /** Positions of the f32 from the limit up, as u32; gives how many. `count` is a multiple of 4. */
  atLeast(scores: number, count: number, limit: number, found: number): number;
  /**
   * Every row of the left times every row of the right, both i16 of `bytes` bytes a row, as i32 in rows of `rightCount`.
   * The counts are multiples of 4 and 2, `bytes` of 32. No sum may leave 32 bits.
   */
  products(
    left: number,
    leftCount: number,
    right: number,
    rightCount: number,
    bytes: number,
    out: number,
  ): void;
}

export type KernelKind = 'simd' | 'plain';

let compiled: WebAssembly.Module | undefined;

/** SIMD where the processor and the flags of Node allow it; asked for plain ones, plain ones. */
export function makeKernels(memory: WebAssembly.Memory, kind: KernelKind = 'simd'): Kernels {
  if (kind === 'plain' || typeof WebAssembly !== 'object') return plainKernels(memory.buffer);
  try {
    compiled ??= new WebAssembly.Module(readFileSync(kernelsFile));
  } catch (error) {
    // A processor without SSE 4.1; anything else, such as a missing file, is a fault of the installation.
    if (error instanceof WebAssembly.CompileError) return plainKernels(memory.buffer);
    throw error;
  }
  const { exports } = new WebAssembly.Instance(compiled, { vectors: { memory } });
  return exports as unknown as Kernels;
}
