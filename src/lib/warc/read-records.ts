import { ARC_START, ArcSplitter } from './arc-splitter.ts';
import type { ByteSource } from './byte-source.ts';
import { ByteWindow } from './byte-window.ts';
import { inflateMember, isGzipMagic, isGzippedRecord, streamMember } from './gzip-member.ts';
import { recogniseFile } from './recognise-file.ts';
import type { WarcHeaders } from './record-header.ts';
import { RecordSplitter, type SplitItem, type SplitterOptions } from './record-splitter.ts';
import { endOfPlainRecord, followsRecord, gzipHeads, plainHeads, startsRecord } from './record-start.ts';

/** The position of a record: the file offset of its gzip member (or of itself), and its number inside that member. */
export interface WarcPosition {
  readonly offset: number;
  readonly index: number;
}

export interface WarcRecord {
  readonly kind: 'record';
  readonly position: WarcPosition;
  /** WARC-Type in lower case; empty if it is missing. */
  readonly type: string;
  readonly headers: WarcHeaders;
  readonly block: Buffer;
  /** Whether the block exceeded the limit and was truncated. */
  readonly cut: boolean;
  /** The gzip member as it is in the file, if it contains only this record. */
  readonly member: Buffer | undefined;
}

/** Part of the file without a readable record. */
export interface WarcDamage {
  readonly kind: 'damage';
  /** Like that of a record: if reading resumes after it, it is not returned again. */
  readonly position: WarcPosition;
  readonly offset: number;
  readonly end: number;
  readonly reason: string;
}

export type WarcItem = WarcRecord | WarcDamage;

export interface ReadOptions {
  /** The last item that is already done: reading resumes after it. */
  readonly after?: WarcPosition;
  readonly blockBytesMax?: number;
}

const BLOCK_BYTES_MAX = 16 << 20;

type Splitter = RecordSplitter | ArcSplitter;

/** How the current file is read. */
interface Reading {
  readonly window: ByteWindow;
  readonly blockBytesMax: number;
  readonly arc: boolean;
}

/** No writer makes this many; each takes longer to read than to write. */
const EMPTY_MEMBERS_MAX = 1_000;

/** Every record of a WARC, WET, ARC or mixed file in order, and a report of each part that could not be read. */
export async function* readRecords(source: ByteSource, options: ReadOptions = {}): AsyncGenerator<WarcItem> {
  const { after, blockBytesMax = BLOCK_BYTES_MAX } = options;
  const window = new ByteWindow(source);
  const reading: Reading = { window, blockBytesMax, arc: (await recogniseFile(source)) === 'arc' };
  let offset = after?.offset ?? 0;
  let empty = 0;
  while (offset < source.size) {
    if (empty >= EMPTY_MEMBERS_MAX) {
      yield toDamage(offset, source.size, `more than ${EMPTY_MEMBERS_MAX} empty gzip members in a row`);
      return;
    }
    empty += 1;
    const head = await window.at(offset, 3);
    const steps = isGzipMagic(head, 0) ? readMember(reading, offset) : readPlain(reading, offset);
    for (;;) {
      const step = await steps.next();
      if (step.done) {
        offset = step.value;
        break;
      }
      empty = 0;
      if (!isDone(step.value, after)) yield step.value;
    }
  }
}

function isDone(item: WarcItem, after: WarcPosition | undefined): boolean {
  return after !== undefined && item.position.offset === after.offset && item.position.index <= after.index;
}

/** The records of one gzip member; returns where reading continues. */
async function* readMember(reading: Reading, offset: number): AsyncGenerator<WarcItem, number> {
  const { window, blockBytesMax, arc } = reading;
  const member = await inflateMember(window, offset, blockBytesMax);
  if (member.kind === 'large') return yield* readLargeMember(reading, offset, member.dataOffset);
  if (member.kind === 'broken') {
    const end = await findRecordAfterDamage(window, offset, reading);
    yield toDamage(offset, end, member.reason);
    return end;
  }
  const { items, end } = await splitMember(reading, member);
  const raw =
    items.length === 1 && end === member.end && !arc
      ? (await window.at(offset, 1)).subarray(0, end - offset)
      : undefined;
  for (const [index, item] of items.entries()) yield inMember(item, offset, index, end, raw);
  return end;
}

