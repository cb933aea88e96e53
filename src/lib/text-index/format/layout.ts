/**
 * The layout of a segment on disk. Numbers are little-endian, like the machines this runs on (x64, arm64).
 *
 * A segment holds up to 16 chunks of up to 65,536 documents. Its `terms` file is the sorted dictionary. For every
 * entry, the `postings` file holds one record per chunk that has the term, in chunk order. A record's size is a multiple of 4 bytes.
 *
 *   PACKED_TINY   at most 16 documents: u8 kind, u8 with documents - 1 and chunk in four bits each, u16 size of the record
 *            divided by 4; u16 documents; u16 positions, the last one of a document marked; u8 impact and u8 mask per unusual posting.
 *   PACKED_ARRAY  at most 4,096 documents: u8 kind, u8 largest impact, u16 chunk, u32 bytes of the record, u32 bytes of the
 *            positions, u32+u16 their offset, u16 documents - 1; per 128 documents u8 width of their gaps and u8 largest impact;
 *            the gaps; one bit per posting (1 = unusual); u8 impact and u8 mask per unusual posting.
 *   BITMAP   u8 kind, u8 largest impact, u16 chunk, u32 bytes of the record, u32 documents, u32 offset of the masks, u32+u16
 *            offset and u16 width of the positions (0 = packed), u32 bytes of the positions; u32[2048] bits, u16[1024] ranks (one
 *            per 64 documents), u8[128] largest impacts of 512 documents each, u8 impacts.
 *   DENSE    the same with 65,536 impacts, one per document of the chunk.
 *   Masks of BITMAP and DENSE: one bit per posting (1 = not in the last field alone), u16 rank per 64 bits, u8 masks of the set bits.
 * A usual posting has the word once, in the last field. Its impact is in the column `usual`, by document.
 * DOCUMENTS and DOCUMENT_BITS (filters) have a header of 16 bytes and no impacts, masks or positions.
 *
 * Formats that are still read but no longer written (format 4):
 *   TINY     like PACKED_TINY, with u16 documents, u8 impacts, u8 field masks, u16 positions.
 *   ARRAY    the header of a bitmap; u16 documents, u8 largest impacts of 128 documents each, u8 impacts; masks.
 *   Positions have 2 or 4 bytes, the last one of a posting marked, after a table with the start of every sixteenth posting.
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
export const PACKED_ARRAY = 7;
export const PACKED_TINY = 8;

export const TINY_MAX = 16;
export const ARRAY_MAX = 4096;
/** Above this many documents, one byte for every document of the chunk costs little more than one byte per posting. */
export const BITMAP_MAX = CHUNK_DOCUMENTS / 4;

export const TINY_HEADER = 4;
export const TINY_BYTES_MAX = 0xffff * 4;
export const LIST_HEADER = 16;
export const RECORD_HEADER = 28;
export const PACKED_ARRAY_HEADER = 20;

export const ARRAY_BLOCK_SHIFT = 7;
export const GROUP_SHIFT = 9;
export const GROUPS = CHUNK_DOCUMENTS >>> GROUP_SHIFT;
/** The start of every sixteenth run of positions is stored. */
export const POSITION_STRIDE_SHIFT = 4;

/** Set in the last position of a posting. */
export const NARROW_END = 0x8000;
export const WIDE_END = 0x8000_0000;
/** In a packed tiny list, also set in the last position of an unusual posting. Positions in such a list must therefore be smaller. */
export const TINY_UNUSUAL = 0x4000;
/** The width that marks positions as packed. */
export const PACKED_WIDTH = 0;

/** A dictionary key begins with the kind of its entry. */
export const FILTER_PREFIX = '\x01';
export const WORD_PREFIX = '\x02';
export const PAIR_PREFIX = '\x03';
export const TRIPLE_PREFIX = '\x04';
export const KEY_SEPARATOR = '\x00';

export const FIELDS_MAX = 8;

/** The files with checksums, in the order in which the `sums` file holds the checksums of their blocks: a CRC-32 of four bytes each. */
export type SummedFile = 'terms' | 'postings' | 'positions' | 'records' | 'columns';
export const SUMMED_FILES: readonly SummedFile[] = ['terms', 'postings', 'positions', 'records', 'columns'];
/** Calls `read` for each of these files in that order. */
export function bySummedFile<T>(read: (file: SummedFile) => T): Record<SummedFile, T> {
  return Object.fromEntries(SUMMED_FILES.map((file) => [file, read(file)])) as Record<SummedFile, T>;
}

export type SegmentFile = SummedFile | 'sums';
export const SEGMENT_FILES: readonly SegmentFile[] = [...SUMMED_FILES, 'sums'];
/** Small, because the first read of a row reads its whole block. Large, because every thread keeps four bytes per block. */
export const SUM_BLOCK_BYTES = 16_384;

export function segmentFileName(id: number, file: SegmentFile): string {
  return `segment-${String(id).padStart(8, '0')}.${file}`;
}

export function align4(bytes: number): number {
  return (bytes + 3) & ~3;
}

function isTiny(kind: number): boolean {
  return kind === PACKED_TINY || kind === TINY;
}

export function postingListBytesAt(bytes: Uint8Array, at: number): number {
  if (isTiny(bytes[at] as number)) return ((bytes[at + 2] as number) | ((bytes[at + 3] as number) << 8)) * 4;
  return uint32At(bytes, at + 4);
}

export function recordChunk(bytes: Uint8Array, at: number): number {
  if (isTiny(bytes[at] as number)) return (bytes[at + 1] as number) >> 4;
  return (bytes[at + 2] as number) | ((bytes[at + 3] as number) << 8);
}

export function setRecordChunk(record: Uint8Array, chunk: number): void {
  if (isTiny(record[0] as number)) record[1] = ((record[1] as number) & 15) | (chunk << 4);
  else record[2] = chunk;
}

/** Where the positions of a record are in the positions file. Records with inline positions and filters have none. */
export function positionsPlace(record: Uint8Array): { readonly offset: number; readonly bytes: number } {
  const kind = record[0] as number;
  if (kind !== PACKED_ARRAY && kind !== BITMAP && kind !== DENSE && kind !== ARRAY)
    return { offset: 0, bytes: 0 };
  const at = positionsOffsetAt(kind);
  const high = (record[at + 4] as number) | ((record[at + 5] as number) << 8);
  return {
    offset: uint32At(record, at) + high * 0x1_0000_0000,
    bytes: uint32At(record, kind === PACKED_ARRAY ? 8 : 24),
  };
}

export function setPositionsOffset(record: Uint8Array, offset: number): void {
  const at = positionsOffsetAt(record[0] as number);
  let rest = offset;
  for (let i = 0; i < 6; i++) {
    record[at + i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}

function positionsOffsetAt(kind: number): number {
  return kind === PACKED_ARRAY ? 12 : 16;
}

function uint32At(bytes: Uint8Array, at: number): number {
  const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
  return low + (bytes[at + 3] as number) * 0x100_0000;
}
