import { TokenScanner } from '../../text-analysis/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { KeysWriter } from '../format/keys.ts';
import { CHUNK_DOCUMENTS, FIELDS_MAX, WORD_PREFIX } from '../format/layout.ts';
import { ChunkRecordsWriter } from '../format/records.ts';
import { type SegmentFacts, SegmentWriter } from '../format/segment-writer.ts';
import { ChunkValues, writeChunkColumns } from './chunk-columns.ts';
import { ChunkDocuments } from './chunk-documents.ts';
import { commonLevels } from './common-words.ts';
import { ListEncoder } from './list-encoder.ts';
import { PostingListEncoder } from './posting-list-encoder.ts';
import type { PreparedDocument } from './prepare-document.ts';
import { TermTable } from './term-table.ts';
import { writePairs } from './write-pairs.ts';

/** Marks the gap between two values. It is not a word, so no phrase crosses it. */
const GAP = 0xffff_ffff;

/** Takes up to 65,536 documents, token by token, and inverts them into a segment of one chunk. */
export class ChunkBuilder {
  private readonly schema: TextIndexSchema;
  private readonly writer: SegmentWriter;
  private readonly records: ChunkRecordsWriter;
  private readonly documents: ChunkDocuments;
  private readonly values: ChunkValues;
  private readonly encoder: PostingListEncoder;
  private readonly lists = new ListEncoder();
  private readonly terms = new TermTable(1 << 16);
  private readonly scanner = new TokenScanner();
  private readonly starts = new Uint32Array(CHUNK_DOCUMENTS + 1);
  private readonly filterDocs = new Map<string, number[]>();
  private readonly keys = new Map<string, number>();
  /** Documents whose key was added again. They are dead from the start. */
  readonly superseded: number[] = [];
  private tokens = new Uint32Array(1 << 20);
  private used = 0;

  constructor(schema: TextIndexSchema, directory: string, id: number) {
    this.schema = schema;
    this.writer = new SegmentWriter(directory, id);
    this.records = new ChunkRecordsWriter(this.writer.records);
    this.values = new ChunkValues(
      schema.filters.filter((filter) => filter.kind === 'number').length,
      schema.filters.filter((filter) => filter.kind === 'text').length,
    );
    const boosts = schema.fields.map((field) => field.boost);
    this.documents = new ChunkDocuments(boosts);
    this.encoder = new PostingListEncoder(this.documents, boosts);
  }

  /** Approximate memory that the inversion will need. */
  get memoryBytes(): number {
    return this.used * 22 + this.documents.count * 400 + this.terms.memoryBytes;
  }

  add(document: PreparedDocument): void {
    const doc = this.documents.count++;
    const { documents } = this;
    documents.priors[doc] = document.priorByte;
    documents.firstIndexed[doc] = document.firstIndexed;
    documents.lastIndexed[doc] = document.lastIndexed;
    documents.births[doc] = document.birth;
    this.addText(doc, document);
    for (const key of document.filterKeys) {
      const list = this.filterDocs.get(key);
      if (list === undefined) this.filterDocs.set(key, [doc]);
      else list.push(doc);
    }
    document.numbers.forEach((value, at) => {
      this.values.numbers[at]?.push(value);
    });
    document.texts.forEach((value, at) => {
      this.values.texts[at]?.push(Buffer.from(value));
    });
    const older = this.keys.get(document.key);
    if (older !== undefined) this.superseded.push(older);
    this.keys.set(document.key, doc);
    this.records.add(Buffer.from(document.key, 'latin1'), document.stored);
  }

  private addText(doc: number, document: PreparedDocument): void {
    const begin = this.used;
    let gaps = 0;
    this.starts[doc] = begin;
    for (let field = 0; field < document.text.length; field++) {
      this.documents.fieldStarts[doc * FIELDS_MAX + field] = this.used - begin;
      for (const value of document.text[field] as readonly string[]) {
        const count = this.scanner.scan(value);
        if (count === 0) continue;
        this.reserve(count + 1);
        const { tokens, terms, scanner } = this;
        for (let i = 0; i < count; i++) {
          tokens[this.used++] = terms.numberOf(
            scanner.bytes,
            scanner.start[i] as number,
            scanner.end[i] as number,
          );
        }
        tokens[this.used++] = GAP;
        gaps++;
      }
    }
    this.documents.lengths[doc] = this.used - begin - gaps;
    this.documents.spans[doc] = this.used - begin;
    this.documents.settle(doc);
    this.starts[doc + 1] = this.used;
  }

  private reserve(more: number): void {
    if (this.used + more <= this.tokens.length) return;
    const larger = new Uint32Array(Math.ceil(this.tokens.length * 1.5) + more);
    larger.set(this.tokens.subarray(0, this.used));
    this.tokens = larger;
  }