/**
 * The records of a member held in memory. Some writers end a member in the middle of a record: if the last record is incomplete and the
 * next member does not start with a record, it continues there.
 */
async function splitMember(
  reading: Reading,
  first: { readonly bytes: Buffer; readonly end: number },
): Promise<{ readonly items: SplitItem[]; readonly end: number }> {
  const { window, blockBytesMax } = reading;
  let { bytes, end } = first;
  for (;;) {
    const splitter = createSplitter(reading, 'member');
    splitter.push(bytes);
    splitter.finish();
    const items = drain(splitter);
    const bytesLeft = blockBytesMax - bytes.length;
    const isContinued = splitter.isShort && bytesLeft > 0 && isGzipMagic(await window.at(end, 3), 0);
    const next = isContinued ? await inflateMember(window, end, bytesLeft) : undefined;
    if (next?.kind !== 'whole' || next.bytes.length === 0 || startsRecord(next.bytes, 0))
      return { items, end };
    bytes = Buffer.concat([bytes, next.bytes]);
    end = next.end;
  }
}

async function* readLargeMember(
  reading: Reading,
  offset: number,
  dataOffset: number,
): AsyncGenerator<WarcItem, number> {
  const { window } = reading;
  const splitter = createSplitter(reading, 'member');
  const chunks = streamMember(window, dataOffset);
  let index = 0;
  try {
    for (;;) {
      const chunk = await chunks.next();
      if (chunk.done) {
        const { end, isSound } = chunk.value;
        splitter.finish();
        for (const item of drain(splitter)) yield inMember(item, offset, index++, end);
        // Its records were already returned, so the damage can only be reported.
        if (!isSound) yield toDamage(offset, end, 'gzip checksum does not match');
        return end;
      }
      splitter.push(chunk.value);
      for (const item of drain(splitter)) yield inMember(item, offset, index++, offset + 1);
    }
  } catch (error) {
    if (!(error instanceof Error) || !String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw error;
    const end = await findRecordAfterDamage(window, offset, reading);
    yield toDamage(offset, end, 'gzip data is damaged');
    return end;
  }
}

/** Uncompressed records up to the next gzip member or the end; returns where reading continues. */
async function* readPlain(reading: Reading, offset: number): AsyncGenerator<WarcItem, number> {
  const { window } = reading;
  const splitter = createSplitter(reading, 'file');
  let pushed = offset;
  for (;;) {
    const item = splitter.next();
    if (item === 'end' || item === 'gzip') return offset + splitter.offset;
    if (item === 'more') {
      if (pushed >= window.size) splitter.finish();
      else {
        const chunk = await window.at(pushed, 1);
        splitter.push(chunk);
        pushed += chunk.length;
      }
    } else if (item.kind === 'damage') {
      yield toDamage(offset + item.start, offset + item.end, item.reason);
    } else {
      yield toRecord(item, { offset: offset + item.start, index: 0 });
    }
  }
}

function createSplitter({ blockBytesMax, arc }: Reading, container: SplitterOptions['container']): Splitter {
  return arc
    ? new ArcSplitter({ blockBytesMax, container })
    : new RecordSplitter({ blockBytesMax, container });
}

/** The items that the splitter can return without more bytes. */
function drain(splitter: Splitter): SplitItem[] {
  const items: SplitItem[] = [];
  for (;;) {
    const item = splitter.next();
    if (typeof item === 'string') return items;
    items.push(item);
  }
}

function inMember(item: SplitItem, offset: number, index: number, end: number, raw?: Buffer): WarcItem {
  if (item.kind === 'damage') return { ...toDamage(offset, end, item.reason), position: { offset, index } };
  return toRecord(item, { offset, index }, raw);
}

function toDamage(offset: number, end: number, reason: string): WarcDamage {
  return { kind: 'damage', position: { offset: end, index: -1 }, offset, end, reason };
}

function toRecord(item: SplitItem & { kind: 'record' }, position: WarcPosition, raw?: Buffer): WarcRecord {
  const { headers, block, cut } = item;
  const type = headers.get('warc-type')?.toLowerCase() ?? '';
  return { kind: 'record', position, type, headers, block, cut, member: cut ? undefined : raw };
}

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
async function findRecordAfterDamage(
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
