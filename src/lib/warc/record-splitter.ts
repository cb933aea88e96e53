import { isGzipMagic } from './gzip-member.ts';
import { HeldBytes } from './held-bytes.ts';
import { declaredLength, readHeaderBlock, type WarcHeaders } from './record-header.ts';
import {
  findLikelyRecord,
  findSureRecord,
  followsRecord,
  isLineBreak,
  type SearchLimits,
  START_BYTES,
  startsRecord,
} from './record-start.ts';

export type SplitItem =
  | {
      readonly kind: 'record';
      /** Decoded offsets of the record, from the first byte ever pushed. */
      readonly start: number;
      readonly end: number;
      readonly headers: WarcHeaders;
      readonly block: Buffer;
      /** Whether the block exceeded the limit and was truncated. */
      readonly cut: boolean;
    }
  | { readonly kind: 'damage'; readonly start: number; readonly end: number; readonly reason: string };

export interface SplitterOptions {
  readonly blockBytesMax: number;
  /** Uncompressed files may continue with gzip members. Inside a member there are none, and a short last record counts as complete. */
  readonly container: 'file' | 'member';
}

/** `more` bytes are needed, the input is at its `end`, or a `gzip` member begins at the splitter's offset. */
export type SplitStop = 'more' | 'end' | 'gzip';

/**
 * Splits decoded bytes into records. A length is trusted if a record, or nothing, follows at its end; only if it is wrong is the block
 * searched for the next record. A block is untrusted: it may contain records of its own.
 */
export class RecordSplitter {
  readonly #options: SplitterOptions;
  readonly #held = new HeldBytes();
  #isShort = false;

  constructor(options: SplitterOptions) {
    this.#options = options;
  }

  get offset(): number {
    return this.#held.offset;
  }

  /** Whether the bytes ended inside the last record: before its declared end, or in its header. */
  get isShort(): boolean {
    return this.#isShort;
  }

  push(chunk: Buffer): void {
    this.#held.push(chunk);
  }

  /** Call it after the last bytes. */
  finish(): void {
    this.#held.isFinal = true;
  }

  next(): SplitItem | SplitStop {
    if (!this.#held.skip()) {
      if (!this.#held.isFinal) return 'more';
      this.#held.skipUntil = undefined;
      return this.#damage(this.#held.bytes.length, CUT_OFF);
    }
    while (isLineBreak(this.#held.bytes[this.#held.at])) this.#held.at++;
    const { left } = this.#held;
    if (left === 0) return this.#held.isFinal ? 'end' : 'more';
    if (left < START_BYTES && !this.#held.isFinal) return 'more';
    if (this.#limits.hasGzip && isGzipMagic(this.#held.bytes, this.#held.at)) return 'gzip';
    if (!startsRecord(this.#held.bytes, this.#held.at)) return this.#skipGarbage('no record begins here');
    const header = readHeaderBlock(this.#held.bytes, this.#held.at, this.#held.isFinal);
    if (header === 'short') return 'more';
    if (header === undefined) {
      this.#isShort = this.#held.isFinal;
      return this.#skipGarbage('record header without end');
    }
    return this.#readBlock(header.headers, header.bodyStart);
  }

  #readBlock(headers: WarcHeaders, bodyStart: number): SplitItem | SplitStop {
    const { blockBytesMax, container } = this.#options;
    const length = declaredLength(headers);
    const held = this.#held.bytes.length;
    const isWithinHeld = length !== undefined && bodyStart + length <= held;
    if (isWithinHeld) {
      const fit = followsRecord(this.#held.bytes, bodyStart + length, this.#limits);
      if (fit === 'unknown') return 'more';
      if (fit === 'yes') return this.#record(headers, bodyStart, bodyStart + length, bodyStart + length);
    }
    // Searched once, when everything that may be searched has arrived, not with every chunk.
    const isLarge = held - bodyStart > blockBytesMax;
    if (!this.#held.isFinal && !isLarge) return 'more';
    if (length !== undefined && !isWithinHeld) {
      if (!this.#held.isFinal) return this.#cutRecord(headers, bodyStart, length);
      // The input was truncated. Records in the rest of the block belong to the page, not to the crawler.
      this.#isShort = true;
      if (container === 'file') return this.#damage(held, CUT_OFF);
      return this.#record(headers, bodyStart, held, held);
    }
    const boundary =
      findSureRecord(this.#held.bytes, bodyStart, this.#limits) ??
      findLikelyRecord(this.#held.bytes, bodyStart);
    if (boundary !== undefined)
      return this.#record(headers, bodyStart, this.#trimLineBreaks(bodyStart, boundary), boundary);
    if (isLarge) return this.#cutRecord(headers, bodyStart, blockBytesMax);
    return this.#record(headers, bodyStart, this.#trimLineBreaks(bodyStart, held), held);
  }

  #record(headers: WarcHeaders, bodyStart: number, bodyEnd: number, next: number): SplitItem {
    const cut = bodyEnd - bodyStart > this.#options.blockBytesMax;
    const block = this.#held.bytes.subarray(
      bodyStart,
      cut ? bodyStart + this.#options.blockBytesMax : bodyEnd,
    );
    return { kind: 'record', ...this.#held.pass(next), headers, block, cut };
  }

  /** The rest of the block is skipped unread, so that nothing in it can be mistaken for a record. */
  #cutRecord(headers: WarcHeaders, bodyStart: number, length: number): SplitItem {
    const bodyEnd = bodyStart + this.#options.blockBytesMax;
    this.#held.skipTo(bodyStart + length);
    const item = this.#record(headers, bodyStart, bodyEnd, bodyEnd);
    return { ...item, cut: true } as SplitItem;
  }

  #damage(until: number, reason: string): SplitItem {
    return { kind: 'damage', ...this.#held.pass(until), reason };
  }

  #skipGarbage(reason: string): SplitItem | SplitStop {
    const { blockBytesMax } = this.#options;
    const { left } = this.#held;
    if (!this.#held.isFinal && left <= blockBytesMax) return 'more';
    const boundary = findSureRecord(this.#held.bytes, this.#held.at + 1, this.#limits);
    if (boundary !== undefined) return this.#damage(boundary, reason);
    // A record that starts in the second half may only be confirmed by bytes still to come.
    return this.#damage(this.#held.isFinal ? this.#held.bytes.length : this.#held.at + (left >> 1), reason);
  }

  get #limits(): SearchLimits {
    const { blockBytesMax, container } = this.#options;
    return { isFinal: this.#held.isFinal, hasGzip: container === 'file', blockBytesMax };
  }

  /** A record ends with two line breaks that are not part of its block. */
  #trimLineBreaks(from: number, end: number): number {
    let until = end;
    for (let breaks = 0; breaks < 2 && until > from && this.#held.bytes[until - 1] === 10; breaks++)
      until -= this.#held.bytes[until - 2] === 13 ? 2 : 1;
    return Math.max(from, until);
  }
}

const CUT_OFF = 'record is cut off';
