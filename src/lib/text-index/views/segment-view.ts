import type { Deadline } from '../../deadline.ts';
import { bitAt } from '../format/bits.ts';
import type { Rows } from '../format/column-rows.ts';
import type { ScoringRows, TextColumn } from '../format/document-columns.ts';
import { binaryKey } from '../format/keys.ts';
import type { NumberColumn } from '../format/number-column.ts';
import type { PositionList } from '../format/position-list.ts';
import type { PostingsView } from '../format/postings-view.ts';
import type { ChunkRecords, RecordBuffer, StoredRecord } from '../format/records.ts';
import type { Segment } from '../format/segment.ts';
import type { LiveDocuments } from '../manifest/dead-documents.ts';
import type { LiveSegment } from '../manifest/manifest.ts';
import { countCommon } from '../search/match/evaluate-single.ts';
import type { IndexView, KeyOrder } from '../search/match/index-view.ts';

const liveCountsMax = 50_000;

/** A segment with its deletions as of one moment. `left` overrides which documents are live. */
export class SegmentView implements IndexView {
  readonly chunks: number;
  readonly documents: number;
  readonly cachePrefix: string;
  readonly segment: Segment;
  private readonly owner: LiveSegment;
  private readonly left: readonly (LiveDocuments | undefined)[];
  private readonly deaths: number;
  private readonly fields: number;
  /** Cached here, because every tie reads ranks and every row reads a record: too often to go through the shared cache. */
  private readonly rankRows: Rows[] = [];
  private readonly recordChunks: ChunkRecords[] = [];

  constructor(owner: LiveSegment, fields: number, left = owner.dead.chunks()) {
    this.owner = owner;
    this.segment = owner.segment;
    this.fields = fields;
    this.chunks = owner.segment.chunks;
    this.cachePrefix = `${owner.segment.id}q`;
    this.left = left;
    this.deaths = owner.dead.log.length;
    this.documents = owner.segment.facts.chunkDocuments.reduce((sum, n) => sum + n, 0) - this.deaths;
  }

  documentsIn(chunk: number): number {
    return this.segment.facts.chunkDocuments[chunk] as number;
  }

  live(chunk: number): LiveDocuments | undefined {
    return this.left[chunk];
  }

  postings(key: string): readonly (PostingsView | undefined)[] | undefined {
    return this.segment.postings(key)?.views;
  }

  postingsOfMany(keys: readonly string[], deadline: Deadline): PostingsView[][] {
    return this.segment.postingsOfMany(keys, () => deadline.check());
  }

  liveCount(key: string): number {
    const entry = this.segment.dictionary.find(key);
    if (entry === undefined) return 0;
    if (this.deaths === 0) return entry.documents;
    const { liveCounts } = this.owner;
    let known = liveCounts.get(key);
    if (known !== undefined && known.deaths > this.deaths) known = undefined;
    if (known?.deaths === this.deaths) return known.documents;
    const views = this.segment.postingsOf(key, entry).views;
    const newDeaths = this.deaths - (known?.deaths ?? 0);
    const documents =
      newDeaths > entry.documents
        ? this.countLive(views)
        : (known?.documents ?? entry.documents) - this.countDead(views, newDeaths);
    if (liveCounts.size > liveCountsMax) liveCounts.clear();
    liveCounts.set(key, { documents, deaths: this.deaths });
    return documents;
  }

  /** Counts by visiting the postings, for lists with fewer postings than deaths. */
  private countLive(views: readonly (PostingsView | undefined)[]): number {
    let documents = 0;
    views.forEach((view, chunk) => {
      const live = this.left[chunk];
      if (view === undefined) return;
      if (live === undefined) documents += view.count;
      else if (view.isBitmap) documents += countCommon(view.bits, live.bits);
      else for (const doc of view.documents) documents += bitAt(live.bits, doc);
    });
    return documents;
  }

  /** How many of the last deaths are among the postings. */
  private countDead(views: readonly (PostingsView | undefined)[], lastDeaths: number): number {
    const { log } = this.owner.dead;
    let documents = 0;
    for (let i = this.deaths - lastDeaths; i < this.deaths; i++) {
      const ordinal = log[i] as number;
      const view = views[ordinal >>> 16];
      if (view === undefined) continue;
      view.cursor = 0;
      if (view.postingOf(ordinal & 65_535) >= 0) documents++;
    }
    return documents;
  }

