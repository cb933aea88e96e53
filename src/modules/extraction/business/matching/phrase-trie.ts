import { BREAK, isUnspaced, isWordEnd, SPACE } from './folded-text.ts';

interface Node {
  readonly children: Map<number, Node>;
  /** What follows a `*`: reached at the end of the word, whatever letters remain. */
  star: Node | null;
  /** Identifier of the phrase that ends here, -1 for none. */
  phrase: number;
}

export interface PhraseMatch {
  /** Index behind the last code of the match. */
  end: number;
  phrase: number;
}

/**
 * Phrases of folded text with `*` for "any further letters of this word", found by walking once along the text from
 * each word's first letter; the longest phrase wins. Most words leave the trie after two or three letters.
 */
export class PhraseTrie {
  readonly #root = newNode();
  readonly #endings = newNode();

  /** `hotel*`, `натяжн* потол*` or, for the ends of compounds, `*praxis`. */
  add(pattern: string, phrase: number): void {
    if (pattern.startsWith('*')) {
      insert(this.#endings, [...pattern.slice(1)].reverse().join(''), phrase);
    } else {
      insert(this.#root, pattern, phrase);
    }
  }

  /** Longest phrase that begins at `start` and ends where a word ends. */
  matchAt(codes: Uint16Array, start: number, length: number, best: PhraseMatch): boolean {
    best.end = -1;
    walk(this.#root, codes, start, length, best);
    return best.end >= 0;
  }

  /** Compound ending of the word from `start` to `end`; at least one letter must stand before it. */
  matchEnding(codes: Uint16Array, start: number, end: number): number {
    let node: Node | undefined = this.#endings;
    let found = -1;
    for (let index = end - 1; index > start; index -= 1) {
      node = node.children.get(codes[index] ?? 0);
      if (node === undefined) break;
      if (node.phrase >= 0) found = node.phrase;
    }
    return found;
  }

  /** Longest phrase that begins at `start`, wherever it ends: for names written without spaces, such as domains. */
  matchInside(codes: Uint16Array, start: number, length: number, best: PhraseMatch): boolean {
    best.end = -1;
    let node: Node | undefined = this.#root;
    for (let index = start; node !== undefined; index += 1) {
      const phrase = node.phrase >= 0 ? node.phrase : (node.star?.phrase ?? -1);
      if (phrase >= 0 && index > start) {
        best.end = index;
        best.phrase = phrase;
      }
      if (index >= length) break;
      node = node.children.get(codes[index] ?? 0);
    }
    return best.end >= 0;
  }
}

function newNode(): Node {
  return { children: new Map(), star: null, phrase: -1 };
}

function insert(root: Node, pattern: string, phrase: number): void {
  let node = root;
  for (let index = 0; index < pattern.length; index += 1) {
    if (pattern[index] === '*') {
      node.star ??= newNode();
      node = node.star;
      continue;
    }
    const code = pattern.charCodeAt(index);
    let child = node.children.get(code);
    if (child === undefined) {
      child = newNode();
      node.children.set(code, child);
    }
    node = child;
  }
  node.phrase = phrase;
}

function walk(from: Node, codes: Uint16Array, start: number, length: number, best: PhraseMatch): void {
  let node: Node | undefined = from;
  for (let index = start; ; index += 1) {
    if (node.star !== null) walkStar(node.star, codes, index, length, best);
    const next = index < length ? codes[index] : undefined;
    // At the same end an exact word is better than a beginning with a star.
    if (node.phrase >= 0 && index >= best.end) {
      if (isWordEnd(next) || isUnspaced(codes[index - 1] ?? 0)) {
        best.end = index;
        best.phrase = node.phrase;
      }
    }
    if (next === undefined || next === BREAK) return;
    node = node.children.get(next);
    if (node === undefined) return;
  }
}

function walkStar(star: Node, codes: Uint16Array, from: number, length: number, best: PhraseMatch): void {
  let end = from;
  while (end < length && codes[end] !== SPACE && codes[end] !== BREAK) end += 1;
  if (star.phrase >= 0 && end > best.end) {
    best.end = end;
    best.phrase = star.phrase;
  }
  const afterSpace = codes[end] === SPACE && end < length ? star.children.get(SPACE) : undefined;
  if (afterSpace !== undefined) walk(afterSpace, codes, end + 1, length, best);
}
