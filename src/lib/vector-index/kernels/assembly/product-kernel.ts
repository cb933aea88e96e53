import { constant, get, i32, i32x4, repeatWhile, set, sumOfLanes, tee, v128, zeros } from './instructions.ts';
import type { KernelFunction } from './module.ts';

const leftRows = 4;
const rightRows = 2;
/** Bytes that one iteration of the innermost loop reads of each row: 16 values. */
const stepBytes = 32;

/**
 * `products(left, leftCount, right, rightCount, bytes, out)`: every row on the left times every row on the right, all i16 with `bytes`
 * bytes per row, to i32 in rows of `rightCount`. Eight sums at a time stay in registers: each value that is read is used for two or four of
 * them. The counts are multiples of 4 and 2, `bytes` of 32.
 */
export function products(): KernelFunction {
  const [left, leftCount, right, rightCount, bytes, out] = [0, 1, 2, 3, 4, 5];
  const [leftAt, rightEnd, leftEnd, outAt, column, end] = [6, 7, 8, 9, 10, 11];
  const leftPointer = (row: number): number => 12 + row;
  const rightPointer = (row: number): number => 16 + row;
  const sum = (l: number, r: number): number => 18 + l * rightRows + r;
  const leftValue = (l: number): number => 26 + l;
  const rightValue = (r: number): number => 30 + r;
  const lefts = [0, 1, 2, 3];
  const rights = [0, 1];
  const pairs = lefts.flatMap((l) => rights.map((r) => [l, r] as const));
  const step = (offset: number) => [
    rights.map((r) => set(rightValue(r), v128.load(get(rightPointer(r)), offset))),
    lefts.map((l) => [
      set(leftValue(l), v128.load(get(leftPointer(l)), offset)),
      rights.map((r) =>
        set(sum(l, r), i32x4.add(get(sum(l, r)), i32x4.dot(get(leftValue(l)), get(rightValue(r))))),
      ),
    ]),
  ];
  const block = [
    rights.map((r) =>
      set(rightPointer(r), r === 0 ? get(right) : i32.add(get(rightPointer(r - 1)), get(bytes))),
    ),
    lefts.map((l) =>
      set(leftPointer(l), l === 0 ? get(leftAt) : i32.add(get(leftPointer(l - 1)), get(bytes))),
    ),
    pairs.map(([l, r]) => set(sum(l, r), zeros)),
    set(end, i32.add(get(right), get(bytes))),
    repeatWhile(
      i32.isLess(tee(rightPointer(0), i32.add(get(rightPointer(0)), constant(stepBytes))), get(end)),
      step(0),
      step(16),
      lefts.map((l) => set(leftPointer(l), i32.add(get(leftPointer(l)), constant(stepBytes)))),
      set(rightPointer(1), i32.add(get(rightPointer(1)), constant(stepBytes))),
    ),
    lefts.map((l) => [
      rights.map((r) => i32.store(get(outAt), sumOfLanes(sum(l, r)), r * 4)),
      set(outAt, i32.add(get(outAt), i32.shiftLeft(get(rightCount), constant(2)))),
    ]),
  ];
  return {
    name: 'products',
    params: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    result: undefined,
    locals: [
      ...Array.from({ length: 12 }, () => 'i32' as const),
      ...Array.from({ length: 14 }, () => 'v128' as const),
    ],
    body: [
      set(leftEnd, i32.add(get(left), i32.multiply(get(leftCount), get(bytes)))),
      set(rightEnd, i32.add(get(right), i32.multiply(get(rightCount), get(bytes)))),
      set(column, get(out)),
      repeatWhile(
        i32.isLess(tee(right, i32.add(get(right), i32.shiftLeft(get(bytes), constant(1)))), get(rightEnd)),
        set(leftAt, get(left)),
        set(outAt, get(column)),
        repeatWhile(
          i32.isLess(
            tee(leftAt, i32.add(get(leftAt), i32.multiply(get(bytes), constant(leftRows)))),
            get(leftEnd),
          ),
          block,
        ),
        set(column, i32.add(get(column), constant(rightRows * 4))),
      ),
    ],
  };
}
