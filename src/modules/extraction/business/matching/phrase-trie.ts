import { BREAK, isUnspaced, SPACE } from './folded-text.ts';

export interface PhraseMatch {
  /** Index after the last code of the match; -1 if there is none. */
  end: number;
  phrase: number;
}

const phrasesRoot = 0;
const endingsRoot = 1;
/** Label of the node for a `*`; no folded text contains it, and it sorts before all letters. */
export const STAR = 0;
/** Bit of a node's shape that marks the end of a phrase. The other bits count its children. */
export const ENDS_PHRASE = 0x80;
/** Child count that means "more than fit". */
export const WIDE = 0x7f;

const none = -1;
/** Up to this many children are searched linearly. */
const fewChildren = 8;

/**
 * Phrases of folded text with `*` for "any further letters of this word", found by walking once along the text from each word's first
 * letter; the longest phrase wins. Most words leave the trie after two or three letters.
 *
 * Nodes are numbered level by level, so that the children of a node are consecutive, in the order of their labels. The two roots come
 * first: one for phrases, one for compound endings like `*praxis`, read from their last letter.
 */
export class PhraseTrie {
  readonly #labels: Uint16Array;
  /** By node: its first child. Its children end where those of the next node start. */
  readonly #firstChildren: Int32Array;
  readonly #phraseByNode: Int32Array;
  readonly #nodeByPhrase: Int32Array;
  /** The root's children by code: the first step of every word. */
  readonly #firstNodes = new Int32Array(0x10000);

  constructor(labels: Uint16Array, shapes: Uint8Array, wideNodes: readonly number[]) {
    const nodes = labels.length;
    // Local variables are used because this loop runs before the engine has compiled anything, when private fields cost more.
    const firstChildren = new Int32Array(nodes + 1);
    const phraseByNode = new Int32Array(nodes).fill(none);
    const ends: number[] = [];
    let child = endingsRoot + 1;
    let wide = 0;
    for (let node = 0; node < nodes; node += 1) {
      const shape = shapes[node] ?? 0;
      firstChildren[node] = child;
      if (shape >= ENDS_PHRASE) phraseByNode[node] = ends.push(node) - 1;
      const children = shape & WIDE;
      child += children === WIDE ? (wideNodes[wide++] ?? 0) : children;
    }
    firstChildren[nodes] = child;
    this.#labels = labels;
    this.#firstChildren = firstChildren;
    this.#phraseByNode = phraseByNode;
    this.#nodeByPhrase = Int32Array.from(ends);
    for (let node = this.#firstOf(phrasesRoot); node < this.#firstOf(phrasesRoot + 1); node += 1)
      this.#firstNodes[labels[node] ?? 0] = node;
  }

  /** The longest phrase that starts at `start` and ends at a word boundary. */
  matchAt(codes: Uint16Array, start: number, length: number, best: PhraseMatch): boolean {
    best.end = -1;
    const node = this.#firstNodes[codes[start] ?? 0] ?? 0;
    if (node === 0) return false;
    this.#walk(node, codes, start + 1, length, best);
    return best.end >= 0;
  }

  /** The compound ending of the word from `start` to `end`, -1 if there is none; at least one letter must precede it. */
  matchEnding(codes: Uint16Array, start: number, end: number): number {
    let node = endingsRoot;
    let found = none;
    for (let index = end - 1; index > start; index -= 1) {
      node = this.#child(node, codes[index] ?? 0);
      if (node === 0) break;
      const phrase = this.#phraseByNode[node] ?? none;
      if (phrase !== none) found = phrase;
    }
    return found;
  }

  /** The longest phrase that starts at `start`, wherever it ends, for names written without spaces like domains. */
  matchInside(codes: Uint16Array, start: number, length: number, best: PhraseMatch): boolean {
    best.end = -1;
    let node = this.#firstNodes[codes[start] ?? 0] ?? 0;
    for (let index = start + 1; node !== 0; index += 1) {
      const exact = this.#phraseByNode[node] ?? none;
      const phrase = exact === none ? this.#starPhrase(node) : exact;
      if (phrase !== none) {
        best.end = index;
        best.phrase = phrase;
      }
      if (index >= length) break;
      node = this.#child(node, codes[index] ?? 0);
    }
    return best.end >= 0;
  }

  /** The phrase as listed, read from its end up to the root. */
  textOf(phrase: number): string {
    let text = '';
    let node = this.#nodeByPhrase[phrase] ?? 0;
    while (node > endingsRoot) {
      const label = this.#labels[node] ?? 0;
      text = (label === STAR ? '*' : String.fromCharCode(label)) + text;
      node = this.#parent(node);
    }
    return node === endingsRoot ? `*${[...text].reverse().join('')}` : text;
  }

  #walk(from: number, codes: Uint16Array, start: number, length: number, best: PhraseMatch): void {
    let node = from;
    for (let index = start; ; index += 1) {
      const star = this.#star(node);
      if (star !== 0) this.#walkStar(star, codes, index, length, best);
      const next = index < length ? (codes[index] ?? BREAK) : BREAK;
      const phrase = this.#phraseByNode[node] ?? none;
      // At the same end, an exact word is better than a prefix with a star.
      if (phrase !== none && index >= best.end) {
        if (next === SPACE || next === BREAK || isUnspaced(codes[index - 1] ?? 0)) {
          best.end = index;
          best.phrase = phrase;
        }
      }
      if (next === BREAK) return;
      node = this.#child(node, next);
      if (node === 0) return;
    }
  }

  #walkStar(star: number, codes: Uint16Array, from: number, length: number, best: PhraseMatch): void {
    let end = from;
    while (end < length && codes[end] !== SPACE && codes[end] !== BREAK) end += 1;
    const phrase = this.#phraseByNode[star] ?? none;
    // Longer stems are found later and are better evidence than shorter ones with the same end.
    if (phrase !== none && end >= best.end) {
      best.end = end;
      best.phrase = phrase;
    }
    if (end >= length || codes[end] !== SPACE) return;
    const afterSpace = this.#child(star, SPACE);
    if (afterSpace !== 0) this.#walk(afterSpace, codes, end + 1, length, best);
  }

  /** The child for a code, or 0 if there is none, because the root is never a child. */
  #child(node: number, code: number): number {
    const labels = this.#labels;
    let low = this.#firstOf(node);
    let high = this.#firstOf(node + 1);
    while (high - low > fewChildren) {
      const middle = (low + high) >> 1;
      if ((labels[middle] ?? 0) <= code) low = middle;
      else high = middle;
    }
    for (; low < high; low += 1) if (labels[low] === code) return low;
    return 0;
  }

  #star(node: number): number {
    const first = this.#firstOf(node);
    return this.#labels[first] === STAR && first < this.#firstOf(node + 1) ? first : 0;
  }

  #starPhrase(node: number): number {
    const star = this.#star(node);
    return star === 0 ? none : (this.#phraseByNode[star] ?? none);
  }

  #firstOf(node: number): number {
    return this.#firstChildren[node] ?? 0;
  }

  /** The last node whose first child is not after this one; nodes without children have the same value as the next that has some. */
  #parent(node: number): number {
    let low = 0;
    let high = node;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#firstOf(middle) <= node) low = middle;
      else high = middle;
    }
    return low;
  }
}
