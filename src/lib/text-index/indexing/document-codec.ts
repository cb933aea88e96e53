import { crc32 } from 'node:zlib';
import type { IndexDocument } from '../api.ts';
import { DamagedIndex } from '../errors.ts';

const headerBytes = 8;

type Body = Omit<IndexDocument, 'stored'>;

/** Encodes a document for the tail: checksum of the rest, length of the text part, the text part as JSON, the stored record. */
export function encodeDocument(document: IndexDocument): Uint8Array {
  const { stored, ...body } = document;
  const text = Buffer.from(JSON.stringify(body satisfies Body));
  const bytes = Buffer.allocUnsafe(headerBytes + text.length + stored.length);
  bytes.writeUInt32LE(text.length, 4);
  bytes.set(text, headerBytes);
  bytes.set(stored, headerBytes + text.length);
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
  return bytes;
}

export function decodeDocument(bytes: Uint8Array): IndexDocument {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (crc32(buffer.subarray(4)) !== buffer.readUInt32LE(0))
    throw new DamagedIndex('index.sqlite', 'contains a recent document with a wrong checksum');
  const end = headerBytes + buffer.readUInt32LE(4);
  const body = JSON.parse(buffer.toString('utf8', headerBytes, end)) as Body;
  return { ...body, stored: Uint8Array.from(buffer.subarray(end)) };
}
