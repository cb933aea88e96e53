import {
  characterClass,
  DROPPED,
  EXPANDED,
  foldedForm,
  LETTER,
  MARK,
  SEPARATOR,
  UNIT,
} from './fold-character.ts';
import { asciiWord, DOT, isNet, isNetAt, signSuffix, signSuffixOf } from './sign-words.ts';

/** Longer runs are cut into tokens of this many bytes in a row, so that no term outgrows the dictionary. */
const tokenBytesMax = 64;

/**
 * Cuts text into folded tokens. The tokens of the last scan lie in `bytes` between `start[i]` and `end[i]`; their
 * source lies between `sourceStart[i]` and `sourceEnd[i]` of the scanned string. One scanner is reused for many texts.
 */
export class TokenScanner {
  count = 0;
  bytes: Buffer = Buffer.allocUnsafeSlow(1 << 16);
  start = new Uint32Array(1 << 12);
  end = new Uint32Array(1 << 12);
  sourceStart = new Uint32Array(1 << 12);
  sourceEnd = new Uint32Array(1 << 12);

  private written = 0;
  private tokenStart = -1;
  private tokenSource = 0;
  private tokenIsUnit = false;

  scan(text: string): number {
    this.count = 0;
    this.reserve(text.length);
    const length = this.bytes.write(text, 0);
    if (length === text.length) this.scanAscii(length);
    else this.scanUnicode(text);
    return this.count;
  }

  private reserve(characters: number): void {
    const bytesNeeded = characters * 3 + 256;
    if (this.bytes.length < bytesNeeded) this.bytes = Buffer.allocUnsafeSlow(bytesNeeded * 2);
    if (this.start.length >= characters + 2) return;
    const size = characters * 2;
    this.start = new Uint32Array(size);
    this.end = new Uint32Array(size);
    this.sourceStart = new Uint32Array(size);
    this.sourceEnd = new Uint32Array(size);
  }

  private scanAscii(length: number): void {
    const bytes = this.bytes;
    bytes[length] = 32;
    bytes[length + 1] = 32;
    bytes[length + 2] = 32;
    bytes[length + 3] = 32;
    bytes[length + 4] = 32;
    let from = -1;
    for (let i = 0; i <= length; i++) {
      const byte = bytes[i] as number;
      const word = asciiWord[byte] as number;
      if (word !== 0) {
        bytes[i] = word;
        if (from < 0) from = i;
        else if (i - from === tokenBytesMax) {
          this.push(from, i, from, i);
          from = i;
        }
      } else if (from >= 0) {
        const to = i + (i - from === 1 ? signSuffix(bytes, from, i) : 0);
        this.push(from, to, from, to);
        from = -1;
        i = to > i ? to - 1 : i;
      } else if (byte === DOT && isNet(bytes, i)) {
        bytes[i + 1] = 110;
        bytes[i + 2] = 101;
        bytes[i + 3] = 116;
        this.push(i, i + 4, i, i + 4);
        i += 3;
      }
    }
  }

  private push(from: number, to: number, sourceFrom: number, sourceTo: number): void {
    const at = this.count++;
    this.start[at] = from;
    this.end[at] = to;
    this.sourceStart[at] = sourceFrom;
    this.sourceEnd[at] = sourceTo;
  }

  private scanUnicode(text: string): void {
    const source = text.normalize('NFC');
    if (source !== text) this.reserve(source.length);
    this.written = 0;
    this.tokenStart = -1;
    for (let i = 0; i < source.length; i++) {
      const code = source.charCodeAt(i);
      if (code < 128 && (asciiWord[code] as number) !== 0) {
        this.appendAscii(asciiWord[code] as number, i);
        continue;
      }
      const codePoint = source.codePointAt(i) as number;
      const width = codePoint > 0xffff ? 2 : 1;
      if (codePoint < 128) {
        i += this.takeAscii(source, i, codePoint);
      } else {
        this.take(codePoint, i, i + width);
        i += width - 1;
      }
    }
    this.close(source.length);
    if (source !== text) this.mapSources(text);
  }

