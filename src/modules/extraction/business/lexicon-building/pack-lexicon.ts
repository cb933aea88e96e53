import { headerNumbers, type PackedLexicon } from '../matching/lexicon.ts';
import { ENDS_PHRASE, STAR, WIDE } from '../matching/phrase-trie.ts';
import { collectPhrases, type ListedPhrase } from './collect-phrases.ts';

/** The bytes of `lexicon.bin`; identical for identical lists, so that a test can compare. */
export function packLexicon(withoutSet: string | null = null): Uint8Array {
  return toBytes(pack(collectPhrases(withoutSet)));
}

/** A phrase by its way through the trie: with a code unit for the star, and backwards if it is an ending. */
interface Entry {
  readonly path: string;
  readonly phrase: ListedPhrase;
}

/** Nodes of the trie are ranges of the sorted paths, because as objects half a million of them would take seconds. */
function pack(phrases: ReadonlyMap<string, ListedPhrase>): PackedLexicon {
  const beginnings: Entry[] = [];
  const endings: Entry[] = [];
  for (const [text, phrase] of phrases)
    if (text.startsWith('*')) endings.push({ path: withStars(reversed(text.slice(1))), phrase });
    else beginnings.push({ path: withStars(text), phrase });
  const entries = [...sorted(beginnings), ...sorted(endings)];
  const labels: number[] = [STAR, STAR];
  const shapes: number[] = [];
  const wideNodes: number[] = [];
  const languages = new Interned<readonly string[]>();
  const meanings = new Interned<PackedLexicon['meanings'][number]>();
  const languagesByPhrase: number[] = [];
  const meaningByPhrase: number[] = [];
  // By node, level by level: the two roots, then their children, which are added during the loop.
  const starts = [0, beginnings.length];
  const ends = [beginnings.length, entries.length];
  const depths = [0, 0];
  for (let node = 0; node < starts.length; node += 1) {
    let at = starts[node] as number;
    const end = ends[node] as number;
    const depth = depths[node] as number;
    const first = entries[at];
    // The phrase that ends here is before those that go on.
    const phrase = at < end && first?.path.length === depth ? first.phrase : undefined;
    if (phrase !== undefined) at += 1;
    let children = 0;
    while (at < end) {
      const start = at;
      const label = labelOf(entries, start, depth);
      do at += 1;
      while (at < end && labelOf(entries, at, depth) === label);
      labels.push(label);
      starts.push(start);
      ends.push(at);
      depths.push(depth + 1);
      children += 1;
    }
    const isWide = children >= WIDE;
    if (isWide) wideNodes.push(children);
    shapes.push((phrase === undefined ? 0 : ENDS_PHRASE) | (isWide ? WIDE : children));
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

const reversed = (text: string): string => [...text].reverse().join('');

const withStars = (text: string): string => text.replaceAll('*', String.fromCharCode(STAR));

/** In the order of their code units, as the children of a node are. */
const sorted = (entries: Entry[]): Entry[] => entries.sort((one, other) => (one.path < other.path ? -1 : 1));

const labelOf = (entries: readonly Entry[], at: number, depth: number): number =>
  (entries[at] as Entry).path.charCodeAt(depth);

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
