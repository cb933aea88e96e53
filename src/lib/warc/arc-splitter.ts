import { isGzipMagic } from './gzip-member.ts';
import type { WarcHeaders } from './record-header.ts';
import type { SplitItem, SplitStop, SplitterOptions } from './record-splitter.ts';
import { isLineBreak } from './record-start.ts';

/** `URL IP date type … length`: five words in the first version, ten in the second; addresses may contain spaces. */
const ARC_LINE = /^([a-z][a-z0-9+.-]*:\S.*?) (\S+) (\d{14}) (\S*)(?: \S+){0,5} (\d{1,12})$/i;
const LINE_BYTES_MAX = 8 << 10;

/** What a gzip member of an ARC file begins with. */
export const ARC_START = /^\s*[a-z][a-z0-9+.-]*:\S[^\r\n]* \S+ \d{14} \S/i;

/**
 * Cuts the decoded bytes of an ARC file, the format before WARC, into records with the headers that a WARC record would have.
 * Nothing marks a record but the length of the one before, and a page could hold any line: where a length fails, nothing
 * behind it is believed.
 */
export class ArcSplitter {
  readonly #options: SplitterOptions;
  #bytes: Buffer = Buffer.alloc(0);
  #base = 0;
  #at = 0;
  #final = false;
  #skipUntil: number | undefined;
  readonly isShort = false;

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

  finish(): void {
    this.#final = true;
  }

  next(): SplitItem | SplitStop {
    if (this.#skipUntil !== undefined) {
      this.#at = Math.min(this.#bytes.length, this.#skipUntil - this.#base);
      if (this.offset < this.#skipUntil && !this.#final) return 'more';
      this.#skipUntil = undefined;
    }
    while (isLineBreak(this.#bytes[this.#at])) this.#at++;
    const left = this.#bytes.subarray(this.#at);
    if (left.length === 0) return this.#final ? 'end' : 'more';
    if (this.#options.container === 'file' && isGzipMagic(left, 0)) return 'gzip';
    const lineEnd = left.subarray(0, LINE_BYTES_MAX).indexOf(10);
    if (lineEnd < 0 && !this.#final && left.length < LINE_BYTES_MAX) return 'more';
    const line = lineEnd < 0 ? null : ARC_LINE.exec(left.toString('utf8', 0, lineEnd).trimEnd());
    if (line === null) return this.#damage('no ARC record begins here');
    return this.#readBlock(line, this.#at + lineEnd + 1);
  }

  #readBlock(line: RegExpExecArray, bodyStart: number): SplitItem | SplitStop {
    const { blockBytesMax, container } = this.#options;
    const end = bodyStart + Number(line[5]);
    const held = this.#bytes.length;
    if (end > held && !this.#final && held - bodyStart <= blockBytesMax) return 'more';
    if (end > held && this.#final && container === 'file') return this.#damage('record is cut off');
    const cut = end - bodyStart > blockBytesMax;
    const block = this.#bytes.subarray(bodyStart, Math.min(cut ? bodyStart + blockBytesMax : end, held));
    const start = this.offset;
    if (end > held) this.#skipUntil = this.#base + end;
    this.#at = Math.min(end, held);
    return { kind: 'record', start, end: this.offset, headers: toHeaders(line, block), block, cut };
  }

  #damage(reason: string): SplitItem {
    const start = this.offset;
    this.#at = this.#bytes.length;
    return { kind: 'damage', start, end: this.offset, reason };
  }
}

function toHeaders(
  [, url = '', , date = '', type = '', length = '']: RegExpExecArray,
  block: Buffer,
): WarcHeaders {
  const isResponse = block.toString('latin1', 0, 5) === 'HTTP/';
  const isFileHeader = url.startsWith('filedesc:');
  return new Map([
    ['warc-type', isFileHeader ? 'warcinfo' : isResponse ? 'response' : 'resource'],
    ['warc-target-uri', url],
    ['warc-date', date.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z')],
    ['content-type', isResponse ? 'application/http; msgtype=response' : type],
    ['content-length', length],
  ]);
}
