import { type Code, signed, unsigned } from './module.ts';

/** Instructions that take their operands as arguments, so that a kernel reads like a formula. Locals are numbers. */

const operation =
  (...bytes: readonly number[]) =>
  (...operands: readonly Code[]): Code => [...operands, bytes];
const simd = (opcode: number) => operation(0xfd, ...(unsigned(opcode) as number[]));
/** Memory access at an address plus a constant offset, with its alignment as a power of two. */
const access =
  (opcode: Code, alignment: number) =>
  (address: Code, offset = 0): Code => [address, opcode, unsigned(alignment), unsigned(offset)];
const storing =
  (opcode: Code, alignment: number) =>
  (address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    opcode,
    unsigned(alignment),
    unsigned(offset),
  ];

export const get = (local: number): Code => [0x20, unsigned(local)];
export const set = (local: number, value: Code): Code => [value, 0x21, unsigned(local)];
export const tee = (local: number, value: Code): Code => [value, 0x22, unsigned(local)];
/** A number between -2³¹ and 2³¹. */
export const constant = (value: number): Code => [0x41, signed(value)];
export const zeros: Code = [0xfd, unsigned(0x0c), ...Array.from({ length: 16 }, () => 0)];

/** Runs the body, and repeats it as long as the condition at its end holds. */
export const repeatWhile = (condition: Code, ...body: readonly Code[]): Code => [
  [0x03, 0x40],
  body,
  condition,
  [0x0d, unsigned(0)],
  0x0b,
];
export const when = (condition: Code, ...body: readonly Code[]): Code => [
  condition,
  [0x04, 0x40],
  body,
  0x0b,
];

export const i32 = {
  load: access([0x28], 2),
  load16: access([0x2f], 1),
  store: storing([0x36], 2),
  store16: storing([0x3b], 1),
  add: operation(0x6a),
  subtract: operation(0x6b),
  multiply: operation(0x6c),
  shiftLeft: operation(0x74),
  shiftRight: operation(0x76),
  isLess: operation(0x49),
};

export const f32 = {
  load: access([0x2a], 2),
  store: storing([0x38], 2),
  multiply: operation(0x94),
  isAtLeast: operation(0x60),
  fromI32: operation(0xb2),
};

export const v128 = {
  load: access([0xfd, unsigned(0)], 0),
  xor: simd(0x51),
  anyTrue: simd(0x53),
};

export const i8x16 = { popcount: simd(0x62), add: simd(0x6e) };
export const i16x8 = {
  splat: simd(0x10),
  isLess: simd(0x30),
  extendLow: simd(0x87),
  extendHigh: simd(0x88),
  addPairs: simd(0x7d),
};
export const i32x4 = {
  add: simd(0xae),
  addPairs: simd(0x7f),
  dot: simd(0xba),
  lane: (value: Code, lane: number): Code => [value, [0xfd, unsigned(0x1b), lane]],
};
export const f32x4 = { splat: simd(0x13), isAtLeast: simd(0x46) };

/** The sum of the four lanes of a local. */
export const sumOfLanes = (local: number): Code =>
  i32.add(
    i32.add(i32x4.lane(get(local), 0), i32x4.lane(get(local), 1)),
    i32.add(i32x4.lane(get(local), 2), i32x4.lane(get(local), 3)),
  );
