/**
 * The shape of a segment on disk. Numbers are little-endian, as on every machine this runs on (x64, arm64).
 *
 * A segment holds up to 16 chunks of up to 65,536 documents. Its `terms` file is the sorted dictionary; for every
 * entry the `postings` file holds one record per chunk that has the term, in chunk order, each a multiple of 4 bytes.
 *
 *   TINY     at most 16 documents: u8 kind, u8 documents - 1 and chunk in four bits each, u16 fourths of the record's
 *            bytes; u16 documents, u8 impacts, u8 field masks, u16 positions.
 *   others   u8 kind, u8 largest impact, u16 chunk, u32 bytes of the record, u32 documents, u32 offset of the masks,
 *            u32+u16 offset and u16 width of the positions, u32 bytes of the positions; then by kind
 *   ARRAY    u16 documents, u8 maxima of 128 impacts, u8 impacts.
 *   BITMAP   u32[2048] bits, u16[1024] ranks (one per 64 documents), u8[128] maxima of 512 documents, u8 impacts.
 *   DENSE    the same with 65,536 impacts, one per document of the chunk.
 *   Masks: one bit per posting (1 = not the last field alone), u16 rank per 64 bits, u8 masks of the set bits.
 * DOCUMENTS and DOCUMENT_BITS (filters) have a header of 16 bytes and no impacts, masks or positions.
 */
export const CHUNK_DOCUMENTS = 65_536;
export const SEGMENT_CHUNKS_MAX = 16;
export const BITMAP_WORDS = CHUNK_DOCUMENTS / 32;

export const TINY = 0;
export const ARRAY = 1;
export const BITMAP = 2;
export const DENSE = 3;
export const DOCUMENTS = 5;
export const DOCUMENT_BITS = 6;

export const TINY_MAX = 16;
export const ARRAY_MAX = 4096;
/** Above this many documents a byte for every document of the chunk costs little more than a byte per posting. */
export const BITMAP_MAX = CHUNK_DOCUMENTS / 4;

export const TINY_HEADER = 4;
export const TINY_BYTES_MAX = 0xffff * 4;
export const LIST_HEADER = 16;
export const RECORD_HEADER = 28;

export const ARRAY_BLOCK_SHIFT = 7;
export const GROUP_SHIFT = 9;
export const GROUPS = CHUNK_DOCUMENTS >>> GROUP_SHIFT;
/** The start of every sixteenth run of positions is noted. */
export const POSITION_STRIDE_SHIFT = 4;

/** The last position of a posting carries this bit. */
export const NARROW_END = 0x8000;
export const WIDE_END = 0x8000_0000;

/** Dictionary keys begin with the kind of the entry. */
export const FILTER_PREFIX = '\x01';
export const WORD_PREFIX = '\x02';
export const PAIR_PREFIX = '\x03';
export const TRIPLE_PREFIX = '\x04';
export const KEY_SEPARATOR = '\x00';

export const FIELDS_MAX = 8;

/** In this order the `sums` file holds the checksums of their blocks, a CRC-32 of four bytes each. */
export type SummedFile = 'terms' | 'postings' | 'positions' | 'records' | 'columns';
export const SUMMED_FILES: readonly SummedFile[] = ['terms', 'postings', 'positions', 'records', 'columns'];
/** Asks for each of them in that order. */
export function bySummedFile<T>(read: (file: SummedFile) => T): Record<SummedFile, T> {
  return Object.fromEntries(SUMMED_FILES.map((file) => [file, read(file)])) as Record<SummedFile, T>;
}

export type SegmentFile = SummedFile | 'sums';
export const SEGMENT_FILES: readonly SegmentFile[] = [...SUMMED_FILES, 'sums'];
/** Small, because the first read of one row reads its whole block; large, because every thread keeps four bytes for each. */
export const SUM_BLOCK_BYTES = 16_384;

export function segmentFileName(id: number, file: SegmentFile): string {
  return `segment-${String(id).padStart(8, '0')}.${file}`;
}

export function align4(bytes: number): number {
  return (bytes + 3) & ~3;
}

export function postingListBytesAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] === TINY) return ((bytes[at + 2] as number) | ((bytes[at + 3] as number) << 8)) * 4;
  const low =
    (bytes[at + 4] as number) | ((bytes[at + 5] as number) << 8) | ((bytes[at + 6] as number) << 16);
  return low + (bytes[at + 7] as number) * 0x100_0000;
}

export function recordChunk(bytes: Uint8Array, at: number): number {
  if (bytes[at] === TINY) return (bytes[at + 1] as number) >> 4;
  return (bytes[at + 2] as number) | ((bytes[at + 3] as number) << 8);
}

export function setRecordChunk(record: Uint8Array, chunk: number): void {
  if (record[0] === TINY) record[1] = ((record[1] as number) & 15) | (chunk << 4);
  else record[2] = chunk;
}
