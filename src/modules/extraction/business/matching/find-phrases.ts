import { BREAK, foldInto, isUnspaced, isWordEnd, SPACE } from './folded-text.ts';
import { languageStrength } from './language-strength.ts';
import { lexicon, type Phrase } from './lexicon.ts';

/** A phrase as it stands in a text; `strength` is below 1 where its neighbours say that it is not the business. */
export interface FoundPhrase {
  readonly id: number;
  readonly phrase: Phrase;
  strength: number;
}

const subjectStrength = 0.25;
const codes = new Uint16Array(16_384);
const best = { end: -1, phrase: -1 };

/** All phrases of the lexicon in a text, longest first at each place and without overlap. */
export function findPhrases(text: string, language: string | null): FoundPhrase[] {
  const length = foldInto(codes, text);
  const { phrases } = lexicon();
  const reader = new ContextReader();
  for (let index = 0; index < length; ) {
    const { id, end } = wordAt(index, length);
    const phrase = phrases[id];
    if (codes[index - 1] === BREAK) reader.beginSegment();
    if (phrase !== undefined) reader.read(id, phrase, index, end);
    index = codes[end] === SPACE || codes[end] === BREAK ? end + 1 : end;
  }
  for (const found of reader.found) found.strength *= languageStrength(found.phrase, language);
  return reader.found;
}

/** Phrases inside a name that is written without spaces, such as `armintesisat`. */
export function findPhrasesInName(name: string): FoundPhrase[] {
  const length = foldInto(codes, name);
  const { trie, phrases } = lexicon();
  const found: FoundPhrase[] = [];
  for (let index = 0; index < length; ) {
    const isStart = index === 0 || isWordEnd(codes[index - 1]);
    let advance = 1;
    if (trie.matchInside(codes, index, length, best)) {
      const size = best.end - index;
      const isWhole = isStart && isWordEnd(best.end < length ? codes[best.end] : undefined);
      const isEdge = isStart || isWordEnd(best.end < length ? codes[best.end] : undefined);
      const phrase = phrases[best.phrase];
      if (
        phrase !== undefined &&
        phrase.postings.length > 0 &&
        (isWhole ? size >= 3 : size >= (isEdge ? 5 : 6))
      ) {
        found.push({ id: best.phrase, phrase, strength: isWhole ? 1 : 0.7 });
        advance = size;
      }
    }
    index += advance;
  }
  return found;
}

const word = { id: -1, end: 0 };

/** The phrase that begins at `start`, if any, and where to go on. */
function wordAt(start: number, length: number): { id: number; end: number } {
  const { trie } = lexicon();
  word.id = -1;
  if (trie.matchAt(codes, start, length, best)) {
    word.id = best.phrase;
    word.end = best.end;
    return word;
  }
  if (isUnspaced(codes[start] ?? 0)) {
    word.end = start + 1;
    return word;
  }
  let end = start;
  while (end < length && codes[end] !== SPACE && codes[end] !== BREAK) end += 1;
  const root = withoutArticle(start, end);
  if (root > start && trie.matchAt(codes, root, length, best)) {
    word.id = best.phrase;
    word.end = best.end;
    return word;
  }
  word.id = trie.matchEnding(codes, start, end);
  word.end = word.id >= 0 ? end : firstUnspaced(start, end);
  return word;
}

/** Arabic and Hebrew write the article and short prepositions as part of the word. */
function withoutArticle(start: number, end: number): number {
  const first = codes[start] ?? 0;
  if (first >= 0x0600 && first <= 0x06ff) {
    let root = start;
    // و and ب and ل and ف before the article, then ال or the contracted لل.
    if ([0x0648, 0x0628, 0x0644, 0x0641].includes(first) && end - start > 4) root += 1;
    if (codes[root] === 0x0627 && codes[root + 1] === 0x0644) return root + 2;
    if (root > start && codes[root] === 0x0644) return root + 1;
    return root;
  }
  const isHebrew = first >= 0x0590 && first <= 0x05ff;
  return isHebrew && end - start > 3 ? start + 1 : start;
}

function firstUnspaced(start: number, end: number): number {
  if ((codes[end - 1] ?? 0) < 0x0e00) return end;
  for (let index = start + 1; index < end; index += 1) if (isUnspaced(codes[index] ?? 0)) return index;
  return end;
}

/** Lowers what is only the subject: "restaurant" in "restaurant software" and in "software for restaurants". */
class ContextReader {
  readonly found: FoundPhrase[] = [];
  /** The phrase a following "for" or "of" would depend on, within the same stretch between two breaks. */
  #lead: FoundPhrase | null = null;
  #glue: Phrase['glue'] = null;
  #previous: FoundPhrase | null = null;
  /** Where the last phrase, with the small words after it, ended. */
  #chainEnd = -1;

  beginSegment(): void {
    this.#lead = null;
    this.#previous = null;
    this.#glue = null;
    this.#chainEnd = -1;
  }

  read(id: number, phrase: Phrase, start: number, end: number): void {
    const touches = start === this.#chainEnd + 1;
    this.#chainEnd = end;
    if (phrase.glue !== null) {
      if (phrase.glue === 'serving') this.#glue = 'serving';
      else if (this.#glue === null && touches) this.#glue = 'belonging';
      else if (!touches) this.#glue = null;
      return;
    }
    const current: FoundPhrase = { id, phrase, strength: 1 };
    const isJoined = touches && this.#glue === null;
    if (isJoined && phrase.isHead && this.#previous !== null && differ(this.#previous.phrase, phrase)) {
      this.#previous.strength *= subjectStrength;
    }
    if (touches && this.#glue !== null && this.#lead !== null && differ(this.#lead.phrase, phrase)) {
      current.strength = this.#glue === 'serving' ? subjectStrength : 2 * subjectStrength;
    }
    this.#glue = null;
    this.#previous = current;
    if (current.strength === 1) this.#lead = current;
    this.found.push(current);
  }
}

/** No industry in common. */
function differ(left: Phrase, right: Phrase): boolean {
  return !left.postings.some((posting) =>
    right.postings.some((other) => other.industry === posting.industry),
  );
}
