/** A 64-bit hash as two words. */
export interface KeyHash {
  readonly high: number;
  readonly low: number;
}

export function keyHashes(keys: Iterable<string>): readonly KeyHash[] {
  return Array.from(keys, (key) => keyHash(Buffer.from(key)));
}

/** The hash of a key, evenly distributed: two FNV hashes with murmur's final mixing. */
export function keyHash(key: Uint8Array): KeyHash {
  let high = 0x811c9dc5 ^ key.length;
  let low = 0x9747b28c;
  for (const byte of key) {
    high = Math.imul(high ^ byte, 0x01000193);
    low = Math.imul(low ^ byte ^ (high >>> 15), 0x5bd1e995);
    low ^= low >>> 13;
  }
  return { high: mix(high ^ (low >>> 7)), low: mix(low ^ Math.imul(high, 0x9e3779b1)) };
}

function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
