import type { Deadline } from '../../../deadline.ts';
import type { ScoringRows, TextColumn } from '../../format/document-columns.ts';
import type { NumberColumn } from '../../format/number-column.ts';
import type { PositionList } from '../../format/position-list.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import type { RecordBuffer, StoredRecord } from '../../format/records.ts';

/** Documents of a chunk that may match. */
export interface Allowed {
  readonly bits: Uint32Array;
  /** All other documents, ascending, when they are known and few. */
  readonly missing: Uint16Array | undefined;
}

export interface KeyOrder {
  rank(ordinal: number): number;
  ordinalAt(rank: number): number;
}

/**
 * One segment, or the tail, as an unchanging view with what a query needs. Ordinals identify documents within a view: chunk ×
 * 65,536 + document. Keys are binary strings.
 */
export interface IndexView {
  readonly chunks: number;
  /** Number of live documents. */
  readonly documents: number;
  /** Prefix under which results computed from this view alone may be cached; absent when the view changes. */
  readonly cachePrefix: string | undefined;
  documentsIn(chunk: number): number;
  /** The live documents of a chunk, or undefined when all are live. */
  live(chunk: number): Allowed | undefined;
  /** By chunk; undefined when no document has the dictionary key. */
  postings(key: string): readonly (PostingsView | undefined)[] | undefined;
  /** The lists of several dictionary keys, by chunk. They are read for one use and not cached. */
  postingsOfMany(keys: readonly string[], deadline: Deadline): PostingsView[][];
  /** Exact number of live documents with the dictionary key. */
  liveCount(key: string): number;
  /** Two bits per chunk: how common the word is there. */
  pairLevels(word: string): number;
  positions(key: string, view: PostingsView): PositionList;
  /** By chunk, the documents that have the words in a row, if the view keeps such lists for arbitrary words; undefined otherwise. */
  phrase(words: readonly string[]): readonly (PostingsView | undefined)[] | undefined;
  /** Dictionary keys with a prefix, ascending, with the number of documents that have them (including dead ones). */
  scan(prefix: string): Iterable<{ readonly key: string; readonly documents: number }>;
  scoring(chunk: number): ScoringRows;
  priors(chunk: number): Uint8Array;
  /** The generation in which the documents of a chunk became visible: one for all of them, or one for each. */
  births(chunk: number): number | ArrayLike<number>;
  /** When one document was first or last written. */
  time(which: 'first' | 'last', ordinal: number): number;
  numbers(chunk: number, at: number): NumberColumn;
  texts(chunk: number, at: number): TextColumn;
  /** Whether the key of one document sorts before that of another. */
  isBefore(ordinal: number, other: number): boolean;
  /** Returns a test for documents whose key sorts after this one. */
  isAfterKey(key: string): (ordinal: number) => boolean;
  /** The ascending order of the keys, for sorting many documents at once. */
  order(): KeyOrder;
  key(ordinal: number): string;
  record(ordinal: number, buffer: RecordBuffer): StoredRecord;
  /** The live document of a key, or -1. */
  find(key: string): number;
  /** Keys of live documents at or after `from`, ascending. */
  keysFrom(from: string): Iterable<{ readonly key: string; readonly document: number }>;
}
