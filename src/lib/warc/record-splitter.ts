import { isGzipMagic, isGzippedRecord } from './gzip-member.ts';
import { declaredLength, readHeaderBlock, type WarcHeaders } from './record-header.ts';

export type SplitItem =
  | {
      readonly kind: 'record';
      /** Decoded offsets of the record, from the first byte ever pushed. */
      readonly start: number;
      readonly end: number;
      readonly headers: WarcHeaders;
      readonly block: Buffer;
      /** The block was longer than the limit and was cut there. */
      readonly cut: boolean;
    }
  | { readonly kind: 'damage'; readonly start: number; readonly end: number; readonly reason: string };

export interface SplitterOptions {
  readonly blockBytesMax: number;
  /** Uncompressed files may go on with gzip members; inside a member there are none, and a short last record is whole. */
  readonly container: 'file' | 'member';
}

/** `more` bytes are needed, the input is at its `end`, or a `gzip` member begins at the splitter's offset. */
export type SplitStop = 'more' | 'end' | 'gzip';

const RECORD_START = 'WARC/';

/** Cuts decoded bytes into records. Lengths are believed only when a record, or nothing, follows where they say. */
export class RecordSplitter {
  readonly #options: SplitterOptions;
  #bytes: Buffer = Buffer.alloc(0);
  /** Decoded offset of the first held byte. */
  #base = 0;
  #at = 0;
  #final = false;
  /** Inside the rest of a record that was cut: everything up to the next boundary is dropped. */
  #dropping = false;

  constructor(options: SplitterOptions) {
    this.#options = options;
  }

  get offset(): number {
    return this.#base + this.#at;
  }

  push(chunk: Buffer): void {
    const rest = this.#bytes.subarray(this.#at);
    this.#base += this.#at;
    this.#at = 0;
    this.#bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
  }

  /** No more bytes will come. */
  finish(): void {
    this.#final = true;
  }

