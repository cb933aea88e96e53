import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assembleKernels } from './assembly/assemble-kernels.ts';
import { kernelsFile, makeKernels } from './kernels.ts';
import type { Kernels } from './plain-kernels.ts';

const pages = 40;
const out = 2 << 20;

/** Both ways over equal memories full of the same bytes, and what each has written. */
function bothWays(run: (kernels: Kernels, memory: ArrayBufferLike) => number | undefined) {
  return (['simd', 'plain'] as const).map((kind) => {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
    const bytes = new Uint8Array(memory.buffer, 0, out);
    let seed = 7;
    for (let at = 0; at < bytes.length; at++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      bytes[at] = seed >>> 16;
    }
    const kernels = makeKernels(memory, kind);
    // Otherwise one implementation would be compared with itself.
    expect(String(kernels.hamming).includes('[native code]')).toBe(kind === 'simd');
    const value = run(kernels, memory.buffer);
    const written = Buffer.from(new Uint8Array(memory.buffer, out, 1 << 18));
    return { value, hasWritten: written.some((byte) => byte !== 0), sum: hash('sha256', written) };
  });
}

function expectTheSame(run: (kernels: Kernels, memory: ArrayBufferLike) => number | undefined): void {
  const [simd, plain] = bothWays(run);
  expect(simd?.hasWritten).toBe(true);
  expect(simd).toEqual(plain);
}

test('the committed kernels are what the assembler produces, and the processor accepts them', () => {
  expect(readFileSync(kernelsFile).equals(assembleKernels())).toBe(true);
  expect(WebAssembly.validate(readFileSync(kernelsFile))).toBe(true);
});

test('code distances and positions below a limit are the same in both implementations', () => {
  for (const count of [1, 7, 1000])
    expectTheSame((kernels) => kernels.hamming(1024, count, 64, out) as undefined);
  for (const limit of [0, 1, 30_000, 65_535])
    expectTheSame((kernels) => {
      kernels.hamming(1024, 16, 64, out);
      return kernels.below(1024, 4000, limit, out + 64);
    });
});

test('row scores and positions at or above a limit are the same in both implementations', () => {
  for (const stride of [16, 112, 128])
    expectTheSame((kernels, memory) => {
      new Float32Array(memory, 1 << 20, 1000).fill(0.001);
      kernels.dots(1024, 1000, stride, 64, 1 << 20, out);
      return kernels.atLeast(out, 1000, 1234.5, out + 4096);
    });
});

test('products of whole matrices are the same in both implementations', () => {
  for (const [left, right, bytes] of [
    [4, 2, 32],
    [8, 6, 96],
    [12, 30, 7168],
  ] as const)
    expectTheSame((kernels, memory) => {
      // Small enough that no sum exceeds 32 bits, as the coder ensures.
      const numbers = new Int16Array(memory, 0, out / 2);
      for (let at = 0; at < numbers.length; at++) numbers[at] = (numbers[at] as number) >> 7;
      kernels.products(0, left, 1 << 20, right, bytes, out);
      return undefined;
    });
});
