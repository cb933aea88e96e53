import { readFileSync } from 'node:fs';
import { type Kernels, plainKernels } from './plain-kernels.ts';

export type { Kernels };

/** Made by `npm run generate` from `assembly/`. */
export const kernelsFile = new URL('./kernels.wasm', import.meta.url);

export type KernelKind = 'simd' | 'plain';

let compiled: WebAssembly.Module | undefined;

/** SIMD where the processor and the flags of Node allow it; plain ones on request. */
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
