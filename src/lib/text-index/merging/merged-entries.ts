import { type Dictionary, DictionaryCursor } from '../format/dictionary.ts';
import { MergeHeap } from './merge-heap.ts';

export interface MergedEntry {
  readonly key: string;
  /** The entry in each source that has the key. Valid until the next step. */
  readonly found: readonly TermCursor[];
}

/** Iterates several dictionaries together, by ascending key. */
export function* mergedEntries(dictionaries: readonly Dictionary[], prefix: string): Generator<MergedEntry> {
  const heap = new MergeHeap(
    dictionaries.map((dictionary, source) => new TermCursor(source, dictionary, prefix)),
  );
  const found: TermCursor[] = [];
  for (let top = heap.top; top !== undefined; top = heap.top) {
    const { key } = top;
    found.length = 0;
    for (let same = heap.top; same?.key === key; same = heap.top) {
      found.push(same);
      heap.take();
    }
    yield { key, found };
    for (const cursor of found) heap.advance(cursor);
  }
}

class TermCursor extends DictionaryCursor {
  readonly source: number;

  constructor(source: number, dictionary: Dictionary, prefix: string) {
    super(dictionary, prefix);
    this.source = source;
  }
}
