import { SUM_BLOCK_BYTES } from './layout.ts';

/** A block can be in one of this many slots. */
const setSlots = 8;
/** Numbers of a slot: its sequence, the file and number of its block, and how much it is in use. */
const slotWords = 4;
const fileAt = 1;
const blockAt = 2;
const useAt = 3;
/** A read adds one to the use of a block up to this, and a block that wants its slot takes one off. */
const useMax = 7;
/** Noting that a block is verified costs eight bytes, so many more are noted than kept. */
const notesPerSlot = 64;

/** Memory for the blocks that all threads of an index share: at most this many bytes, but at least one set. */
export function makeBlockMemory(bytes: number): SharedArrayBuffer {
  const setBytes = setSlots * (SUM_BLOCK_BYTES + slotWords * 4 + 4 + notesPerSlot * 8) + 8;
  return new SharedArrayBuffer(Math.max(1, Math.floor(bytes / setBytes)) * setBytes);
}

/**
 * File blocks with verified checksums, in memory shared by the query threads of an index. `file` is a number above 0 that no other
 * file of the index ever has.
 *
 * Nobody waits. A writer takes the lock of a set or gives up. A reader copies bytes and then compares the slot's sequence, which is
 * odd while the slot is written, with the one from before. A thread that dies while writing leaves an odd sequence, which readers
 * skip, and a lock, which the thread that replaces it releases.
 */
export class BlockCache {
  private readonly sets: number;
  private readonly owner: number;
  private readonly locks: Int32Array;
  /** By set, the slot that is considered for removal next. Read and written under the lock. */
  private readonly hands: Int32Array;
  private readonly slots: Int32Array;
  /** By slot, a hash of its file and block: those of a set are next to each other, and most searches end here. */
  private readonly tags: Int32Array;
  private readonly verified: BigInt64Array;
  /** A Buffer, because it copies shared memory five times as fast as a Uint8Array. */
  private readonly blocks: Buffer;

  /** `thread` is a number that no other living thread with this memory has; a thread that replaces a dead one has the same. */
  constructor(memory: SharedArrayBuffer, thread: number) {
    const setBytes = makeBlockMemory(0).byteLength;
    const sets = memory.byteLength / setBytes;
    this.sets = sets;
    this.owner = thread + 1;
    this.blocks = Buffer.from(memory, 0, sets * setSlots * SUM_BLOCK_BYTES);
    this.verified = new BigInt64Array(memory, this.blocks.byteLength, sets * setSlots * notesPerSlot);
    let at = this.blocks.byteLength + this.verified.byteLength;
    const numbers = (count: number): Int32Array => {
      const array = new Int32Array(memory, at, count);
      at += array.byteLength;
      return array;
    };
    this.locks = numbers(sets);
    this.hands = numbers(sets);
    this.tags = numbers(sets * setSlots);
    this.slots = numbers(sets * setSlots * slotWords);
    for (let set = 0; set < sets; set++) Atomics.compareExchange(this.locks, set, this.owner, 0);
  }

  /**
   * Copies `length` bytes of a block, beginning at its byte `from`. False if it is not here; the target may then have been written.
   */
  read(file: number, block: number, from: number, length: number, into: Uint8Array, at: number): boolean {
    const { tags } = this;
    const tag = tagOf(file, block);
    const first = this.setOf(file, block) * setSlots;
    for (let slot = first; slot < first + setSlots; slot++)
      if (tags[slot] === tag && this.readSlot(slot, file, block, from, length, into, at)) return true;
    return false;
  }

  private readSlot(
    slot: number,
    file: number,
    block: number,
    from: number,
    length: number,
    into: Uint8Array,
    at: number,
  ): boolean {
    const { slots } = this;
    const word = slot * slotWords;
    const sequence = Atomics.load(slots, word);
    if ((sequence & 1) === 1 || slots[word + fileAt] !== file || slots[word + blockAt] !== block)
      return false;
    this.copy(slot * SUM_BLOCK_BYTES + from, length, into, at);
    const use = slots[word + useAt] as number;
    // A store before the load, because some processors may otherwise load the sequence before they have copied everything.
    Atomics.store(slots, word + useAt, use < useMax ? use + 1 : useMax);
    return Atomics.load(slots, word) === sequence;
  }

