import { hasBit, popcount } from '../format/bits.ts';
import type { ScoringRows, TextColumn } from '../format/document-columns.ts';
import { textKey } from '../format/keys.ts';
import { doublesColumn, type NumberColumn } from '../format/number-column.ts';
import type { PositionList } from '../format/position-list.ts';
import type { PostingsView } from '../format/postings-view.ts';
import type { RecordBuffer, StoredRecord } from '../format/records.ts';
import type { PreparedDocument } from '../indexing/prepare-document.ts';
import type { Allowed, IndexView, KeyOrder } from '../search/match/index-view.ts';
import type { TailChunk } from './tail-chunk.ts';
import type { TailPhrases } from './tail-phrases.ts';

const liveCountsMax = 50_000;

/** One chunk of recent documents as of one moment: documents added later are not live in it. */
export class TailView implements IndexView {
  readonly chunks = 1;
  readonly documents: number;
  readonly cachePrefix = undefined;
  private readonly chunk: TailChunk;
  private readonly documentsThen: readonly PreparedDocument[];
  private readonly phrases: TailPhrases;
  private readonly bits: Uint32Array;
  private readonly docOf: ReadonlyMap<string, number>;
  private readonly count: number;
  private readonly liveCounts = new Map<string, number>();

  /** `docOf` is the chunk's key map, which may contain later documents. `bits` must not change any more. */
  constructor(chunk: TailChunk, phrases: TailPhrases, bits: Uint32Array, docOf: ReadonlyMap<string, number>) {
    this.chunk = chunk;
    this.phrases = phrases;
    this.bits = bits;
    this.docOf = docOf;
    this.documentsThen = chunk.documents;
    this.count = chunk.documents.length;
    this.documents = bits.reduce((sum, word) => sum + popcount(word), 0);
  }

  documentsIn(): number {
    return this.count;
  }

  live(): Allowed {
    return { bits: this.bits, missing: undefined };
  }

  private isLive(doc: number): boolean {
    return hasBit(this.bits, doc);
  }

  postings(key: string): readonly (PostingsView | undefined)[] | undefined {
    const view = this.chunk.view(key);
    return view === undefined ? undefined : [view];
  }

  postingsOfMany(keys: readonly string[]): PostingsView[][] {
    return [keys.flatMap((key) => this.chunk.view(key) ?? [])];
  }

  liveCount(key: string): number {
    const known = this.liveCounts.get(key);
    if (known !== undefined) return known;
    const view = this.chunk.view(key);
    // Not cached, because there are many words that no document has, and they are fast to look up.
    if (view === undefined) return 0;
    let live = 0;
    for (const doc of view.documents) if (this.isLive(doc)) live++;
    if (this.liveCounts.size >= liveCountsMax) this.liveCounts.clear();
    this.liveCounts.set(key, live);
    return live;
  }

  pairLevels(): number {
    return 0;
  }

  phrase(words: readonly string[]): readonly (PostingsView | undefined)[] {
    return [this.phrases.find(this, words)];
  }

  positions(key: string): PositionList {
    return this.chunk.positions(key);
  }

  scan(prefix: string): Iterable<{ readonly key: string; readonly documents: number }> {
    return this.chunk.scan(prefix);
  }

  private document(doc: number): PreparedDocument {
    return this.documentsThen[doc] as PreparedDocument;
  }

  scoring(): ScoringRows {
    return this.chunk.scoring;
  }

  priors(): Uint8Array {
    return this.chunk.priors;
  }

  private column(of: (document: PreparedDocument) => number): Float64Array {
    const column = new Float64Array(this.count);
    for (let doc = 0; doc < this.count; doc++) column[doc] = of(this.document(doc));
    return column;
  }

  births(): Float64Array {
    return this.column((document) => document.birth);
  }

  time(which: 'first' | 'last', ordinal: number): number {
    const { firstIndexed, lastIndexed } = this.document(ordinal);
    return which === 'first' ? firstIndexed : lastIndexed;
  }

  numbers(_chunk: number, at: number): NumberColumn {
    return doublesColumn(this.column((document) => document.numbers[at] as number));
  }

  texts(_chunk: number, at: number): TextColumn {
    const values = this.documentsThen
      .slice(0, this.count)
      .map((document) => Buffer.from(document.texts[at] as string));
    const offsets = new Uint32Array(values.length + 1);
    let end = 0;
    values.forEach((value, doc) => {
      end += value.length;
      offsets[doc + 1] = end;
    });
    return { bytes: Buffer.concat(values), offsets };
  }

  isBefore(ordinal: number, other: number): boolean {
    return this.document(ordinal).key < this.document(other).key;
  }

  isAfterKey(key: string): (ordinal: number) => boolean {
    return (ordinal) => this.document(ordinal).key > key;
  }

  order(): KeyOrder {
    const ordinals = Array.from({ length: this.count }, (_, doc) => doc).sort((a, b) =>
      this.isBefore(a, b) ? -1 : 1,
    );
    const ranks = new Uint32Array(this.count);
    ordinals.forEach((doc, rank) => {
      ranks[doc] = rank;
    });
    return { rank: (ordinal) => ranks[ordinal] as number, ordinalAt: (rank) => ordinals[rank] as number };
  }

  key(ordinal: number): string {
    return this.document(ordinal).key;
  }

  keyOfAny(ordinal: number): string {
    return this.key(ordinal);
  }

  record(ordinal: number, buffer: RecordBuffer): StoredRecord {
    const { key, stored } = this.document(ordinal);
    return { key: textKey(key), stored: buffer.copy(stored) };
  }

  find(key: string): number {
    const doc = this.docOf.get(key);
    if (doc !== undefined && doc < this.count) return this.isLive(doc) ? doc : -1;
    // The map may have changed since this view was taken.
    for (let at = this.count - 1; doc !== undefined && at >= 0; at--) {
      if (this.isLive(at) && this.document(at).key === key) return at;
    }
    return -1;
  }

  *keysFrom(from: string): Generator<{ readonly key: string; readonly document: number }> {
    const entries: { key: string; document: number }[] = [];
    for (let document = 0; document < this.count; document++) {
      const { key } = this.document(document);
      if (this.isLive(document) && key >= from) entries.push({ key, document });
    }
    entries.sort((a, b) => (a.key < b.key ? -1 : 1));
    yield* entries;
  }
}