  pairLevels(word: string): number {
    return this.segment.dictionary.find(word)?.classes ?? 0;
  }

  phrase(): undefined {
    return undefined;
  }

  positions(_key: string, view: PostingsView): PositionList {
    return this.segment.positions(view);
  }

  scan(prefix: string): Iterable<{ readonly key: string; readonly documents: number }> {
    return this.segment.dictionary.scan(prefix);
  }

  scoring(chunk: number): ScoringRows {
    return this.segment.documentColumns.scoring(chunk, this.fields);
  }

  priors(chunk: number): Uint8Array {
    return this.segment.documentColumns.priors(chunk);
  }

  births(chunk: number): number | ArrayLike<number> {
    return this.segment.documentColumns.births(chunk);
  }

  time(which: 'first' | 'last', ordinal: number): number {
    return this.segment.documentColumns.time(which, ordinal);
  }

  numbers(chunk: number, at: number): NumberColumn {
    return this.segment.documentColumns.filterNumbers(chunk, at);
  }

  texts(chunk: number, at: number): TextColumn {
    return this.segment.documentColumns.texts(chunk, at);
  }

  private rank(ordinal: number): number {
    const chunk = ordinal >>> 16;
    let rows = this.rankRows[chunk];
    if (rows === undefined) {
      rows = this.segment.documentColumns.rankRows(chunk);
      this.rankRows[chunk] = rows;
    }
    return rows.value(ordinal & 65_535);
  }

  isBefore(ordinal: number, other: number): boolean {
    return this.rank(ordinal) < this.rank(other);
  }

  isAfterKey(key: string): (ordinal: number) => boolean {
    const first = this.segment.keys.countUpTo(key);
    return (ordinal) => this.rank(ordinal) >= first;
  }

  order(): KeyOrder {
    const ranks = Array.from({ length: this.chunks }, (_, chunk) =>
      this.segment.documentColumns.ranks(chunk),
    );
    const ordinals = new Uint32Array(this.segment.keys.count);
    ranks.forEach((column, chunk) => {
      // A superseded document shares rank 0 with a live one and never matches, so it must not take its entry.
      for (let doc = column.length - 1; doc >= 0; doc--) {
        const ordinal = (chunk << 16) + doc;
        if (!this.isDead(ordinal)) ordinals[column[doc] as number] = ordinal;
      }
    });
    return {
      rank: (ordinal) => (ranks[ordinal >>> 16] as Uint32Array)[ordinal & 65_535] as number,
      ordinalAt: (rank) => ordinals[rank] as number,
    };
  }

  key(ordinal: number): string {
    return this.segment.keys.at(this.rank(ordinal)).key;
  }

  /** Also works for a dead document, whose key may no longer be in the key list; its rank is then 0. */
  keyOfAny(ordinal: number): string {
    if (this.rank(ordinal) !== 0) return this.key(ordinal);
    return binaryKey(this.records(ordinal >>> 16).key(ordinal & 65_535));
  }

  record(ordinal: number, buffer: RecordBuffer): StoredRecord {
    return this.records(ordinal >>> 16).read(ordinal & 65_535, buffer);
  }

  private records(chunk: number): ChunkRecords {
    let records = this.recordChunks[chunk];
    if (records === undefined) {
      records = this.segment.records(chunk);
      this.recordChunks[chunk] = records;
    }
    return records;
  }

  private isDead(ordinal: number): boolean {
    const left = this.left[ordinal >>> 16];
    return left !== undefined && !left.has(ordinal & 65_535);
  }

  find(key: string): number {
    const ordinal = this.segment.keys.find(key);
    return ordinal >= 0 && !this.isDead(ordinal) ? ordinal : -1;
  }

  *keysFrom(from: string): Generator<{ readonly key: string; readonly document: number }> {
    for (const entry of this.segment.keys.from(from)) if (!this.isDead(entry.document)) yield entry;
  }
}
