import { crc32 } from 'node:zlib';
import { DamagedIndex } from '../errors.ts';
import { hasBit } from '../segment/bits.ts';
import { BITMAP_WORDS } from '../segment/layout.ts';

/**
 * The deleted documents of a segment, in the order of their deaths. What is known of a chunk is replaced, never changed,
 * so that a snapshot that took it keeps its view.
 */
export class DeadDocuments {
  /** Ordinals (chunk × 65,536 + document); only grows. */
  readonly log: number[] = [];
  private known: readonly (LiveDocuments | undefined)[] = [];

  /** Per chunk, the documents left; a chunk without deaths has none. */
  chunks(): readonly (LiveDocuments | undefined)[] {
    return this.known;
  }

  has(ordinal: number): boolean {
    const live = this.known[ordinal >>> 16];
    return live !== undefined && !live.has(ordinal & 65_535);
  }

  add(ordinals: Iterable<number>): void {
    const bitmaps = new Map<number, Uint32Array>();
    for (const ordinal of ordinals) {
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
    }
    const known = [...this.known];
    for (const [chunk, bits] of bitmaps) known[chunk] = new LiveDocuments(bits);
    this.known = known;
  }
}

/** Up to so many, going through the dead one by one beats going through a whole chunk. */
const fewDead = 1024;

/** The documents of a chunk that are left after some deaths. */
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

  /** The dead, ascending, when they are few. */
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

/** Four bytes each, and behind them their checksum: a changed bit would bring a dead document back or end a live one. */
export function packOrdinals(ordinals: readonly number[]): Uint8Array {
  const words = new Uint32Array(ordinals.length + 1);
  words.set(ordinals);
  words[ordinals.length] = crc32(new Uint8Array(words.buffer, 0, ordinals.length * 4));
  return new Uint8Array(words.buffer);
}

export function unpackOrdinals(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Uint8Array.from(bytes).buffer);
  const ordinals = words.subarray(0, -1);
  if (words.at(-1) !== crc32(new Uint8Array(words.buffer, 0, ordinals.byteLength)))
    throw new DamagedIndex('index.sqlite', 'holds deleted documents that do not have their checksum');
  return ordinals;
}
