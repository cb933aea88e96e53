import { hasBit, setBit } from './bits.ts';

const bitsPerKey = 12;
const probes = 4;

/** A Bloom filter over the keys of a segment, so that most look-ups of a new key read nothing. */
export class KeyFilter {
  readonly bits: Uint32Array;

  constructor(bits: Uint32Array) {
    this.bits = bits;
  }

  static of(hashes: readonly number[]): KeyFilter {
    const words = Math.max(2, 2 ** Math.ceil(Math.log2((hashes.length * bitsPerKey) / 32 + 1)));
    const filter = new KeyFilter(new Uint32Array(words));
    for (const hash of hashes) filter.add(hash);
    return filter;
  }

  mayHold(hash: number): boolean {
    let probe = hash;
    const step = stepOf(hash);
    const mask = this.bits.length * 32 - 1;
    for (let i = 0; i < probes; i++) {
      if (!hasBit(this.bits, probe & mask)) return false;
      probe = (probe + step) | 0;
    }
    return true;
  }

  private add(hash: number): void {
    let probe = hash;
    const step = stepOf(hash);
    const mask = this.bits.length * 32 - 1;
    for (let i = 0; i < probes; i++) {
      setBit(this.bits, probe & mask);
      probe = (probe + step) | 0;
    }
  }
}

export function keyHash(key: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x846ca68b | 0);
  return hash ^ (hash >>> 16);
}

function stepOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1 | 0) | 1;
}
