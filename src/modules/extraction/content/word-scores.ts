import { isJoint, isWordCharacter, lowerCase, needsExpression, wordsOf } from './words.ts';

const slotsMin = 1 << 11;

/**
 * Adds up the scores of a page's words. They are compared where they stand: most occur once and are never asked for, and creating a string
 * for each of them, to find it in a map, takes three times as long.
 */
export class WordScores {
  /** By hash: the number of the word plus one, 0 if the slot is free. At most half of the slots are taken. */
  #slots = new Int32Array(slotsMin);
  readonly #hashes: number[] = [];
  readonly #texts: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #scores: number[] = [];

  /** Adds to every word of the text, as `wordsOf` finds them, of the right size that does not begin with a digit. */
  addText(text: string, score: number, size: { readonly min: number; readonly max: number }): void {
    const lower = lowerCase(text);
    if (needsExpression.test(lower)) {
      for (const word of wordsOf(text))
        if (word.length >= size.min && word.length <= size.max && !isDigit(word.charCodeAt(0)))
          this.addWord(word, score);
      return;
    }
    const { length } = lower;
    let index = 0;
    while (index < length) {
      let code = lower.charCodeAt(index);
      if (!isWordCharacter(code)) {
        index++;
        continue;
      }
      const start = index;
      let hash = 0;
      for (;;) {
        hash = (Math.imul(hash, 31) + code) | 0;
        index++;
        if (index >= length) break;
        code = lower.charCodeAt(index);
        if (isWordCharacter(code)) continue;
        if (!isJoint(code) || index + 1 >= length || !isWordCharacter(lower.charCodeAt(index + 1))) break;
      }
      const characters = index - start;
      if (characters >= size.min && characters <= size.max && !isDigit(lower.charCodeAt(start)))
        this.#add(lower, start, index, hash, score);
    }
  }

  addWord(word: string, score: number): void {
    let hash = 0;
    for (let index = 0; index < word.length; index++)
      hash = (Math.imul(hash, 31) + word.charCodeAt(index)) | 0;
    this.#add(word, 0, word.length, hash, score);
  }

  /** The words with at least this score. */
  withAtLeast(scoreMin: number): [word: string, score: number][] {
    const found: [string, number][] = [];
    for (const [number, score] of this.#scores.entries())
      if (score >= scoreMin)
        found.push([
          (this.#texts[number] ?? '').slice(this.#starts[number] ?? 0, this.#ends[number] ?? 0),
          score,
        ]);
    return found;
  }

  #add(text: string, start: number, end: number, hash: number, score: number): void {
    const slot = this.#slotOf(text, start, end, hash);
    const known = (this.#slots[slot] ?? 0) - 1;
    if (known >= 0) {
      this.#scores[known] = (this.#scores[known] ?? 0) + score;
      return;
    }
    this.#hashes.push(hash);
    this.#texts.push(text);
    this.#starts.push(start);
    this.#ends.push(end);
    this.#slots[slot] = this.#scores.push(score);
    if (2 * this.#scores.length > this.#slots.length) this.#grow();
  }

  /** The slot of the word, or the free one where it belongs. */
  #slotOf(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    for (let slot = firstSlot(hash, slots.length); ; slot = (slot + 1) & (slots.length - 1)) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || (this.#hashes[number] === hash && this.#isSame(number, text, start, end)))
        return slot;
    }
  }

  #isSame(number: number, text: string, start: number, end: number): boolean {
    const other = this.#texts[number] ?? '';
    const otherStart = this.#starts[number] ?? 0;
    if ((this.#ends[number] ?? 0) - otherStart !== end - start) return false;
    for (let offset = 0; offset < end - start; offset++)
      if (other.charCodeAt(otherStart + offset) !== text.charCodeAt(start + offset)) return false;
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(2 * this.#slots.length);
    for (const [number, hash] of this.#hashes.entries()) {
      let slot = firstSlot(hash, slots.length);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

/** Mixed, because similar words have similar hashes. */
const firstSlot = (hash: number, slots: number): number =>
  (Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 8) & (slots - 1);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
