import type { TextIndexSchema } from '../api.ts';
import { BITMAP_WORDS, FILTER_PREFIX, WORD_PREFIX } from '../format/layout.ts';
import { PositionBuffer } from '../format/position-list.ts';
import type { PostingsView } from '../format/postings-view.ts';
import type { Segment } from '../format/segment.ts';
import type { SegmentWriter } from '../format/segment-writer.ts';
import type { ChunkDocuments } from '../indexing/chunk-documents.ts';
import { commonLevels } from '../indexing/common-words.ts';
import { ListEncoder } from '../indexing/list-encoder.ts';
import { PostingListEncoder } from '../indexing/posting-list-encoder.ts';
import { writePairs } from '../indexing/write-pairs.ts';
import type { LiveDocuments } from '../manifest/dead-documents.ts';
import { type MergedEntry, mergedEntries } from './merged-entries.ts';

/** The documents of a chunk that a merge takes over. */
export interface ChunkTaken {
  readonly segment: Segment;
  readonly chunk: number;
  readonly live: LiveDocuments | undefined;
  /** Dead documents that are retained for comparisons. */
  readonly retained: ReadonlySet<number>;
}

/** A chunk to take over, with the new number of each of its documents (-1: dropped). */
export interface ChunkSource extends ChunkTaken {
  readonly newDocs: Int32Array;
}

/** Renumbers the postings of several chunks into one chunk and encodes them again, including pairs. */
export class ChunkRewriter {
  private readonly writer: SegmentWriter;
  private readonly documents: ChunkDocuments;
  private readonly sources: readonly ChunkSource[];
  private readonly onProgress: () => void;
  private readonly encoder: PostingListEncoder;
  private readonly lists = new ListEncoder();
  private readonly positions = new PositionBuffer();
  private readonly starts: Uint32Array;
  private docsOut = new Uint16Array(1 << 12);
  private positionsOut = new Uint32Array(1 << 12);
  private used = 0;

  constructor(
    schema: TextIndexSchema,
    writer: SegmentWriter,
    documents: ChunkDocuments,
    sources: readonly ChunkSource[],
    onProgress: () => void,
  ) {
    this.writer = writer;
    this.documents = documents;
    this.sources = sources;
    this.onProgress = onProgress;
    this.encoder = new PostingListEncoder(
      documents,
      schema.fields.map((field) => field.boost),
    );
    this.starts = new Uint32Array(documents.count + 1);
    for (let doc = 0; doc < documents.count; doc++) {
      this.starts[doc + 1] = (this.starts[doc] as number) + (documents.spans[doc] as number);
    }
  }

  write(): void {
    for (const entry of this.entries(FILTER_PREFIX)) this.writeFilter(entry);
    const levels = this.levels();
    const flatLength = this.starts[this.documents.count] as number;
    const ranks = new Uint16Array(flatLength);
    const names: string[] = [];
    const commonLevelOf: number[] = [];
    let word = 0;
    for (const entry of this.entries(WORD_PREFIX)) {
      this.gather(entry);
      const level = levels[word] as number;
      if (this.used > 0) this.writeWord(entry.key, level);
      if (level > 0) {
        names.push(entry.key.slice(WORD_PREFIX.length));
        commonLevelOf.push(level);
        for (let i = 0; i < this.used; i++) {
          ranks[(this.starts[this.docsOut[i] as number] as number) + (this.positionsOut[i] as number)] =
            names.length;
        }
      }
      if ((++word & 0x3fff) === 0) this.onProgress();
    }
    const levelOf = Uint8Array.from(commonLevelOf);
    const chunk = { ranks, starts: this.starts, documents: this.documents.count, levels: levelOf, names };
    writePairs(chunk, this.encoder, (key, n) => this.writer.terms.put(key, n, 0, this.encoder));
  }

  private entries(prefix: string): Generator<MergedEntry> {
    return mergedEntries(
      this.sources.map((source) => source.segment.dictionary),
      prefix,
    );
  }

  /** Estimates how common each word will be: dead documents are not subtracted, and the chunks of a segment are assumed to be alike. */
  private levels(): Uint8Array {
    const counts: number[] = [];
    for (const { found } of this.entries(WORD_PREFIX)) {
      let documents = 0;
      for (const entry of found)
        documents += entry.documents / (this.sources[entry.source] as ChunkSource).segment.chunks;
      counts.push(Math.round(documents));
    }
    return commonLevels(Uint32Array.from(counts));
  }

  private views(entry: MergedEntry): { source: ChunkSource; view: PostingsView }[] {
    return entry.found.flatMap((found) => {
      const source = this.sources[found.source] as ChunkSource;
      return source.segment
        .readPostings(found)
        .filter((view) => view.chunk === source.chunk)
        .map((view) => ({ source, view }));
    });
  }

  private writeFilter(entry: MergedEntry): void {
    const docs: number[] = [];
    for (const { source, view } of this.views(entry)) {
      forEachDocument(view, (old) => {
        const doc = source.newDocs[old] as number;
        if (doc >= 0) docs.push(doc);
      });
    }
    if (docs.length === 0) return;
    this.writer.terms.put(entry.key, docs.length, 0, this.lists.encode(docs));
  }

  /** Collects the occurrences of a word with the new document numbers. Sources ascend, so the result is sorted. */
  private gather(entry: MergedEntry): void {
    this.used = 0;
    for (const { source, view } of this.views(entry)) {
      const list = source.segment.readPositions(view);
      let posting = 0;
      forEachDocument(view, (old) => {
        const doc = source.newDocs[old] as number;
        const at = posting++;
        if (doc < 0) return;
        list.read(at, 0, this.positions);
        this.append(doc);
      });
    }
  }

  private append(doc: number): void {
    const { count, positions } = this.positions;
    if (this.used + count > this.docsOut.length) {
      const docs = new Uint16Array((this.used + count) * 2);
      docs.set(this.docsOut);
      this.docsOut = docs;
      const positionsOut = new Uint32Array((this.used + count) * 2);
      positionsOut.set(this.positionsOut);
      this.positionsOut = positionsOut;
    }
    for (let i = 0; i < count; i++) {
      this.docsOut[this.used] = doc;
      this.positionsOut[this.used++] = positions[i] as number;
    }
  }

  private writeWord(key: string, level: number): void {
    const documents = this.encoder.encode(this.docsOut, this.positionsOut, 0, this.used);
    this.writer.terms.put(key, documents, level, this.encoder);
  }
}

function forEachDocument(view: PostingsView, visit: (doc: number) => void): void {
  if (!view.isBitmap) {
    for (let i = 0; i < view.count; i++) visit(view.documents[i] as number);
    return;
  }
  for (let w = 0; w < BITMAP_WORDS; w++) {
    let word = view.bits[w] as number;
    while (word !== 0) {
      const low = word & -word;
      visit((w << 5) + 31 - Math.clz32(low));
      word ^= low;
    }
  }
}
