import { KEY_SEPARATOR, PAIR_PREFIX, TRIPLE_PREFIX } from '../format/layout.ts';
import { isPairIndexed } from './common-words.ts';
import { type CommonWords, listPairs } from './pair-list.ts';
import type { PostingListEncoder } from './posting-list-encoder.ts';

/** Three words in a row are indexed when they occur this often in a chunk: only then is joining their pairs slow. */
const tripleOccurrencesMin = 512;

interface Triple {
  readonly key: string;
  readonly docs: Uint16Array;
  readonly positions: Uint32Array;
}

/** Encodes every indexed pair of a chunk, then its frequent triples, in dictionary order. */
export function writePairs(
  chunk: CommonWords,
  encoder: PostingListEncoder,
  put: (key: string, documents: number) => void,
): void {
  const { ranks, starts, names } = chunk;
  const { docs, positions, count } = listPairs(chunk);
  const triples: Triple[] = [];
  for (let from = 0; from < count; ) {
    const first = ranks[positions[from] as number] as number;
    const second = ranks[(positions[from] as number) + 1] as number;
    let to = from;
    while (to < count) {
      const position = positions[to] as number;
      if (ranks[position] !== first || ranks[position + 1] !== second) break;
      to++;
    }
    const pair = (names[first - 1] as string) + KEY_SEPARATOR + (names[second - 1] as string);
    if (to - from >= tripleOccurrencesMin)
      triples.push(...findTriples(chunk, docs, positions, from, to, pair));
    for (let i = from; i < to; i++)
      positions[i] = (positions[i] as number) - (starts[docs[i] as number] as number);
    put(PAIR_PREFIX + pair, encoder.encode(docs, positions, from, to));
    from = to;
  }
  for (const triple of triples)
    put(triple.key, encoder.encode(triple.docs, triple.positions, 0, triple.docs.length));
}

/** The frequent third words that follow the occurrences of a pair. */
function findTriples(
  { ranks, starts, levels, names }: CommonWords,
  docs: Uint16Array,
  positions: Uint32Array,
  from: number,
  to: number,
  pair: string,
): Triple[] {
  const counts = new Uint32Array(names.length + 1);
  const second = ranks[(positions[from] as number) + 1] as number;
  for (let i = from; i < to; i++) {
    const third = ranks[(positions[i] as number) + 2] ?? 0;
    counts[third] = (counts[third] as number) + 1;
  }
  const found: Triple[] = [];
  for (let third = 1; third < counts.length; third++) {
    const count = counts[third] as number;
    if (count < tripleOccurrencesMin) continue;
    if (!isPairIndexed(levels[second - 1] as number, levels[third - 1] as number)) continue;
    const triple = {
      key: TRIPLE_PREFIX + pair + KEY_SEPARATOR + (names[third - 1] as string),
      docs: new Uint16Array(count),
      positions: new Uint32Array(count),
    };
    let used = 0;
    for (let i = from; i < to; i++) {
      const position = positions[i] as number;
      if (ranks[position + 2] !== third) continue;
      const doc = docs[i] as number;
      triple.docs[used] = doc;
      triple.positions[used++] = position - (starts[doc] as number);
    }
    found.push(triple);
  }
  return found;
}
