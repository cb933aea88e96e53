import { headerNumbers, type PackedLexicon } from '../matching/lexicon.ts';
import { ENDS_PHRASE, STAR, WIDE } from '../matching/phrase-trie.ts';
import { collectPhrases, type ListedPhrase } from './collect-phrases.ts';

/** The bytes of `lexicon.bin`; identical for identical lists, so that a test can compare. */
export function packLexicon(withoutSet: string | null = null): Uint8Array {
  return toBytes(pack(collectPhrases(withoutSet)));
}

interface Node {
  readonly children: Map<number, Node>;
  phrase: ListedPhrase | undefined;
}

function pack(phrases: ReadonlyMap<string, ListedPhrase>): PackedLexicon {
  const roots: readonly [Node, Node] = [emptyNode(), emptyNode()];
  for (const [text, phrase] of phrases) enter(roots, text, phrase);
  const labels: number[] = [STAR, STAR];
  const shapes: number[] = [];
  const wideNodes: number[] = [];
  const languages = new Interned<readonly string[]>();
  const meanings = new Interned<PackedLexicon['meanings'][number]>();
  const languagesByPhrase: number[] = [];
  const meaningByPhrase: number[] = [];
  const level: Node[] = [...roots];
  // Iterating an array includes entries added during the loop, so this goes level by level.
  for (const { children, phrase } of level) {
    const sorted = [...children].sort(([one], [other]) => one - other);
    for (const [label, child] of sorted) {
      labels.push(label);
      level.push(child);
    }
    const isWide = sorted.length >= WIDE;
    if (isWide) wideNodes.push(sorted.length);
    shapes.push((phrase === undefined ? 0 : ENDS_PHRASE) | (isWide ? WIDE : sorted.length));
    if (phrase === undefined) continue;
    const { languages: spokenIn, ...meaning } = phrase;
    languagesByPhrase.push(languages.numberOf([...spokenIn].sort()));
    meaningByPhrase.push(meanings.numberOf(meaning));
  }
  return {
    labels: Uint16Array.from(labels),
    shapes: Uint8Array.from(shapes),
    wideNodes,
    languages: languages.values,
    meanings: meanings.values,
    languagesByPhrase: Uint16Array.from(languagesByPhrase),
    meaningByPhrase: Uint16Array.from(meaningByPhrase),
  };
}

function enter([phrasesRoot, endingsRoot]: readonly [Node, Node], text: string, phrase: ListedPhrase): void {
  const isEnding = text.startsWith('*');
  const path = isEnding ? [...text.slice(1)].reverse().join('') : text;
  let node = isEnding ? endingsRoot : phrasesRoot;
  for (const character of path.split('')) {
    const label = character === '*' ? STAR : character.charCodeAt(0);
    const child = node.children.get(label) ?? emptyNode();
    node.children.set(label, child);
    node = child;
  }
  node.phrase = phrase;
}

function emptyNode(): Node {
  return { children: new Map(), phrase: undefined };
}

/** Assigns one number to equal values. */
class Interned<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    if (number > 0xffff) throw new RangeError('the lexicon has more different entries than two bytes count');
    this.#numbers.set(key, number);
    return number;
  }
}

function toBytes(packed: PackedLexicon): Uint8Array {
  const { labels, shapes, languagesByPhrase, meaningByPhrase, ...tables } = packed;
  const counts = Uint32Array.of(labels.length, meaningByPhrase.length);
  if (counts.length !== headerNumbers) throw new RangeError('the head of the file has changed its size');
  return Buffer.concat(
    [counts, labels, languagesByPhrase, meaningByPhrase, shapes]
      .map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength))
      .concat(Buffer.from(JSON.stringify(tables))),
  );
}
