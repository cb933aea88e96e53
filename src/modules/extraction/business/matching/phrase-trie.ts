import { BREAK, isUnspaced, SPACE } from './folded-text.ts';
import { TransitionTable } from './transition-table.ts';

export interface PhraseMatch {
  /** Index behind the last code of the match, -1 for none. */
  end: number;
  phrase: number;
}

const phrasesRoot = 1;
const endingsRoot = 2;
const none = -1;

/**
 * Phrases of folded text with `*` for "any further letters of this word", found by walking once along the text from
 * each word's first letter; the longest phrase wins. Most words leave the trie after two or three letters.
 */
export class PhraseTrie {
  readonly #transitions = new TransitionTable();
  /** By node: the phrase that ends there, and the node behind a `*`, reached at the end of the word. */
  readonly #phraseByNode: number[] = [none, none, none];
  readonly #starByNode: number[] = [0, 0, 0];
  /** The root's children by code: the first step of every word. */
  readonly #firstNodes = new Int32Array(0x10000);

  /** `hotel*`, `натяжн* потол*` or, for the ends of compounds, `*praxis`. A later phrase of the same text stands. */
  add(pattern: string, phrase: number): void {
    const isEnding = pattern.startsWith('*');
    const path = isEnding ? [...pattern.slice(1)].reverse().join('') : pattern;
    let node = isEnding ? endingsRoot : phrasesRoot;
    for (let index = 0; index < path.length; index += 1) {
      node = path[index] === '*' ? this.#star(node) : this.#child(node, path.charCodeAt(index));
    }
    this.#phraseByNode[node] = phrase;
  }

  /** Longest phrase that begins at `start` and ends where a word ends. */
  matchAt(codes: Uint16Array, start: number, length: number, best: PhraseMatch): boolean {
    best.end = -1;
    const node = this.#firstNodes[codes[start] ?? 0] ?? 0;
    if (node === 0) return false;
    this.#walk(node, codes, start + 1, length, best);
    return best.end >= 0;
  }

  /** Compound ending of the word from `start` to `end`, -1 for none; at least one letter must stand before it. */
  matchEnding(codes: Uint16Array, start: number, end: number): number {
    let node = endingsRoot;
    let found = none;
    for (let index = end - 1; index > start; index -= 1) {
      node = this.#transitions.get(node, codes[index] ?? 0);
      if (node === 0) break;
      const phrase = this.#phraseByNode[node] ?? none;
      if (phrase !== none) found = phrase;
    }
    return found;
  }

  /** Longest phrase that begins at `start`, wherever it ends: for names written without spaces, such as domains. */
  matchInside(codes: Uint16Array, start: number, length: number, best: PhraseMatch): boolean {
    best.end = -1;
    let node = phrasesRoot;
    for (let index = start; index < length; index += 1) {
      node = this.#transitions.get(node, codes[index] ?? 0);
      if (node === 0) break;
      const exact = this.#phraseByNode[node] ?? none;
      const phrase = exact === none ? (this.#phraseByNode[this.#starByNode[node] ?? 0] ?? none) : exact;
      if (phrase !== none) {
        best.end = index + 1;
        best.phrase = phrase;
      }
    }
    return best.end >= 0;
  }

  #walk(from: number, codes: Uint16Array, start: number, length: number, best: PhraseMatch): void {
    let node = from;
    for (let index = start; ; index += 1) {
      const star = this.#starByNode[node] ?? 0;
      if (star !== 0) this.#walkStar(star, codes, index, length, best);
      const next = index < length ? (codes[index] ?? BREAK) : BREAK;
      const phrase = this.#phraseByNode[node] ?? none;
      // At the same end an exact word is better than a beginning with a star.
      if (phrase !== none && index >= best.end) {
        if (next === SPACE || next === BREAK || isUnspaced(codes[index - 1] ?? 0)) {
          best.end = index;
          best.phrase = phrase;
        }
      }
      if (next === BREAK) return;
      node = this.#transitions.get(node, next);
      if (node === 0) return;
    }
  }

  #walkStar(star: number, codes: Uint16Array, from: number, length: number, best: PhraseMatch): void {
    let end = from;
    while (end < length && codes[end] !== SPACE && codes[end] !== BREAK) end += 1;
    const phrase = this.#phraseByNode[star] ?? none;
    // Longer stems are met later and say more than shorter ones with the same end.
    if (phrase !== none && end >= best.end) {
      best.end = end;
      best.phrase = phrase;
    }
    if (end >= length || codes[end] !== SPACE) return;
    const afterSpace = this.#transitions.get(star, SPACE);
    if (afterSpace !== 0) this.#walk(afterSpace, codes, end + 1, length, best);
  }

  #child(node: number, code: number): number {
    const existing = this.#transitions.get(node, code);
    if (existing !== 0) return existing;
    const created = this.#newNode();
    this.#transitions.set(node, code, created);
    if (node === phrasesRoot) this.#firstNodes[code] = created;
    return created;
  }

  #star(node: number): number {
    const existing = this.#starByNode[node] ?? 0;
    if (existing !== 0) return existing;
    const created = this.#newNode();
    this.#starByNode[node] = created;
    return created;
  }

  #newNode(): number {
    this.#starByNode.push(0);
    return this.#phraseByNode.push(none) - 1;
  }
}
