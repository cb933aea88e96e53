import { type Coder, listCount, scannedBytes } from '../coder/coder.ts';
import { writeBlockFile } from '../files/block-file.ts';
import { fileIdentity, type SegmentFile, segmentPath } from '../files/segment-files.ts';
import type { EncodedRows } from './encode-rows.ts';

const rowsAtATime = 4096;

/** Writes what a search scans, list by list, and which row each code belongs to. */
export function writeCodes(
  directory: string,
  store: string,
  id: number,
  coder: Coder,
  { codes, norms, lists }: EncodedRows,
): void {
  const bytesEach = scannedBytes(coder);
  const rows = codes.length / bytesEach;
  const writeFile = (file: SegmentFile, write: Parameters<typeof writeBlockFile>[2]): void =>
    writeBlockFile(segmentPath(directory, id, file), fileIdentity(store, id, file), write);
  const starts = listStarts(lists, rows, lists === undefined ? 1 : listCount(coder));
  const order = rowsByList(lists, rows, starts);
  writeFile('codes', (file) => {
    const part = new Uint8Array(rowsAtATime * bytesEach);
    for (let from = 0; from < rows; from += rowsAtATime) {
      const count = Math.min(rowsAtATime, rows - from);
      for (let at = 0; at < count; at++) {
        const row = order[from + at] as number;
        part.set(codes.subarray(row * bytesEach, (row + 1) * bytesEach), at * bytesEach);
      }
      file.write(part.subarray(0, count * bytesEach));
    }
  });
  const writeWords = (name: SegmentFile, words: Uint32Array | Float32Array): void =>
    writeFile(name, (file) => file.write(new Uint8Array(words.buffer, words.byteOffset, words.byteLength)));
  writeWords('ids', order);
  writeWords('lists', starts);
  if (coder.kind === 'exact')
    writeWords(
      'norms',
      Float32Array.from(order, (row) => norms[row] as number),
    );
}

function listStarts(lists: Uint32Array | undefined, rows: number, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  if (lists === undefined) starts[1] = rows;
  else {
    for (const list of lists) starts[list + 1] = (starts[list + 1] as number) + 1;
    for (let list = 0; list < count; list++)
      starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  }
  return starts;
}

/** Within a list rows keep their order. */
function rowsByList(lists: Uint32Array | undefined, rows: number, starts: Uint32Array): Uint32Array {
  const order = new Uint32Array(rows);
  if (lists === undefined) {
    for (let row = 0; row < rows; row++) order[row] = row;
    return order;
  }
  const next = starts.slice();
  lists.forEach((list, row) => {
    const position = next[list] as number;
    order[position] = row;
    next[list] = position + 1;
  });
  return order;
}
