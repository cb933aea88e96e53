import { BITMAP_WORDS } from '../segment/layout.ts';

/**
 * The deleted documents of a segment, in the order of their deaths. Bitmaps are replaced, never changed, so that a
 * snapshot that took them keeps its view.
 */
export class DeadDocuments {
  /** Ordinals (chunk × 65,536 + document); only grows. */
  readonly log: number[] = [];
  private bitmaps: readonly (Uint32Array | undefined)[] = [];

  /** Per chunk, the bits of its dead documents; a chunk without any has none. */
  chunks(): readonly (Uint32Array | undefined)[] {
    return this.bitmaps;
  }

  has(ordinal: number): boolean {
    const bits = this.bitmaps[ordinal >>> 16];
    return bits !== undefined && (((bits[(ordinal & 65_535) >>> 5] as number) >>> (ordinal & 31)) & 1) === 1;
  }

  add(ordinals: Iterable<number>): void {
    const bitmaps = [...this.bitmaps];
    const copied = new Set<number>();
    for (const ordinal of ordinals) {
      if (this.has(ordinal)) continue;
      const chunk = ordinal >>> 16;
      if (!copied.has(chunk)) {
        copied.add(chunk);
        bitmaps[chunk] = bitmaps[chunk]?.slice() ?? new Uint32Array(BITMAP_WORDS);
      }
      const bits = bitmaps[chunk] as Uint32Array;
      const word = (ordinal & 65_535) >>> 5;
      const bit = 1 << (ordinal & 31);
      if (((bits[word] as number) & bit) !== 0) continue;
      bits[word] = (bits[word] as number) | bit;
      this.log.push(ordinal);
    }
    this.bitmaps = bitmaps;
  }
}

export function packOrdinals(ordinals: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(ordinals).buffer);
}

export function unpackOrdinals(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(Uint8Array.from(bytes).buffer);
}
