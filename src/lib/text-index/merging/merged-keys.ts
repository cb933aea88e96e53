import type { ColumnsWriter } from '../format/columns.ts';
import { type KeyEntry, KeysWriter } from '../format/keys.ts';
import type { Segment } from '../format/segment.ts';
import { MergeHeap } from './merge-heap.ts';

/**
 * Writes the keys of a merged segment and the rank of each of its documents. `place` returns the new ordinal of a source's
 * document, or -1 when the document is dropped.
 */
export function writeMergedKeys(
  columns: ColumnsWriter,
  sources: readonly Segment[],
  chunkDocuments: readonly number[],
  place: (source: number, ordinal: number) => number,
): void {
  const ranks = chunkDocuments.map((documents) => new Uint32Array(documents));
  const writer = new KeysWriter();
  const heap = new MergeHeap(sources.map((segment, source) => new KeyCursor(source, segment)));
  let rank = 0;
  for (let top = heap.top; top !== undefined; top = heap.top) {
    const ordinal = place(top.source, top.document);
    if (ordinal >= 0) {
      writer.add(top.key, ordinal);
      (ranks[ordinal >>> 16] as Uint32Array)[ordinal & 65_535] = rank++;
    }
    heap.take();
    heap.advance(top);
  }
  writer.finish(columns);
  ranks.forEach((column, chunk) => {
    columns.add(`${chunk}.ranks`, column);
  });
}

class KeyCursor {
  readonly source: number;
  key = '';
  document = 0;
  private readonly entries: Generator<KeyEntry>;

  constructor(source: number, segment: Segment) {
    this.source = source;
    this.entries = segment.keys.from('');
  }

  advance(): boolean {
    const next = this.entries.next();
    if (next.done === true) return false;
    this.key = next.value.key;
    this.document = next.value.document;
    return true;
  }
}
