import type { TextColumn } from '../format/document-columns.ts';
import type { IndexView } from './match/index-view.ts';

/** What the documents of a view are sorted by: a number, largest first; negative infinity stands for no value. */
export interface SortSource {
  /** Returns a function that gives the numbers of a chunk. */
  enter(chunk: number): (doc: number, score: number) => number;
  /** For texts, the number only covers the first bytes, so texts with equal numbers are compared as a whole. */
  readonly texts: Texts | undefined;
  /** The number for a value in the form that callers use. */
  numberOf?(value: number | string): number;
}

/** The texts of a view by chunk. */
export type Texts = (chunk: number) => TextColumn;

export const scoreSource = (sign: 1 | -1): SortSource => ({
  enter: () => (_, score) => sign * score,
  texts: undefined,
  numberOf: (value) => sign * Number(value),
});

export const numberSource = (view: IndexView, at: number, sign: 1 | -1): SortSource => ({
  enter(chunk) {
    const { values, missing } = view.numbers(chunk, at);
    return (doc) => {
      const value = values[doc] as number;
      return value === missing || Number.isNaN(value) ? Number.NEGATIVE_INFINITY : sign * value;
    };
  },
  texts: undefined,
  numberOf: (value) => sign * Number(value),
});

/** This many bytes of a text fit the integer part of a double. */
const prefixBytes = 6;

export function textSource(view: IndexView, at: number, sign: 1 | -1): SortSource {
  const known: (TextColumn | undefined)[] = [];
  const texts: Texts = (chunk) => {
    const column = known[chunk] ?? view.texts(chunk, at);
    known[chunk] = column;
    return column;
  };
  return {
    enter(chunk) {
      const { bytes, offsets } = texts(chunk);
      return (doc) => {
        const [from, to] = [offsets[doc] as number, offsets[doc + 1] as number];
        return from === to ? Number.NEGATIVE_INFINITY : sign * prefixOf(bytes, from, to);
      };
    },
    texts,
    numberOf: (value) => {
      const bytes = Buffer.from(String(value));
      return sign * prefixOf(bytes, 0, bytes.length);
    },
  };
}

function prefixOf(bytes: Uint8Array, from: number, to: number): number {
  let prefix = 0;
  for (let i = 0; i < prefixBytes; i++)
    prefix = prefix * 256 + (from + i < to ? (bytes[from + i] as number) : 0);
  return prefix;
}

/** The part of a document's text that is used for sorting. */
export function textAt(texts: Texts, ordinal: number): Buffer {
  const { bytes, offsets } = texts(ordinal >>> 16);
  const doc = ordinal & 65_535;
  return sortedPart(bytes.subarray(offsets[doc], offsets[doc + 1]));
}

/** Texts are only compared up to this length, because a position contains its text and is sent as part of a URL. */
const sortedBytes = 256;

/** The beginning of a text that is used for sorting, cut at a character boundary. */
export function sortedPart(text: Buffer): Buffer {
  if (text.length <= sortedBytes) return text;
  let end = sortedBytes;
  while (((text[end] as number) & 0xc0) === 0x80) end--;
  return text.subarray(0, end);
}

export const compareTexts = (a: Buffer, b: Buffer): number => Buffer.compare(a, b);
