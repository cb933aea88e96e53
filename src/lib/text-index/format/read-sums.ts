import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { DamagedIndex } from '../errors.ts';
import { bySummedFile, SUM_BLOCK_BYTES, type SummedFile, segmentFileName } from './layout.ts';
import type { SegmentFacts } from './segment-writer.ts';

/** The block checksums of a segment's files. They are themselves checked against the manifest. */
export function readSums(directory: string, facts: SegmentFacts): Record<SummedFile, Uint32Array> {
  const name = segmentFileName(facts.id, 'sums');
  const bytes = Uint8Array.from(readFileSync(join(directory, name)));
  let at = 0;
  const sumsOf = (file: SummedFile): Uint32Array => {
    const { bytes: fileBytes, crc } = facts.files[file];
    const length = Math.ceil(fileBytes / SUM_BLOCK_BYTES) * 4;
    const piece = bytes.subarray(at, at + length);
    if (piece.length !== length || crc32(piece) !== crc)
      throw new DamagedIndex(
        join(directory, name),
        `does not contain the checksums of the segment's ${file}`,
      );
    at += length;
    return new Uint32Array(bytes.buffer, piece.byteOffset, length / 4);
  };
  return bySummedFile(sumsOf);
}