  next(): SplitItem | SplitStop {
    if (this.#dropping) {
      if (!this.#dropToBoundary()) return this.#final ? 'end' : 'more';
      this.#dropping = false;
    }
    while (isLineBreak(this.#bytes[this.#at])) this.#at++;
    const left = this.#bytes.length - this.#at;
    if (left === 0) return this.#final ? 'end' : 'more';
    if (left < RECORD_START.length && !this.#final) return 'more';
    if (this.#options.container === 'file' && isGzipMagic(this.#bytes, this.#at)) return 'gzip';
    if (!this.#startsRecord(this.#at)) return this.#skipGarbage('no record begins here');
    const header = readHeaderBlock(this.#bytes, this.#at, this.#final);
    if (header === 'short') return 'more';
    if (header === undefined) return this.#skipGarbage('record header without end');
    return this.#readBlock(header.headers, header.bodyStart);
  }

  #readBlock(headers: WarcHeaders, bodyStart: number): SplitItem | SplitStop {
    const { blockBytesMax, container } = this.#options;
    const length = declaredLength(headers);
    const declaredEnd = length === undefined ? undefined : bodyStart + length;
    const held = this.#bytes.length;
    if (declaredEnd !== undefined && declaredEnd <= held) {
      const fit = this.#followsBoundary(declaredEnd);
      if (fit === 'unknown') return 'more';
      if (fit === 'yes') return this.#record(headers, bodyStart, declaredEnd, declaredEnd);
    } else if (!this.#final && (length ?? 0) <= blockBytesMax && held - bodyStart <= blockBytesMax) {
      return 'more';
    }
    const boundary = this.#findBoundary(bodyStart);
    if (boundary !== undefined)
      return this.#record(headers, bodyStart, this.#trimLineBreaks(bodyStart, boundary), boundary);
    if (held - bodyStart > blockBytesMax) return this.#cutRecord(headers, bodyStart);
    if (!this.#final) return 'more';
    if (container === 'file' && declaredEnd !== undefined && declaredEnd > held)
      return this.#damage(held, 'record is cut off');
    return this.#record(headers, bodyStart, this.#trimLineBreaks(bodyStart, held), held);
  }

  #record(headers: WarcHeaders, bodyStart: number, bodyEnd: number, next: number): SplitItem {
    const cut = bodyEnd - bodyStart > this.#options.blockBytesMax;
    const block = this.#bytes.subarray(bodyStart, cut ? bodyStart + this.#options.blockBytesMax : bodyEnd);
    const start = this.offset;
    this.#at = next;
    return { kind: 'record', start, end: this.offset, headers, block, cut };
  }

  #cutRecord(headers: WarcHeaders, bodyStart: number): SplitItem {
    const bodyEnd = bodyStart + this.#options.blockBytesMax;
    const item = this.#record(headers, bodyStart, bodyEnd, bodyEnd);
    this.#dropping = true;
    return { ...item, cut: true } as SplitItem;
  }

  #damage(until: number, reason: string): SplitItem {
    const start = this.offset;
    this.#at = until;
    return { kind: 'damage', start, end: this.offset, reason };
  }

  #skipGarbage(reason: string): SplitItem | SplitStop {
    const boundary = this.#findBoundary(this.#at + 1);
    if (boundary !== undefined) return this.#damage(boundary, reason);
    if (this.#final) return this.#damage(this.#bytes.length, reason);
    // The last bytes may be the beginning of a record start.
    const until = this.#bytes.length - PARTIAL_BOUNDARY_BYTES;
    return until > this.#at ? this.#damage(until, reason) : 'more';
  }

  #dropToBoundary(): boolean {
    const boundary = this.#findBoundary(this.#at);
    this.#at = boundary ?? Math.max(this.#at, this.#bytes.length - PARTIAL_BOUNDARY_BYTES);
    return boundary !== undefined;
  }

  /** Whether what stands after `end` is what follows a record: line breaks, then a record start or nothing. */
  #followsBoundary(end: number): 'yes' | 'no' | 'unknown' {
    let at = end;
    while (isLineBreak(this.#bytes[at])) at++;
    const left = this.#bytes.length - at;
    if (left < RECORD_START.length && !this.#final) return 'unknown';
    if (left === 0 || this.#startsRecord(at)) return 'yes';
    return this.#options.container === 'file' && isGzipMagic(this.#bytes, at) ? 'yes' : 'no';
  }

  /** Where the next record begins, at or after `from`; in a mixed file it may be a gzip member. */
  #findBoundary(from: number): number | undefined {
    const plain = findPlainRecord(this.#bytes, from);
    if (this.#options.container === 'member') return plain;
    const reach = plain === undefined ? this.#bytes : this.#bytes.subarray(0, plain);
    for (let at = reach.indexOf(GZIP_MAGIC, from); at >= 0; at = reach.indexOf(GZIP_MAGIC, at + 1))
      if (isGzippedRecord(this.#bytes, at)) return at;
    return plain;
  }

  #startsRecord(at: number): boolean {
    return this.#bytes.toString('latin1', at, at + RECORD_START.length) === RECORD_START;
  }

  /** A record ends with two line breaks that are not part of its block. */
  #trimLineBreaks(from: number, end: number): number {
    let until = end;
    for (let breaks = 0; breaks < 2 && until > from && this.#bytes[until - 1] === 10; breaks++)
      until -= this.#bytes[until - 2] === 13 ? 2 : 1;
    return Math.max(from, until);
  }
}

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b, 8]);
const PARTIAL_BOUNDARY_BYTES = 4096;

/** Where an uncompressed record begins, at or after `from`: its version line and the start of a header line. */
export function findPlainRecord(bytes: Buffer, from: number): number | undefined {
  for (
    let at = bytes.indexOf('WARC/1.', from, 'latin1');
    at >= 0;
    at = bytes.indexOf('WARC/1.', at + 1, 'latin1')
  )
    if (/^WARC\/1\.\d\r?\n[A-Za-z]/.test(bytes.toString('latin1', at, at + 11))) return at;
  return undefined;
}

function isLineBreak(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}