  /** Takes a sign or a space; returns how many further characters it consumed. */
  private takeAscii(source: string, at: number, code: number): number {
    const open = this.tokenStart;
    if (open >= 0 && this.written - open === 1 && !this.tokenIsUnit) {
      const suffix = signSuffixOf(source, this.bytes[open] as number, at);
      for (let k = 0; k < suffix; k++) this.write(code);
      this.close(at + suffix);
      return Math.max(0, suffix - 1);
    }
    if (open < 0 && code === DOT && isNetAt(source, at)) {
      for (const byte of [DOT, 110, 101, 116]) this.append(byte, at, false);
      this.close(at + 4);
      return 3;
    }
    this.close(at);
    return 0;
  }

  private take(codePoint: number, at: number, next: number): void {
    switch (characterClass(codePoint)) {
      case LETTER:
        this.append(plainCode(codePoint), at, false);
        break;
      case UNIT:
        this.close(at);
        this.append(plainCode(codePoint), at, true);
        break;
      case MARK:
        if (this.tokenStart >= 0) this.write(plainCode(codePoint));
        break;
      case SEPARATOR:
        this.close(at);
        break;
      case EXPANDED:
        for (const part of foldedForm(codePoint) ?? '')
          this.takeExpanded(part.codePointAt(0) as number, at, next);
        break;
      case DROPPED:
        break;
    }
  }

  private takeExpanded(codePoint: number, at: number, next: number): void {
    if (codePoint >= 128) {
      if (characterClass(codePoint) !== EXPANDED) this.take(codePoint, at, next);
    } else if ((asciiWord[codePoint] as number) !== 0) this.append(asciiWord[codePoint] as number, at, false);
    else this.close(at);
  }

  /** The common case of `append`, kept short. */
  private appendAscii(byte: number, at: number): void {
    const start = this.tokenStart;
    if (start < 0 || this.tokenIsUnit || this.written - start > tokenBytesMax - 1) {
      this.append(byte, at, false);
      return;
    }
    if (this.written + 8 > this.bytes.length) this.growBytes();
    this.bytes[this.written++] = byte;
  }

  private growBytes(): void {
    const larger = Buffer.allocUnsafeSlow(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }

  private append(codePoint: number, at: number, isUnit: boolean): void {
    if (this.tokenStart >= 0 && (this.tokenIsUnit || this.written - this.tokenStart > tokenBytesMax - 1)) {
      this.close(at);
    }
    if (this.tokenStart < 0) {
      this.tokenStart = this.written;
      this.tokenSource = at;
      this.tokenIsUnit = isUnit;
    }
    this.write(codePoint);
  }

  private write(codePoint: number): void {
    if (this.written + 8 > this.bytes.length) this.growBytes();
    if (codePoint < 128) this.bytes[this.written++] = codePoint;
    else this.written += this.bytes.write(String.fromCodePoint(codePoint), this.written);
  }

  private close(at: number): void {
    if (this.tokenStart < 0) return;
    if (this.count + 2 > this.start.length) this.growTokens();
    this.push(this.tokenStart, this.written, this.tokenSource, Math.max(at, this.tokenSource + 1));
    this.tokenStart = -1;
  }

  private growTokens(): void {
    for (const name of ['start', 'end', 'sourceStart', 'sourceEnd'] as const) {
      const larger = new Uint32Array(this[name].length * 2);
      larger.set(this[name]);
      this[name] = larger;
    }
  }

  /** Moves source offsets from the composed text back to the text as it was given. */
  private mapSources(text: string): void {
    const begins: number[] = [];
    const ends: number[] = [];
    for (const cluster of text.matchAll(/[\u1100-\u11ff]+|\P{M}?\p{M}+|./gsu)) {
      for (let k = cluster[0].normalize('NFC').length; k > 0; k--) {
        begins.push(cluster.index);
        ends.push(cluster.index + cluster[0].length);
      }
    }
    for (let i = 0; i < this.count; i++) {
      this.sourceStart[i] = begins[this.sourceStart[i] as number] ?? text.length - 1;
      this.sourceEnd[i] = ends[(this.sourceEnd[i] as number) - 1] ?? text.length;
    }
  }
}

function plainCode(codePoint: number): number {
  const plain = foldedForm(codePoint);
  return plain === undefined ? codePoint : (plain.codePointAt(0) as number);
}
