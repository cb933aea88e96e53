import { isGzipMagic } from './gzip-member.ts';
import { HeldBytes } from './held-bytes.ts';
import type { WarcHeaders } from './record-header.ts';
import type { SplitItem, SplitStop, SplitterOptions } from './record-splitter.ts';
import { isLineBreak } from './record-start.ts';

/** `URL IP date type … length`: five fields in the first version, ten in the second; addresses may contain spaces. */
const ARC_LINE = /^([a-z][a-z0-9+.-]*:\S.*?) (\S+) (\d{14}) (\S*)(?: \S+){0,5} (\d{1,12})$/i;
const LINE_BYTES_MAX = 8 << 10;

/** The start of a gzip member of an ARC file. */
export const ARC_START = /^\s*[a-z][a-z0-9+.-]*:\S[^\r\n]* \S+ \d{14} \S/i;

/**
 * Splits the decoded bytes of an ARC file, the predecessor of WARC, into records with the headers that a WARC record would have. Only the
 * length of the previous record marks where a record starts, and a page could contain any line: after a wrong length, nothing is trusted.
 */
export class ArcSplitter {
  readonly #options: SplitterOptions;
  readonly #held = new HeldBytes();
  readonly isShort = false;

  constructor(options: SplitterOptions) {
    this.#options = options;
  }

  get offset(): number {
    return this.#held.offset;
  }

  push(chunk: Buffer): void {
    this.#held.push(chunk);
  }

  finish(): void {
    this.#held.isFinal = true;
  }

  next(): SplitItem | SplitStop {
    if (!this.#held.skip()) {
      if (!this.#held.isFinal) return 'more';
      this.#held.skipUntil = undefined;
    }
    while (isLineBreak(this.#held.bytes[this.#held.at])) this.#held.at++;
    const left = this.#held.bytes.subarray(this.#held.at);
    if (left.length === 0) return this.#held.isFinal ? 'end' : 'more';
    if (this.#options.container === 'file' && isGzipMagic(left, 0)) return 'gzip';
    const lineEnd = left.subarray(0, LINE_BYTES_MAX).indexOf(10);
    if (lineEnd < 0 && !this.#held.isFinal && left.length < LINE_BYTES_MAX) return 'more';
    const line = lineEnd < 0 ? null : ARC_LINE.exec(left.toString('utf8', 0, lineEnd).trimEnd());
    if (line === null) return this.#damage('no ARC record begins here');
    return this.#readBlock(line, this.#held.at + lineEnd + 1);
  }

  #readBlock(line: RegExpExecArray, bodyStart: number): SplitItem | SplitStop {
    const { blockBytesMax, container } = this.#options;
    const end = bodyStart + Number(line[5]);
    const held = this.#held.bytes.length;
    if (end > held && !this.#held.isFinal && held - bodyStart <= blockBytesMax) return 'more';
    if (end > held && this.#held.isFinal && container === 'file') return this.#damage('record is cut off');
    const cut = end - bodyStart > blockBytesMax;
    const block = this.#held.bytes.subarray(bodyStart, Math.min(cut ? bodyStart + blockBytesMax : end, held));
    if (end > held) this.#held.skipTo(end);
    const passed = this.#held.pass(Math.min(end, held));
    return { kind: 'record', ...passed, headers: toHeaders(line, block), block, cut };
  }

  #damage(reason: string): SplitItem {
    return { kind: 'damage', ...this.#held.pass(this.#held.bytes.length), reason };
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
