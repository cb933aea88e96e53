import { readPackedTable } from '../../../../lib/tables.ts';
import type { Meaning, Phrase } from './phrase.ts';
import { PhraseTrie } from './phrase-trie.ts';

/**
 * All phrases this folder looks for, in one trie, so that a page is read once. They come from `lexicon.bin`, which `scripts/pack-tables.ts`
 * builds from the lists: building the trie took half a second in every process and thread.
 */
export class Lexicon {
  readonly trie: PhraseTrie;
  readonly #languages: readonly ReadonlySet<string>[];
  readonly #meanings: readonly Meaning[];
  readonly #languagesByPhrase: Uint16Array;
  readonly #meaningByPhrase: Uint16Array;
  /** Most phrases never occur on any page; objects are created only for those that do. */
  readonly #met: (Phrase | undefined)[] = [];

  constructor(packed: PackedLexicon) {
    this.trie = new PhraseTrie(packed.labels, packed.shapes, packed.wideNodes);
    this.#languages = packed.languages.map((codes) => new Set(codes));
    this.#meanings = packed.meanings;
    this.#languagesByPhrase = packed.languagesByPhrase;
    this.#meaningByPhrase = packed.meaningByPhrase;
  }

  phrase(id: number): Phrase {
    const met = this.#met[id];
    if (met !== undefined) return met;
    const languages = this.#languages[this.#languagesByPhrase[id] ?? -1];
    const meaning = this.#meanings[this.#meaningByPhrase[id] ?? -1];
    if (languages === undefined || meaning === undefined) throw new RangeError(`there is no phrase ${id}`);
    const phrase = { ...meaning, languages, id, text: this.trie.textOf(id) };
    this.#met[id] = phrase;
    return phrase;
  }
}

/** The parts of `lexicon.bin`. Phrases are numbered in the order of the trie nodes they end at. */
export interface PackedLexicon {
  readonly labels: Uint16Array;
  readonly shapes: Uint8Array;
  /** The numbers of children of the nodes that have too many for their shape byte, in order. */
  readonly wideNodes: readonly number[];
  readonly languages: readonly (readonly string[])[];
  readonly meanings: readonly Meaning[];
  readonly languagesByPhrase: Uint16Array;
  readonly meaningByPhrase: Uint16Array;
}

/** The number of nodes and of phrases. After them come the parts: two-byte numbers, then shapes, then the rest as JSON. */
export const headerNumbers = 2;

let shared: Lexicon | undefined;

/** Loaded on first use and cached. */
export function lexicon(): Lexicon {
  shared ??= new Lexicon(unpack(readPackedTable('lexicon.bin')));
  return shared;
}

/** Replaces the shipped words until the work is done, to measure what the lists would find without some of them. */
export function withLexicon<Result>(packed: Uint8Array, work: () => Result): Result {
  const before = shared;
  shared = new Lexicon(unpack(packed));
  try {
    return work();
  } finally {
    shared = before;
  }
}

function unpack(file: Uint8Array): PackedLexicon {
  // Copied, because buffers of small files come from a pool, where two-byte numbers may be unaligned.
  const bytes = new Uint8Array(file).buffer;
  const [nodes = 0, phrases = 0] = new Uint32Array(bytes, 0, headerNumbers);
  let at = headerNumbers * 4;
  const twoByteNumbers = (count: number) => {
    const part = new Uint16Array(bytes, at, count);
    at += 2 * count;
    return part;
  };
  const labels = twoByteNumbers(nodes);
  const languagesByPhrase = twoByteNumbers(phrases);
  const meaningByPhrase = twoByteNumbers(phrases);
  const shapes = new Uint8Array(bytes, at, nodes);
  const tables: Pick<PackedLexicon, 'wideNodes' | 'languages' | 'meanings'> = JSON.parse(
    Buffer.from(bytes, at + nodes).toString(),
  );
  return { ...tables, labels, languagesByPhrase, meaningByPhrase, shapes };
}
