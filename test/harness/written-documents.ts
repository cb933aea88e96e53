import type { IndexDocument, TextIndexSchema } from '../../src/lib/text-index/index.ts';

export const writtenSchema: TextIndexSchema = { fields: [{ name: 'body', boost: 1 }], filters: [] };

/** A document whose text and record contain the number of the write that created it. */
export const writtenDocument = (key: string, number: number): IndexDocument => ({
  key,
  text: { body: `word write${number}` },
  filters: {},
  stored: Buffer.from(String(number)),
});

export const numberIn = (stored: Uint8Array): number => Number(Buffer.from(stored).toString());

export const readWritten = (key: string, stored: Uint8Array): IndexDocument =>
  writtenDocument(key, numberIn(stored));
