import type { IndexDocument } from '../api.ts';

type Body = Omit<IndexDocument, 'stored'>;

/** A document as the tail keeps it: length of the text part, the text part as JSON, the stored record. */
export function encodeDocument(document: IndexDocument): Uint8Array {
  const { stored, ...body } = document;
  const text = Buffer.from(JSON.stringify(body satisfies Body));
  const bytes = Buffer.allocUnsafe(4 + text.length + stored.length);
  bytes.writeUInt32LE(text.length, 0);
  bytes.set(text, 4);
  bytes.set(stored, 4 + text.length);
  return bytes;
}

export function decodeDocument(bytes: Uint8Array): IndexDocument {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = 4 + buffer.readUInt32LE(0);
  const body = JSON.parse(buffer.toString('utf8', 4, end)) as Body;
  return { ...body, stored: Uint8Array.from(buffer.subarray(end)) };
}
