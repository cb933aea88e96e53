/** Memory per string in addition to its characters: its slot in a list and its number. */
const stringBytes = 48;

/**
 * Numbers the distinct terms of a chunk in the order of their first occurrence. The hash finds a candidate and the bytes
 * decide, so that colliding terms stay separate.
 */
export class TermTable {
  count = 0;
  /** Four numbers per slot: hash, 1 + term (0 = free), offset and length of its bytes. */
  private slots: Int32Array;
  private mask: number;
  private offsets: Uint32Array;
  private pool: Buffer;
  private poolUsed = 0;

  constructor(capacity = 1 << 14) {
    this.slots = new Int32Array(capacity * 2 * 4);
    this.mask = capacity * 2 - 1;
    this.offsets = new Uint32Array(capacity + 1);
    this.pool = Buffer.allocUnsafeSlow(capacity * 8);
  }

  /** Memory of the table, and of the strings that a build creates to sort its terms. */
  get memoryBytes(): number {
    const strings = this.count * stringBytes + this.poolUsed;
    return this.slots.byteLength + this.offsets.byteLength + this.pool.length + strings;
  }

  numberOf(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashOf(bytes, from, to);
    const slot = this.slotOf(hash, bytes, from, to);
    const term = this.slots[slot + 1] as number;
    return term === 0 ? this.insert(slot, hash, bytes, from, to) : term - 1;
  }

  find(bytes: Uint8Array): number {
    const slot = this.slotOf(hashOf(bytes, 0, bytes.length), bytes, 0, bytes.length);
    return (this.slots[slot + 1] as number) - 1;
  }

  /** The term's bytes as a binary string, whose order is the order of the bytes. */
  text(term: number): string {
    return this.pool.toString('latin1', this.offsets[term], this.offsets[term + 1]);
  }

  /** The first two bytes of a term as one number; a missing byte counts as 0. */
  startOf(term: number): number {
    const from = this.offsets[term] as number;
    const length = (this.offsets[term + 1] as number) - from;
    return (
      ((length > 0 ? (this.pool[from] as number) : 0) << 8) |
      (length > 1 ? (this.pool[from + 1] as number) : 0)
    );
  }

  /** Whether the term begins with these bytes. Creates no string. */
  beginsWith(term: number, bytes: Uint8Array): boolean {
    const { pool } = this;
    const from = this.offsets[term] as number;
    if ((this.offsets[term + 1] as number) - from < bytes.length) return false;
    for (let i = 0; i < bytes.length; i++) if (pool[from + i] !== bytes[i]) return false;
    return true;
  }

  /** The slot of the term, or the free slot where it belongs. */
  private slotOf(hash: number, bytes: Uint8Array, from: number, to: number): number {
    const { slots, pool, mask } = this;
    const length = to - from;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const slot = at << 2;
      if (slots[slot + 1] === 0) return slot;
      if (slots[slot] !== hash || slots[slot + 3] !== length) continue;
      const offset = slots[slot + 2] as number;
      let same = 0;
      while (same < length && bytes[from + same] === pool[offset + same]) same++;
      if (same === length) return slot;
    }
  }

  private insert(slot: number, hash: number, bytes: Uint8Array, from: number, to: number): number {
    const term = this.count++;
    const length = to - from;
    if (this.poolUsed + length > this.pool.length) {
      const larger = Buffer.allocUnsafeSlow(this.pool.length * 2 + length);
      larger.set(this.pool.subarray(0, this.poolUsed));
      this.pool = larger;
    }
    this.slots[slot] = hash;
    this.slots[slot + 1] = term + 1;
    this.slots[slot + 2] = this.poolUsed;
    this.slots[slot + 3] = length;
    this.offsets[term] = this.poolUsed;
    for (let i = from; i < to; i++) this.pool[this.poolUsed++] = bytes[i] as number;
    this.offsets[term + 1] = this.poolUsed;
    if (this.count + 1 === this.offsets.length) this.grow();
    return term;
  }

  private grow(): void {
    const offsets = new Uint32Array((this.offsets.length - 1) * 2 + 1);
    offsets.set(this.offsets);
    this.offsets = offsets;
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    this.mask = this.slots.length / 4 - 1;
    for (let from = 0; from < old.length; from += 4) {
      if (old[from + 1] === 0) continue;
      let at = (old[from] as number) & this.mask;
      while (this.slots[(at << 2) + 1] !== 0) at = (at + 1) & this.mask;
      this.slots.set(old.subarray(from, from + 4), at << 2);
    }
  }
}

/**
 * Words come from untrusted pages. A secret number per byte value keeps authors from choosing words with equal hashes, which
 * would have to be compared one by one.
 */
let secrets: Int32Array | undefined;

/** Differs between threads; hashes are never stored. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  // The first hash of a thread: most threads that can read recent documents have none to read, and loading the random numbers takes longer
  // than the rest of this file.
  secrets ??= crypto.getRandomValues(new Int32Array(256));
  let hash = to - from;
  for (let i = from; i < to; i++) {
    hash = ((hash << 5) | (hash >>> 27)) ^ (secrets[bytes[i] as number] as number);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
