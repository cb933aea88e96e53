/**
 * The inner loops, over one memory. All arguments except counts and limits are byte offsets in it, multiples of 16. They compute with
 * integers, or round each step, so that both implementations give identical bits.
 */
export interface Kernels {
  /** For each of `count` codes of 64 bytes, how many bits differ from the query's, as u16. */
  hamming(codes: number, count: number, query: number, distances: number): void;
  /** Positions of the u16 values below the limit, as u32; returns how many. `count` is a multiple of 8. */
  below(distances: number, count: number, limit: number, found: number): number;
  /** Rows of `stride` i8 times the query of i16, each multiplied by its f32 in `norms`, as f32. `stride` is a multiple of 16. */
  dots(rows: number, count: number, stride: number, query: number, norms: number, scores: number): void;
  /** Positions of the f32 values at or above the limit, as u32; returns how many. `count` is a multiple of 4. */
  atLeast(scores: number, count: number, limit: number, found: number): number;
  /**
   * Every row on the left times every row on the right, both i16 with `bytes` bytes per row, as i32 in rows of `rightCount`. The counts are
   * multiples of 4 and 2, `bytes` of 32. No sum may exceed 32 bits.
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

const codeWords = 16;

/** The kernels in JavaScript: some twenty times slower, with the same results. */
export function plainKernels(buffer: ArrayBufferLike): Kernels {
  const i8 = new Int8Array(buffer);
  const u16 = new Uint16Array(buffer);
  const i16 = new Int16Array(buffer);
  const i32 = new Int32Array(buffer);
  const u32 = new Uint32Array(buffer);
  const f32 = new Float32Array(buffer);
  return {
    hamming(codes, count, query, distances) {
      for (let row = 0; row < count; row++) {
        const at = codes / 4 + row * codeWords;
        let bits = 0;
        for (let word = 0; word < codeWords; word++)
          bits += bitsOf((i32[at + word] as number) ^ (i32[query / 4 + word] as number));
        u16[distances / 2 + row] = bits;
      }
    },
    below(distances, count, limit, found) {
      let next = found / 4;
      for (let at = 0; at < count; at++) if ((u16[distances / 2 + at] as number) < limit) u32[next++] = at;
      return next - found / 4;
    },
    dots(rows, count, stride, query, norms, scores) {
      for (let row = 0; row < count; row++) {
        let sum = 0;
        const at = rows + row * stride;
        for (let k = 0; k < stride; k++) sum += (i8[at + k] as number) * (i16[query / 2 + k] as number);
        f32[scores / 4 + row] = Math.fround(sum) * (f32[norms / 4 + row] as number);
      }
    },
    atLeast(scores, count, limit, found) {
      let next = found / 4;
      const least = Math.fround(limit);
      for (let at = 0; at < count; at++) if ((f32[scores / 4 + at] as number) >= least) u32[next++] = at;
      return next - found / 4;
    },
    products(left, leftCount, right, rightCount, bytes, out) {
      const length = bytes / 2;
      for (let l = 0; l < leftCount; l++) {
        const leftAt = left / 2 + l * length;
        for (let r = 0; r < rightCount; r++) {
          const rightAt = right / 2 + r * length;
          let sum = 0;
          for (let k = 0; k < length; k++) sum += (i16[leftAt + k] as number) * (i16[rightAt + k] as number);
          i32[out / 4 + l * rightCount + r] = sum;
        }
      }
    },
  };
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