  finish(): SegmentFacts {
    this.writeFilters();
    this.writeWordsAndPairs();
    const { columns } = this.writer;
    writeChunkColumns(columns, 0, this.documents, this.schema.fields.length, this.values);
    this.records.finish(columns, 0);
    const keysWriter = new KeysWriter();
    const ranks = new Uint32Array(this.documents.count);
    [...this.keys.keys()].sort(compareBinary).forEach((key, rank) => {
      const doc = this.keys.get(key) as number;
      keysWriter.add(key, doc);
      ranks[doc] = rank;
    });
    keysWriter.finish(columns);
    columns.add('0.ranks', ranks);
    return this.writer.finish([this.documents.count], [this.documents.commonBirth]);
  }

  abandon(): void {
    this.writer.abandon();
  }

  private writeFilters(): void {
    for (const key of [...this.filterDocs.keys()].sort(compareBinary)) {
      const docs = this.filterDocs.get(key) ?? [];
      this.writer.terms.put(key, docs.length, 0, this.lists.encode(docs));
    }
    this.filterDocs.clear();
  }

  private writeWordsAndPairs(): void {
    const words = this.terms.count;
    const texts = Array.from({ length: words }, (_, word) => this.terms.text(word));
    const order = Uint32Array.from(
      [...texts.keys()].sort((a, b) => compareBinary(texts[a] as string, texts[b] as string)),
    );
    const counts = new Uint32Array(words);
    const documentCounts = this.countWords(counts);
    const levels = commonLevels(documentCounts);
    const { docs, positions, begins } = this.invert(order, counts);
    for (let at = 0; at < words; at++) {
      const word = order[at] as number;
      const n = this.encoder.encode(docs, positions, begins[at] as number, begins[at + 1] as number);
      this.writer.terms.put(WORD_PREFIX + (texts[word] as string), n, levels[word] as number, this.encoder);
    }
    this.writePairs(order, texts, levels);
  }

  private countWords(counts: Uint32Array): Uint32Array {
    const { tokens, starts } = this;
    const documentCounts = new Uint32Array(counts.length);
    const lastDoc = new Int32Array(counts.length).fill(-1);
    for (let doc = 0; doc < this.documents.count; doc++) {
      const end = starts[doc + 1] as number;
      for (let i = starts[doc] as number; i < end; i++) {
        const word = tokens[i] as number;
        if (word === GAP) continue;
        counts[word] = (counts[word] as number) + 1;
        if (lastDoc[word] === doc) continue;
        lastDoc[word] = doc;
        documentCounts[word] = (documentCounts[word] as number) + 1;
      }
    }
    return documentCounts;
  }

  /** Sorts all occurrences by word with a counting sort, which keeps them sorted by document and position within a word. */
  private invert(
    order: Uint32Array,
    counts: Uint32Array,
  ): { docs: Uint16Array; positions: Uint32Array; begins: Uint32Array } {
    const begins = new Uint32Array(order.length + 1);
    const next = new Uint32Array(order.length);
    let total = 0;
    for (let at = 0; at < order.length; at++) {
      const word = order[at] as number;
      begins[at] = total;
      next[word] = total;
      total += counts[word] as number;
    }
    begins[order.length] = total;
    const docs = new Uint16Array(total);
    const positions = new Uint32Array(total);
    const { tokens, starts } = this;
    for (let doc = 0; doc < this.documents.count; doc++) {
      const start = starts[doc] as number;
      const end = starts[doc + 1] as number;
      for (let i = start; i < end; i++) {
        const word = tokens[i] as number;
        if (word === GAP) continue;
        const slot = next[word] as number;
        next[word] = slot + 1;
        docs[slot] = doc;
        positions[slot] = i - start;
      }
    }
    return { docs, positions, begins };
  }

  private writePairs(order: Uint32Array, texts: readonly string[], levels: Uint8Array): void {
    const common = [...order].filter((word) => levels[word] !== 0);
    if (common.length === 0) return;
    const rankOf = new Uint16Array(levels.length);
    common.forEach((word, at) => {
      rankOf[word] = at + 1;
    });
    const { tokens, used } = this;
    const ranks = new Uint16Array(used);
    for (let i = 0; i < used; i++) {
      const word = tokens[i] as number;
      if (word !== GAP) ranks[i] = rankOf[word] as number;
    }
    const names = common.map((word) => texts[word] as string);
    const commonLevel = Uint8Array.from(common, (word) => levels[word] as number);
    const chunk = { ranks, starts: this.starts, documents: this.documents.count, levels: commonLevel, names };
    writePairs(chunk, this.encoder, (key, n) => this.writer.terms.put(key, n, 0, this.encoder));
  }
}

function compareBinary(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
