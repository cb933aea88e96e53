import { ARC_START } from './arc-splitter.ts';
import type { ByteWindow } from './byte-window.ts';
import { inflateMember, isGzippedRecord } from './gzip-member.ts';
import { endOfPlainRecord, followsRecord, gzipHeads, plainHeads } from './record-start.ts';

/** Deflate may store bytes uncompressed: a header this close to the member's start belongs to the damaged record itself. */
const STORED_DATA_START = 16;
const SCAN_BYTES = 1 << 20;
const OVERLAP_BYTES = 4096;
const LINE_BREAKS_MAX = 64;

/**
 * Where reading resumes after the gzip member at `damaged`; the source's end if nowhere. A damaged member contains the bytes of an
 * untrusted page, and deflate stores what it cannot compress unchanged, so a gzip record inside that page would be found too. Therefore a
 * record only counts if it is intact and leads to another one, or to the end of the file.
 */
export async function findRecordAfterDamage(
  window: ByteWindow,
  damaged: number,
  { blockBytesMax, arc }: { readonly blockBytesMax: number; readonly arc: boolean },
): Promise<number> {
  for (let offset = damaged + 1; offset < window.size; ) {
    const bytes = (await window.at(offset, SCAN_BYTES)).subarray(0, SCAN_BYTES + OVERLAP_BYTES);
    const plainFrom = Math.max(0, damaged + STORED_DATA_START - offset);
    const candidates = [
      ...[...gzipHeads(bytes, 0, (at) => isGzippedRecord(bytes, at, arc ? ARC_START : undefined))].map(
        (at) => ({ at, isGzip: true }),
      ),
      ...(arc ? [] : [...plainHeads(bytes, plainFrom)]).map((at) => ({ at, isGzip: false })),
    ].sort((a, b) => a.at - b.at);
    for (const { at, isGzip } of candidates) {
      const end = isGzip
        ? await endOfMemberAt(window, offset + at, blockBytesMax)
        : await endOfRecordAt(window, offset + at);
      if (end !== undefined && (await leadsOn(window, end))) return offset + at;
    }
    if (offset + bytes.length >= window.size) return window.size;
    offset += bytes.length - OVERLAP_BYTES;
  }
  return window.size;
}

async function endOfMemberAt(window: ByteWindow, at: number, decodedBytesMax: number) {
  const member = await inflateMember(window, at, decodedBytesMax);
  return member.kind === 'whole' ? member.end : undefined;
}

async function endOfRecordAt(window: ByteWindow, at: number): Promise<number | undefined> {
  const end = endOfPlainRecord(await window.at(at, 64 << 10), 0);
  return end === undefined ? undefined : at + end;
}

async function leadsOn(window: ByteWindow, end: number): Promise<boolean> {
  if (end > window.size) return false;
  const bytes = end === window.size ? Buffer.alloc(0) : await window.at(end, LINE_BREAKS_MAX);
  const isFinal = end + bytes.length >= window.size;
  return followsRecord(bytes, 0, { isFinal, hasGzip: true }) === 'yes';
}
