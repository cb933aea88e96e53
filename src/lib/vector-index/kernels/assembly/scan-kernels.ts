import {
  constant,
  f32,
  f32x4,
  get,
  i8x16,
  i16x8,
  i32,
  i32x4,
  repeatWhile,
  set,
  sumOfLanes,
  tee,
  v128,
  when,
  zeros,
} from './instructions.ts';
import type { Code, KernelFunction } from './module.ts';

const codeBytes = 64;

/** `hamming(codes, count, query, distances)`: how many of the 512 bits of each code differ from the query's, as u16. */
export function hamming(): KernelFunction {
  const [codes, count, query, out, end, sum] = [0, 1, 2, 3, 4, 5];
  const queryPart = (at: number): number => 6 + at;
  const parts = [0, 1, 2, 3].map((at) =>
    i8x16.popcount(v128.xor(v128.load(get(codes), at * 16), get(queryPart(at)))),
  ) as [Code, Code, Code, Code];
  const perByte = i8x16.add(i8x16.add(parts[0], parts[1]), i8x16.add(parts[2], parts[3]));
  return {
    name: 'hamming',
    params: ['i32', 'i32', 'i32', 'i32'],
    result: undefined,
    locals: ['i32', 'v128', 'v128', 'v128', 'v128', 'v128'],
    body: [
      [0, 1, 2, 3].map((at) => set(queryPart(at), v128.load(get(query), at * 16))),
      set(end, i32.add(get(codes), i32.multiply(get(count), constant(codeBytes)))),
      repeatWhile(
        i32.isLess(tee(codes, i32.add(get(codes), constant(codeBytes))), get(end)),
        set(sum, i32x4.addPairs(i16x8.addPairs(perByte))),
        i32.store16(get(out), sumOfLanes(sum)),
        set(out, i32.add(get(out), constant(2))),
      ),
    ],
  };
}

/** `dots(rows, count, stride, query, norms, scores)`: each row of bytes times the query of i16, times its entry in norms, as f32. */
export function dots(): KernelFunction {
  const [rows, count, stride, query, norms, out] = [0, 1, 2, 3, 4, 5];
  const [end, rowEnd, queryAt, row, low, high] = [6, 7, 8, 9, 10, 11];
  return {
    name: 'dots',
    params: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    result: undefined,
    locals: ['i32', 'i32', 'i32', 'v128', 'v128', 'v128'],
    body: [
      set(end, i32.add(get(rows), i32.multiply(get(count), get(stride)))),
      repeatWhile(
        i32.isLess(get(rows), get(end)),
        set(low, zeros),
        set(high, zeros),
        set(rowEnd, i32.add(get(rows), get(stride))),
        set(queryAt, get(query)),
        repeatWhile(
          i32.isLess(tee(rows, i32.add(get(rows), constant(16))), get(rowEnd)),
          set(row, v128.load(get(rows))),
          set(low, i32x4.add(get(low), i32x4.dot(i16x8.extendLow(get(row)), v128.load(get(queryAt))))),
          set(high, i32x4.add(get(high), i32x4.dot(i16x8.extendHigh(get(row)), v128.load(get(queryAt), 16)))),
          set(queryAt, i32.add(get(queryAt), constant(32))),
        ),
        set(low, i32x4.add(get(low), get(high))),
        f32.store(get(out), f32.multiply(f32.fromI32(sumOfLanes(low)), f32.load(get(norms)))),
        set(norms, i32.add(get(norms), constant(4))),
        set(out, i32.add(get(out), constant(4))),
      ),
    ],
  };
}

/**
 * `below(distances, count, limit, found)`: the positions of u16 values below the limit, as u32; returns how many. Reads eight at a time.
 */
export function below(): KernelFunction {
  const position = (at: Code): Code => i32.add(get(0), i32.shiftLeft(at, constant(1)));
  return positions({
    name: 'below',
    limit: 'i32',
    perStep: 8,
    splat: i16x8.splat(get(2)),
    anyInStep: (limits, at) => v128.anyTrue(i16x8.isLess(v128.load(position(at)), limits)),
    isFound: (at) => i32.isLess(i32.load16(position(at)), get(2)),
  });
}

/**
 * `atLeast(scores, count, limit, found)`: the positions of f32 values at or above the limit, as u32; returns how many. Reads four at a
 * time.
 */
export function atLeast(): KernelFunction {
  const position = (at: Code): Code => i32.add(get(0), i32.shiftLeft(at, constant(2)));
  return positions({
    name: 'atLeast',
    limit: 'f32',
    perStep: 4,
    splat: f32x4.splat(get(2)),
    anyInStep: (limits, at) => v128.anyTrue(f32x4.isAtLeast(v128.load(position(at)), limits)),
    isFound: (at) => f32.isAtLeast(f32.load(position(at)), get(2)),
  });
}

interface Positions {
  readonly name: string;
  readonly limit: 'i32' | 'f32';
  readonly perStep: number;
  readonly splat: Code;
  anyInStep(limits: Code, at: Code): Code;
  isFound(at: Code): Code;
}

/** Nearly all steps contain no match, which one comparison shows; the others are checked value by value. */
function positions({ name, limit, perStep, splat, anyInStep, isFound }: Positions): KernelFunction {
  const [count, found, at, next, end, limits] = [1, 3, 4, 5, 6, 7];
  return {
    name,
    params: ['i32', 'i32', limit, 'i32'],
    result: 'i32',
    locals: ['i32', 'i32', 'i32', 'v128'],
    body: [
      set(limits, splat),
      set(next, get(found)),
      repeatWhile(
        i32.isLess(get(at), get(count)),
        when(
          anyInStep(get(limits), get(at)),
          set(end, i32.add(get(at), constant(perStep))),
          repeatWhile(
            i32.isLess(tee(at, i32.add(get(at), constant(1))), get(end)),
            when(isFound(get(at)), i32.store(get(next), get(at)), set(next, i32.add(get(next), constant(4)))),
          ),
          set(at, i32.subtract(get(at), constant(perStep))),
        ),
        set(at, i32.add(get(at), constant(perStep))),
      ),
      i32.shiftRight(i32.subtract(get(next), get(found)), constant(2)),
    ],
  };
}
