import { crc32 } from 'node:zlib';
import { DamagedIndex } from '../errors.ts';
import { hasBit } from '../format/bits.ts';
import { BITMAP_WORDS } from '../format/layout.ts';

/** Dead documents of a segment, each with the generation in which it died. */
export interface Deaths {
  readonly ordinals: ArrayLike<number>;
  readonly generations: ArrayLike<number>;
}

/**
 * The deleted documents of a segment, in the order in which they died. The state of a chunk is replaced, never changed, so that
 * a snapshot keeps the state it has taken.
 */
export class DeadDocuments {
  /** Ordinals (chunk × 65,536 + document). The list only grows. */
  readonly log: number[] = [];
  /** The generation in which each document of the log died; 0 when it was not recorded. */
  readonly generations: number[] = [];
  private known: readonly (LiveDocuments | undefined)[] = [];

  /** The remaining documents per chunk; undefined for a chunk without deaths. */
  chunks(): readonly (LiveDocuments | undefined)[] {
    return this.known;
  }

  has(ordinal: number): boolean {
    const live = this.known[ordinal >>> 16];
    return live !== undefined && !live.has(ordinal & 65_535);
  }

  add({ ordinals, generations }: Deaths): void {
    const bitmaps = new Map<number, Uint32Array>();
    for (let i = 0; i < ordinals.length; i++) {
      const ordinal = ordinals[i] as number;
      const chunk = ordinal >>> 16;
      let bits = bitmaps.get(chunk);
      if (bits === undefined) {
        bits = this.known[chunk]?.bits.slice() ?? new Uint32Array(BITMAP_WORDS).fill(0xffff_ffff);
        bitmaps.set(chunk, bits);
      }
      const word = (ordinal & 65_535) >>> 5;
      const bit = 1 << (ordinal & 31);
      if (((bits[word] as number) & bit) === 0) continue;
      bits[word] = (bits[word] as number) ^ bit;
      this.log.push(ordinal);
      this.generations.push(generations[i] ?? 0);
    }
    const known = [...this.known];
    for (const [chunk, bits] of bitmaps) known[chunk] = new LiveDocuments(bits);
    this.known = known;
  }
}

/** Up to this many, visiting the dead documents one by one is faster than scanning a whole chunk. */
const fewDead = 1024;

/** The documents of a chunk that remain after some deaths. */
export class LiveDocuments {
  readonly bits: Uint32Array;
  private listed: Uint16Array | undefined;
  private isListed = false;

  constructor(bits: Uint32Array) {
    this.bits = bits;
  }

  has(doc: number): boolean {
    return hasBit(this.bits, doc);
  }

  /** The dead documents, ascending, if they are few. */
  get missing(): Uint16Array | undefined {
    if (!this.isListed) {
      this.listed = listMissing(this.bits);
      this.isListed = true;
    }
    return this.listed;
  }
}

function listMissing(bits: Uint32Array): Uint16Array | undefined {
  const dead: number[] = [];
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = ~(bits[w] as number); word !== 0; word &= word - 1)
      dead.push((w << 5) + 31 - Math.clz32(word & -word));
    if (dead.length > fewDead) return undefined;
  }
  return Uint16Array.from(dead);
}

/**
 * Ordinals and generations are stored as 32-bit arrays followed by a checksum, because a flipped bit would revive a dead
 * document or delete a live one.
 */
export function packNumbers(numbers: ArrayLike<number>): Uint8Array {
  const words = new Uint32Array(numbers.length + 1);
  words.set(numbers);
  words[numbers.length] = crc32(new Uint8Array(words.buffer, 0, numbers.length * 4));
  return new Uint8Array(words.buffer);
}

/** Reads deaths from a row of the store. */
export function unpackDeaths(row: Record<string, unknown>): Deaths {
  return { ordinals: unpackNumbers(row.docs), generations: unpackNumbers(row.generations) };
}

function unpackNumbers(bytes: unknown): Uint32Array {
  if (!(bytes instanceof Uint8Array)) return new Uint32Array(0);
  const words = new Uint32Array(Uint8Array.from(bytes).buffer);
  const numbers = words.subarray(0, -1);
  if (words.at(-1) !== crc32(new Uint8Array(words.buffer, 0, numbers.byteLength)))
    throw new DamagedIndex('index.sqlite', 'contains deleted documents with a wrong checksum');
  return numbers;
}
