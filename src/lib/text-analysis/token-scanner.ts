import {
  CONTEXTUAL,
  characterClass,
  DROPPED,
  EXPANDED,
  foldedForm,
  LETTER,
  MARK,
  plainCode,
  SEPARATOR,
  UNIT,
} from './fold-character.ts';
import {
  beginsCharacter,
  codePointBefore,
  isExponent,
  lettersBefore,
  runEnd,
  runStart,
  speller,
  uncomposedRuns,
} from './spell-out.ts';
import { asciiWord, DOT, HASH, isNet, netEnd, PLUS, symbolEnd, symbolSuffix } from './symbol-words.ts';

/** Longer runs are cut into consecutive tokens of this many bytes, so that no term is too long for the dictionary. */
const tokenBytesMax = 64;

/**
 * Splits text into folded tokens. The tokens of the last scan are in `bytes` between `start[i]` and `end[i]`; their source is between
 * `sourceStart[i]` and `sourceEnd[i]` of the scanned string. One scanner is reused for many texts.
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
        const to = i + (i - from === 1 ? symbolSuffix(bytes, from, i) : 0);
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
    this.written = 0;
    this.tokenStart = -1;
    const composed = text.normalize('NFC');
    let scanned = 0;
    if (composed !== text)
      for (const { from, to } of uncomposedRuns(text, composed)) {
        this.scanFolding(text, scanned, from, CONTEXTUAL);
        this.scanSpelledOut(text, from, to);
        scanned = to;
      }
    this.scanFolding(text, scanned, text.length, CONTEXTUAL);
  }

  /** Folds character by character. Around a character of the refused kind, the text is spelled out first. */
  private scanFolding(source: string, from: number, to: number, refused: number): void {
    for (let i = from; i < to; i++) {
      const code = source.charCodeAt(i);
      if (code < 128) {
        const word = asciiWord[code] as number;
        if (word !== 0) i = this.takeAsciiWord(source, i, to);
        else if (code === PLUS || code === HASH || code === DOT) i = this.takeSymbol(source, i, code);
        else this.close(i);
        continue;
      }
      const codePoint = source.codePointAt(i) as number;
      const kind = characterClass(codePoint);
      if (kind === LETTER) this.append(plainCode(codePoint), i, false);
      else if (kind === SEPARATOR) this.close(i);
      else if (kind !== DROPPED && !this.take(codePoint, kind, i, i, source, refused)) {
        i = this.spellOutAround(source, i);
        continue;
      }
      if (codePoint > 0xffff) i += 1;
    }
    this.close(to);
  }

  /** Reads the run around a position; returns the position of its last character. */
  private spellOutAround(source: string, at: number): number {
    const end = runEnd(source, at);
    this.scanSpelledOut(source, runStart(source, at), end);
    return end - 1;
  }

  /** Spells out a run and replaces the tokens found in it so far. */
  private scanSpelledOut(text: string, from: number, to: number): void {
    this.forgetFrom(from);
    const { text: source, begins, ends } = speller.spellOut(text.slice(from, to));
    const first = this.count;
    this.scanFolding(source, 0, source.length, 0);
    for (let i = first; i < this.count; i++) {
      this.sourceStart[i] = from + (begins[this.sourceStart[i] as number] as number);
      this.sourceEnd[i] = from + (ends[(this.sourceEnd[i] as number) - 1] as number);
    }
  }

  /** Drops tokens from this position on; no token may cross it. */
  private forgetFrom(place: number): void {
    if (this.tokenStart >= 0 && this.tokenSource >= place) {
      this.written = this.tokenStart;
      this.tokenStart = -1;
    }
    this.close(place);
    while (this.count > 0 && (this.sourceStart[this.count - 1] as number) >= place) {
      this.count -= 1;
      this.written = this.start[this.count] as number;
    }
  }

  /** Takes a symbol that may belong to a word; returns the position of the last character it consumed. */
  private takeSymbol(source: string, at: number, code: number): number {
    const open = this.tokenStart;
    if (open >= 0 && this.written - open === 1 && !this.tokenIsUnit) {
      const end = symbolEnd(source, this.bytes[open] as number, at);
      if (end > at) this.write(code);
      if (end > at + 1) this.write(code);
      this.close(end);
      return Math.max(at, end - 1);
    }
    if (open < 0 && code === DOT) {
      const end = netEnd(source, at);
      if (end > at) {
        for (const byte of [DOT, 110, 101, 116]) this.append(byte, at, false);
        this.close(end);
        return end - 1;
      }
    }
    this.close(at);
    return at;
  }

  /**
   * Takes a character of a rarer kind, before which a token ends at `edge`. Returns false if the text around it has to be spelled out
   * first.
   */
  private take(
    codePoint: number,
    kind: number,
    at: number,
    edge: number,
    source: string,
    refused: number,
  ): boolean {
    switch (kind) {
      case LETTER:
        this.append(plainCode(codePoint), at, false, edge);
        return true;
      case UNIT:
        this.close(edge);
        this.append(plainCode(codePoint), at, true);
        return true;
      case MARK:
        // Once the removed characters are gone, the mark might combine with a character before them.
        if (refused !== 0 && at > 0 && characterClass(codePointBefore(source, at)) === DROPPED) return false;
        this.appendMark(plainCode(codePoint));
        return true;
      case EXPANDED:
        return this.takeExpanded(codePoint, at, source, refused);
      case SEPARATOR:
        this.close(edge);
        return true;
      case DROPPED:
        return true;
      default:
        if (refused !== 0) return this.takeRaised(codePoint, kind - CONTEXTUAL, at, source);
        this.takeAlone(kind - CONTEXTUAL, plainCode(codePoint), at, edge);
        return true;
    }
  }

  private takeExpanded(codePoint: number, at: number, source: string, refused: number): boolean {
    let edge = at;
    for (const character of foldedForm(codePoint) as string) {
      const part = character.codePointAt(0) as number;
      if (part < 128) {
        if ((asciiWord[part] as number) !== 0) this.append(asciiWord[part] as number, at, false, edge);
        else this.close(edge);
      } else {
        const kind = characterClass(part);
        if (kind !== EXPANDED && !this.take(part, kind, at, edge, source, refused)) return false;
      }
      // A token with the first part extends to the end of the character.
      edge = at + (codePoint > 0xffff ? 2 : 1);
    }
    return true;
  }

  /**
   * Raised digits and fractions are so common, above all in `m²`, that they are not spelled out if their neighbours are plain. Returns
   * false if they are not, and for all other contextual characters.
   */
  private takeRaised(codePoint: number, kind: number, at: number, source: string): boolean {
    if ((kind !== LETTER && kind !== EXPANDED) || !beginsCharacter(source, at + 1)) return false;
    const letters = lettersBefore(source, at);
    if (letters < 0) return false;
    if (kind === LETTER && isExponent(plainCode(codePoint), letters)) {
      this.append(plainCode(codePoint), at, false);
      return true;
    }
    this.close(at);
    if (kind === LETTER) return true;
    const isTaken = this.takeExpanded(codePoint, at, source, CONTEXTUAL);
    this.close(at + 1);
    return isTaken;
  }

  /** Handles a contextual character that is left after spelling out: a mark or a letter that combined with nothing. */
  private takeAlone(kind: number, plain: number, at: number, edge: number): void {
    if (kind === MARK) this.appendMark(plain);
    else {
      this.close(edge);
      if (kind === UNIT) this.append(plain, at, true);
    }
  }

  /** A mark belongs to the token before it; if there is none, or it is full, the mark is dropped. */
  private appendMark(codePoint: number): void {
    if (this.tokenStart >= 0 && this.written - this.tokenStart + utf8Bytes(codePoint) <= tokenBytesMax)
      this.write(codePoint);
  }

  /** Reads a run of ASCII letters and digits until the token is full; returns the position of the last. */
  private takeAsciiWord(source: string, from: number, to: number): number {
    this.append(asciiWord[source.charCodeAt(from)] as number, from, false);
    const bytes = this.bytes;
    const writtenMax = Math.min(this.tokenStart + tokenBytesMax, bytes.length);
    let written = this.written;
    let at = from + 1;
    for (; at < to && written < writtenMax; at++) {
      const code = source.charCodeAt(at);
      const word = code < 128 ? (asciiWord[code] as number) : 0;
      if (word === 0) break;
      bytes[written++] = word;
    }
    this.written = written;
    return at - 1;
  }

  private growBytes(): void {
    const larger = Buffer.allocUnsafeSlow(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }

  /** A full token ends at `edge`, which is after `at` if the token contains another part of the same character. */
  private append(codePoint: number, at: number, isUnit: boolean, edge = at): void {
    const start = this.tokenStart;
    if (start >= 0 && (this.tokenIsUnit || this.written - start + utf8Bytes(codePoint) > tokenBytesMax))
      this.close(edge);
    if (this.tokenStart < 0) {
      this.tokenStart = this.written;
      this.tokenSource = at;
      this.tokenIsUnit = isUnit;
    }
    this.write(codePoint);
  }

  private write(codePoint: number): void {
    if (this.written + 8 > this.bytes.length) this.growBytes();
    const bytes = this.bytes;
    if (codePoint < 0x80) {
      bytes[this.written++] = codePoint;
      return;
    }
    if (codePoint < 0x800) bytes[this.written++] = 0xc0 | (codePoint >> 6);
    else {
      if (codePoint < 0x10000) bytes[this.written++] = 0xe0 | (codePoint >> 12);
      else {
        bytes[this.written++] = 0xf0 | (codePoint >> 18);
        bytes[this.written++] = 0x80 | ((codePoint >> 12) & 0x3f);
      }
      bytes[this.written++] = 0x80 | ((codePoint >> 6) & 0x3f);
    }
    bytes[this.written++] = 0x80 | (codePoint & 0x3f);
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
}

const utf8Bytes = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
