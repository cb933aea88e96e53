import { inflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly path: string;
  readonly content: Buffer;
}

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;

/** The files of a zip archive whose bytes are known by their checksum: nothing is expected to be wrong with it. */
export function* readZip(bytes: Buffer): Generator<ZippedFile> {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new Error('this is no zip archive');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let file = 0; file < count; file++) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (!path.endsWith('/')) yield { path, content: contentAt(bytes, at) };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function contentAt(bytes: Buffer, entry: number): Buffer {
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  return bytes.readUInt16LE(entry + 10) === STORED ? packed : inflateRawSync(packed);
}
