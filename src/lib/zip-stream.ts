import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly at: number;
}

/** Sizes take four bytes; larger files would need another format, which not every program supports. */
const BYTES_MAX = 0xffff_ffff;
/** The flags mean: sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;

/** An archive of some files, compressed while they are produced, so that nothing is held in memory. Throws if one is larger than 4 GB. */
export async function* zipStream(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const start = at;
    const header = localHeader(Buffer.from(name));
    yield header;
    at += header.length;
    const counted = { crc: 0, size: 0 };
    let compressed = 0;
    // The error of either side reaches the loop; leaving the loop ends both.
    const deflated = pipeline(Readable.from(counting(content, counted)), createDeflateRaw(), () => undefined);
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      compressed += chunk.length;
      yield chunk;
    }
    at += compressed;
    const entry = { name: Buffer.from(name), ...counted, compressed, at: start };
    if (at > BYTES_MAX) throw new Error(`the archive is larger than ${BYTES_MAX} bytes`);
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    sizesOf(entry).copy(descriptor, 4);
    yield descriptor;
    at += descriptor.length;
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  yield directory;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  yield end;
}

async function* counting(
  content: ZippedFile['content'],
  counted: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    counted.crc = crc32(bytes, counted.crc);
    counted.size += bytes.length;
    if (counted.size > BYTES_MAX) throw new Error(`a file of the archive is larger than ${BYTES_MAX} bytes`);
    yield bytes;
  }
}

function sizesOf({ crc, compressed, size }: Pick<Entry, 'crc' | 'compressed' | 'size'>): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32LE(crc, 0);
  bytes.writeUInt32LE(compressed, 4);
  bytes.writeUInt32LE(size, 8);
  return bytes;
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry({ name, at, ...sizes }: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  sizesOf(sizes).copy(header, 16);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(at, 42);
  return Buffer.concat([header, name]);
}