  private copy(from: number, length: number, into: Uint8Array, at: number): void {
    const { blocks } = this;
    // Below this many bytes a loop is faster than a call.
    if (length > 64) blocks.copy(into, at, from, from + length);
    else for (let i = 0; i < length; i++) into[at + i] = blocks[from + i] as number;
  }

  /**
   * Keeps a verified block, which `load` returns and which is only called if there is a slot for it. A block that is read often keeps its
   * slot: if more is read than fits, most of what is here stays, instead of everything being replaced before it is read again.
   */
  put(file: number, block: number, load: () => Uint8Array): void {
    const { slots, locks } = this;
    const set = this.setOf(file, block);
    if (Atomics.compareExchange(locks, set, 0, this.owner) !== 0) return;
    try {
      const slot = this.slotFor(set, file, block);
      if (slot === undefined) return;
      const bytes = load();
      const word = slot * slotWords;
      const odd = Atomics.load(slots, word) | 1;
      Atomics.store(slots, word, odd);
      // The store is visible before what follows, because a load of the same number comes in between.
      Atomics.load(slots, word);
      Atomics.store(slots, word + fileAt, file);
      Atomics.store(slots, word + blockAt, block);
      Atomics.store(slots, word + useAt, 0);
      this.tags[slot] = tagOf(file, block);
      this.blocks.set(bytes, slot * SUM_BLOCK_BYTES);
      Atomics.store(slots, word, odd + 1);
    } finally {
      Atomics.store(locks, set, 0);
    }
  }

  /** The slot to write a block to; undefined if the block is here already, or the slots are in use. */
  private slotFor(set: number, file: number, block: number): number | undefined {
    const { slots, hands } = this;
    const first = set * setSlots;
    let free: number | undefined;
    for (let slot = first; slot < first + setSlots; slot++) {
      const word = slot * slotWords;
      const sequence = Atomics.load(slots, word);
      // Unused, or left by a thread that died.
      if (sequence === 0 || (sequence & 1) === 1) free = slot;
      else if (slots[word + fileAt] === file && slots[word + blockAt] === block) return undefined;
    }
    if (free !== undefined) return free;
    const hand = hands[set] as number;
    hands[set] = (hand + 1) % setSlots;
    const word = (first + hand) * slotWords;
    const use = Atomics.load(slots, word + useAt);
    if (use === 0) return first + hand;
    Atomics.store(slots, word + useAt, use - 1);
    return undefined;
  }

  /** Whether some thread noted that it has verified this block. Notes may be lost. */
  isVerified(file: number, block: number): boolean {
    return Atomics.load(this.verified, this.noteOf(file, block)) === noteFor(file, block);
  }

  noteVerified(file: number, block: number): void {
    Atomics.store(this.verified, this.noteOf(file, block), noteFor(file, block));
  }

  forgetVerified(file: number, block: number): void {
    Atomics.compareExchange(this.verified, this.noteOf(file, block), noteFor(file, block), 0n);
  }

  private noteOf(file: number, block: number): number {
    return (scattered(file) + block) % this.verified.length;
  }

  /** Consecutive blocks of a file are in consecutive sets, which spreads them evenly. */
  private setOf(file: number, block: number): number {
    return (scattered(file) + block) % this.sets;
  }
}

function scattered(file: number): number {
  return Math.imul(file, 0x9e37_79b1) >>> 4;
}

function tagOf(file: number, block: number): number {
  return Math.imul(scattered(file) ^ block, 0x85eb_ca6b) | 0;
}

function noteFor(file: number, block: number): bigint {
  return (BigInt(file) << 32n) | BigInt(block);
}
