import {
  ARRAY,
  ARRAY_BLOCK_SHIFT,
  BITMAP_WORDS,
  CHUNK_DOCUMENTS,
  DENSE,
  DOCUMENT_BITS,
  DOCUMENTS,
  GROUPS,
  LIST_HEADER,
  PACKED_ARRAY,
  PACKED_TINY,
  postingListBytesAt,
  RECORD_HEADER,
  recordChunk,
  TINY,
  TINY_HEADER,
} from './layout.ts';
import { UnpackBuffer, unpackArray, unpackedBytesMax, unpackTiny } from './packed-lists.ts';
import { PostingsView } from './postings-view.ts';

/**
 * Parses the records of one or several terms, chunk by chunk. `bytes` must begin at a multiple of 4 in its buffer.
 * `usualImpacts` holds, by chunk, the impact of a usual posting of each document.
 */
export function parsePostingLists(
  bytes: Uint8Array,
  usualImpacts: (chunk: number) => Uint8Array,
): PostingsView[] {
  const views: PostingsView[] = [];
  let unpackedBytes = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = postingListBytesAt(bytes, at);
    if (length === 0 || at + length > bytes.length) throw new Error('a postings record is damaged');
    unpackedBytes += unpackedBytesMax(bytes, at, length);
    at += length;
  }
  const buffer = bytes.buffer as ArrayBuffer;
  const unpacked = new UnpackBuffer(unpackedBytes);
  const shorts = new Uint16Array(buffer, bytes.byteOffset, bytes.length >> 1);
  const words = new Uint32Array(buffer, bytes.byteOffset, bytes.length >> 2);
  for (let at = 0; at < bytes.length; ) {
    const length = postingListBytesAt(bytes, at);
    const view = new PostingsView();
    view.kind = bytes[at] as number;
    view.chunk = recordChunk(bytes, at);
    if (view.kind === PACKED_TINY) {
      const count = ((bytes[at + 1] as number) & 15) + 1;
      unpackTiny(view, shorts, at, length, count, usualImpacts(view.chunk));
    } else if (view.kind === PACKED_ARRAY)
      unpackArray(view, shorts, words, at, length, usualImpacts(view.chunk), unpacked);
    else parsePlain(view, buffer, bytes.byteOffset + at, length, bytes[at + 1] as number);
    views.push(view);
    at += length;
  }
  return views;
}

/** Memory that views hold in addition to the bytes they were parsed from. */
export function unpackedSizeMax(views: readonly PostingsView[]): number {
  let bytes = 0;
  for (const { kind, documents, impacts } of views)
    if (kind === PACKED_ARRAY) bytes += documents.byteLength + impacts.byteLength;
  return bytes;
}

function parsePlain(
  view: PostingsView,
  buffer: ArrayBuffer,
  at: number,
  length: number,
  second: number,
): void {
  if (view.kind === TINY) parseTiny(view, buffer, at, length, (second & 15) + 1);
  else if (view.kind === DOCUMENTS || view.kind === DOCUMENT_BITS) parseList(view, buffer, at);
  else parseLarge(view, buffer, at, length, second);
}

function parseTiny(view: PostingsView, buffer: ArrayBuffer, at: number, length: number, count: number): void {
  const from = at + TINY_HEADER;
  view.count = count;
  view.documents = new Uint16Array(buffer, from, count);
  view.impacts = new Uint8Array(buffer, from + count * 2, count);
  view.masks = new Uint8Array(buffer, from + count * 3, count);
  view.inlinePositions = new Uint16Array(buffer, from + count * 4, (length - TINY_HEADER - count * 4) >> 1);
  for (let i = 0; i < count; i++) view.maxImpact = Math.max(view.maxImpact, view.impacts[i] as number);
}

function parseList(view: PostingsView, buffer: ArrayBuffer, at: number): void {
  view.count = new Uint32Array(buffer, at + 8, 1)[0] as number;
  const from = at + LIST_HEADER;
  if (view.kind === DOCUMENTS) view.documents = new Uint16Array(buffer, from, view.count);
  else view.bits = new Uint32Array(buffer, from, BITMAP_WORDS);
}

function parseLarge(
  view: PostingsView,
  buffer: ArrayBuffer,
  at: number,
  length: number,
  maxImpact: number,
): void {
  const words = new Uint32Array(buffer, at, RECORD_HEADER / 4);
  const shorts = new Uint16Array(buffer, at, RECORD_HEADER / 2);
  const count = words[2] as number;
  view.count = count;
  view.maxImpact = maxImpact;
  view.positionsOffset = (words[4] as number) + (shorts[10] as number) * 0x1_0000_0000;
  view.positionsWidth = shorts[11] as number;
  view.positionsBytes = words[6] as number;
  let from = at + RECORD_HEADER;
  if (view.kind === ARRAY) {
    const blocks = (count + (1 << ARRAY_BLOCK_SHIFT) - 1) >> ARRAY_BLOCK_SHIFT;
    view.documents = new Uint16Array(buffer, from, count);
    view.maxima = new Uint8Array(buffer, from + count * 2, blocks);
    view.impacts = new Uint8Array(buffer, from + count * 2 + blocks, count);
  } else {
    view.bits = new Uint32Array(buffer, from, BITMAP_WORDS);
    from += BITMAP_WORDS * 4;
    view.ranks = new Uint16Array(buffer, from, CHUNK_DOCUMENTS >>> 6);
    from += (CHUNK_DOCUMENTS >>> 6) * 2;
    view.maxima = new Uint8Array(buffer, from, GROUPS);
    view.impacts = new Uint8Array(buffer, from + GROUPS, view.kind === DENSE ? CHUNK_DOCUMENTS : count);
  }
  const groups = (count + 63) >> 6;
  const masksAt = at + (words[3] as number);
  view.maskBits = new Uint8Array(buffer, masksAt, groups * 8);
  view.maskRanks = new Uint16Array(buffer, masksAt + groups * 8, groups);
  view.masks = new Uint8Array(buffer, masksAt + groups * 10, at + length - masksAt - groups * 10);
}
