import type { ByteSource } from './byte-source.ts';
import { ByteWindow } from './byte-window.ts';
import { inflateMember, isGzipMagic, isGzippedRecord, streamMember } from './gzip-member.ts';
import type { WarcHeaders } from './record-header.ts';
import { findPlainRecord, RecordSplitter, type SplitItem } from './record-splitter.ts';

/** Where a record stands: the file offset of its gzip member (or of itself), and its number inside that member. */
export interface WarcPosition {
  readonly offset: number;
  readonly index: number;
}

export interface WarcRecord {
  readonly kind: 'record';
  readonly position: WarcPosition;
  /** WARC-Type in lower case, empty where it is missing. */
  readonly type: string;
  readonly headers: WarcHeaders;
  readonly block: Buffer;
  /** The block was longer than the limit and was cut there. */
  readonly cut: boolean;
  /** The gzip member as it stands in the file, where it holds this record and nothing else. */
  readonly member: Buffer | undefined;
}

/** A stretch of the file that held no readable record. */
export interface WarcDamage {
  readonly kind: 'damage';
  /** As that of a record: reading that goes on after it does not meet it again. */
  readonly position: WarcPosition;
  readonly offset: number;
  readonly end: number;
  readonly reason: string;
}

export type WarcItem = WarcRecord | WarcDamage;

export interface ReadOptions {
  /** The last item that is already done: reading goes on after it. */
  readonly after?: WarcPosition;
  readonly blockBytesMax?: number;
}

const BLOCK_BYTES_MAX = 16 << 20;
/** Deflate may store bytes as they are: a header this close to the member's start is the damaged record's own. */
const STORED_DATA_START = 16;
const SCAN_BYTES = 1 << 20;
const SCAN_OVERLAP_BYTES = 4096;

/** Every record of a WARC, WET or mixed file in order, and a report of each stretch that could not be read. */
export async function* readRecords(source: ByteSource, options: ReadOptions = {}): AsyncGenerator<WarcItem> {
  const { after, blockBytesMax = BLOCK_BYTES_MAX } = options;
  const window = new ByteWindow(source);
  let offset = after?.offset ?? 0;
  while (offset < source.size) {
    const head = await window.at(offset, 3);
    const steps = isGzipMagic(head, 0)
      ? readMember(window, offset, blockBytesMax)
      : readPlain(window, offset, blockBytesMax);
    for (;;) {
      const step = await steps.next();
      if (step.done) {
        offset = step.value;
        break;
      }
      if (!isDone(step.value, after)) yield step.value;
    }
  }
}

function isDone(item: WarcItem, after: WarcPosition | undefined): boolean {
  return after !== undefined && item.position.offset === after.offset && item.position.index <= after.index;
}

/** The records of one gzip member; returns where reading goes on. */
async function* readMember(
  window: ByteWindow,
  offset: number,
  blockBytesMax: number,
): AsyncGenerator<WarcItem, number> {
  const member = await inflateMember(window, offset, blockBytesMax);
  if (member.kind === 'large')
    return yield* readLargeMember(window, offset, member.dataOffset, blockBytesMax);
  if (member.kind === 'broken') {
    const end = await findRecordStart(window, offset + 1, offset + STORED_DATA_START);
    yield toDamage(offset, end, member.reason);
    return end;
  }
  const splitter = new RecordSplitter({ blockBytesMax, container: 'member' });
  splitter.push(member.bytes);
  splitter.finish();
  const items = drain(splitter);
  const raw = items.length === 1 ? (await window.at(offset, 1)).subarray(0, member.end - offset) : undefined;
  for (const [index, item] of items.entries()) yield inMember(item, offset, index, member.end, raw);
  return member.end;
}

async function* readLargeMember(
  window: ByteWindow,
  offset: number,
  dataOffset: number,
  blockBytesMax: number,
): AsyncGenerator<WarcItem, number> {
  const splitter = new RecordSplitter({ blockBytesMax, container: 'member' });
  const chunks = streamMember(window, dataOffset);
  let index = 0;
  try {
    for (;;) {
      const chunk = await chunks.next();
      if (chunk.done) {
        splitter.finish();
        for (const item of drain(splitter)) yield inMember(item, offset, index++, chunk.value);
        return chunk.value;
      }
      splitter.push(chunk.value);
      for (const item of drain(splitter)) yield inMember(item, offset, index++, offset + 1);
    }
  } catch (error) {
    if (!(error instanceof Error) || !String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw error;
    const end = await findRecordStart(window, dataOffset, dataOffset + STORED_DATA_START);
    yield toDamage(offset, end, 'gzip data is damaged');
    return end;
  }
}

/** Uncompressed records up to the next gzip member or the end; returns where reading goes on. */
async function* readPlain(
  window: ByteWindow,
  offset: number,
  blockBytesMax: number,
): AsyncGenerator<WarcItem, number> {
  const splitter = new RecordSplitter({ blockBytesMax, container: 'file' });
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

/** What the splitter can give without more bytes. */
function drain(splitter: RecordSplitter): SplitItem[] {
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

/** The first offset at which a record begins: compressed from `from`, uncompressed from `plainFrom`; the source's end if none does. */
async function findRecordStart(window: ByteWindow, from: number, plainFrom: number): Promise<number> {
  for (let offset = from; offset < window.size; ) {
    const bytes = await window.at(offset, SCAN_BYTES);
    const plain = findPlainRecord(bytes, Math.max(0, plainFrom - offset));
    const found = [plain, findGzippedRecord(bytes)].filter((at) => at !== undefined);
    if (found.length > 0) return offset + Math.min(...found);
    if (offset + bytes.length >= window.size) return window.size;
    offset += bytes.length - SCAN_OVERLAP_BYTES;
  }
  return window.size;
}

function findGzippedRecord(bytes: Buffer): number | undefined {
  for (let at = bytes.indexOf(0x1f); at >= 0; at = bytes.indexOf(0x1f, at + 1))
    if (isGzipMagic(bytes, at) && isGzippedRecord(bytes, at)) return at;
  return undefined;
}
