import { assembleModule } from './module.ts';
import { products } from './product-kernel.ts';
import { atLeast, below, dots, hamming } from './scan-kernels.ts';

/** The content of `kernels.wasm`. */
export function assembleKernels(): Uint8Array {
  return assembleModule([hamming(), below(), dots(), atLeast(), products()]);
}
