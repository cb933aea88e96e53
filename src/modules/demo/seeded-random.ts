/** A stream of numbers that depends only on its seeds. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, size). */
  below(size: number): number;
  /** An integer in [low, high]. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Streams with different salts are independent, so that adding a fact to a site does not change its other facts. */
export function createRandom(seed: number, index: number, salt: number): Random {
  let state = hash32(seed, index, salt);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return mix32(state) / 4294967296;
  };
  const below = (size: number) => Math.floor(next() * size);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    below,
    pick,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const left = items.slice();
      const taken = Math.min(count, left.length);
      for (let at = 0; at < taken; at += 1) {
        const other = at + below(left.length - at);
        const swapped = left[other] as (typeof left)[number];
        left[other] = left[at] as (typeof left)[number];
        left[at] = swapped;
      }
      return left.slice(0, taken);
    },
  };
}

/** Unsigned 32-bit hash of three numbers. */
export function hash32(first: number, second: number, third: number): number {
  return mix32(mix32(mix32(first | 0) ^ (second | 0)) ^ Math.imul(third | 0, 0x85ebca6b));
}

function mix32(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
