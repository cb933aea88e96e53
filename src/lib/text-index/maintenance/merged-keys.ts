import type { ColumnsWriter } from '../segment/columns.ts';
import { KeysWriter } from '../segment/keys.ts';
import type { Segment } from '../segment/segment.ts';

/**
 * Writes the keys of a merged segment and the rank of each of its documents. `place` gives the new ordinal of a
 * source's document, or -1 when it is not taken over.
 */
export function writeMergedKeys(
  columns: ColumnsWriter,
  sources: readonly Segment[],
  chunkDocuments: readonly number[],
  place: (source: number, ordinal: number) => number,
): void {
  const ranks = chunkDocuments.map((documents) => new Uint32Array(documents));
  const writer = new KeysWriter();
  const cursors = sources.map((segment, source) => {
    const keys = segment.keys.from('');
    return { source, keys, next: keys.next().value as { key: string; document: number } | undefined };
  });
  let rank = 0;
  for (;;) {
    let best: (typeof cursors)[number] | undefined;
    for (const cursor of cursors) {
      if (cursor.next !== undefined && (best?.next === undefined || cursor.next.key < best.next.key))
        best = cursor;
    }
    if (best?.next === undefined) break;
    const ordinal = place(best.source, best.next.document);
    if (ordinal >= 0) {
      writer.add(best.next.key, ordinal);
      (ranks[ordinal >>> 16] as Uint32Array)[ordinal & 65_535] = rank++;
    }
    best.next = best.keys.next().value as { key: string; document: number } | undefined;
  }
  writer.finish(columns);
  ranks.forEach((column, chunk) => {
    columns.add(`${chunk}.ranks`, column);
  });
}
