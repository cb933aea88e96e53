/**
 * Numbers the distinct terms of a chunk in the order of their first occurrence. Two 32-bit hashes find a candidate and
 * the bytes decide, so that colliding terms stay apart.
 */
export class TermTable {
  count = 0;
  private slots: Int32Array;
  private mask: number;
  private hashes: Int32Array;
  private offsets: Uint32Array;
  private pool: Buffer;
  private poolUsed = 0;

  constructor(capacity = 1 << 14) {
    this.slots = new Int32Array(capacity * 2).fill(-1);
    this.mask = capacity * 2 - 1;
    this.hashes = new Int32Array(capacity);
    this.offsets = new Uint32Array(capacity + 1);
    this.pool = Buffer.allocUnsafeSlow(capacity * 8);
  }

  clear(): void {
    this.slots.fill(-1);
    this.count = 0;
    this.poolUsed = 0;
  }

  numberOf(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashOf(bytes, from, to);
    const slots = this.slots;
    let slot = hash & this.mask;
    for (;;) {
      const term = slots[slot] as number;
      if (term < 0) return this.insert(slot, hash, bytes, from, to);
      if (this.hashes[term] === hash && this.isSame(term, bytes, from, to)) return term;
      slot = (slot + 1) & this.mask;
    }
  }

  find(bytes: Uint8Array): number {
    const hash = hashOf(bytes, 0, bytes.length);
    let slot = hash & this.mask;
    for (;;) {
      const term = this.slots[slot] as number;
      if (term < 0) return -1;
      if (this.hashes[term] === hash && this.isSame(term, bytes, 0, bytes.length)) return term;
      slot = (slot + 1) & this.mask;
    }
  }

  /** The term's bytes as a binary string, whose order is the order of the bytes. */
  text(term: number): string {
    return this.pool.toString('latin1', this.offsets[term], this.offsets[term + 1]);
  }

  private isSame(term: number, bytes: Uint8Array, from: number, to: number): boolean {
    const offset = this.offsets[term] as number;
    if ((this.offsets[term + 1] as number) - offset !== to - from) return false;
    const pool = this.pool;
    for (let i = from, j = offset; i < to; i++, j++) if (bytes[i] !== pool[j]) return false;
    return true;
  }

  private insert(slot: number, hash: number, bytes: Uint8Array, from: number, to: number): number {
    const term = this.count++;
    this.slots[slot] = term;
    this.hashes[term] = hash;
    const length = to - from;
    if (this.poolUsed + length > this.pool.length) {
      const larger = Buffer.allocUnsafeSlow(this.pool.length * 2 + length);
      larger.set(this.pool.subarray(0, this.poolUsed));
      this.pool = larger;
    }
    this.offsets[term] = this.poolUsed;
    for (let i = from; i < to; i++) this.pool[this.poolUsed++] = bytes[i] as number;
    this.offsets[term + 1] = this.poolUsed;
    if (this.count === this.hashes.length) this.grow();
    return term;
  }

  private grow(): void {
    const capacity = this.hashes.length * 2;
    const hashes = new Int32Array(capacity);
    hashes.set(this.hashes);
    const offsets = new Uint32Array(capacity + 1);
    offsets.set(this.offsets);
    this.hashes = hashes;
    this.offsets = offsets;
    this.slots = new Int32Array(capacity * 2).fill(-1);
    this.mask = capacity * 2 - 1;
    for (let term = 0; term < this.count; term++) {
      let slot = (hashes[term] as number) & this.mask;
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = term;
    }
  }
}

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
