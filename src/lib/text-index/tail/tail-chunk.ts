import type { TextIndexSchema } from '../api.ts';
import { impactOf } from '../build/impact.ts';
import type { PreparedDocument } from '../build/prepare-document.ts';
import { TermTable } from '../build/term-table.ts';
import { ARRAY, ARRAY_BLOCK_SHIFT, DOCUMENTS, WIDE_END, WORD_PREFIX } from '../segment/layout.ts';
import { PositionList } from '../segment/position-list.ts';
import { PostingsView } from '../segment/postings-view.ts';
import { TokenScanner } from '../tokenizer/token-scanner.ts';

export const TAIL_CHUNK_DOCUMENTS = 16_384;

export interface TailDocument extends PreparedDocument {
  readonly length: number;
  readonly fieldStarts: readonly number[];
}

/**
 * Recent documents, inverted in memory as they come. Postings of a term are a chain from the newest back; a query turns
 * the chains of its terms into views like those of a segment.
 */
export class TailChunk {
  readonly documents: TailDocument[] = [];
  private readonly boosts: readonly number[];
  private readonly terms = new TermTable();
  private readonly scanner = new TokenScanner();
  private readonly filterDocs = new Map<string, number[]>();
  private heads = new Int32Array(1 << 12);
  private counts = new Uint32Array(1 << 12);
  private readonly docs: number[] = [];
  private readonly impacts: number[] = [];
  private readonly masks: number[] = [];
  private readonly older: number[] = [];
  private readonly placeStarts: number[] = [];
  private places = new Uint32Array(1 << 14);
  private placesUsed = 0;
  private readonly views = new Map<string, PostingsView>();

  constructor(schema: TextIndexSchema) {
    this.boosts = schema.fields.map((field) => field.boost);
  }

  add(document: PreparedDocument): number {
    const doc = this.documents.length;
    const occurrences = new Map<number, number[]>();
    const fieldStarts: number[] = [];
    let place = 0;
    let length = 0;
    for (const values of document.text) {
      fieldStarts.push(place);
      for (const value of values) {
        const count = this.scanner.scan(value);
        if (count === 0) continue;
        this.collect(occurrences, count, place);
        place += count + 1;
        length += count;
      }
    }
    this.documents.push({ ...document, text: [], length, fieldStarts });
    for (const [term, places] of occurrences)
      this.addPosting(doc, term, places, fieldStarts, length, document.priorByte);
    for (const key of document.filterKeys) {
      const list = this.filterDocs.get(key);
      if (list === undefined) this.filterDocs.set(key, [doc]);
      else list.push(doc);
    }
    return doc;
  }

  private collect(occurrences: Map<number, number[]>, count: number, place: number): void {
    const { scanner } = this;
    for (let i = 0; i < count; i++) {
      const term = this.terms.numberOf(scanner.bytes, scanner.start[i] as number, scanner.end[i] as number);
      const places = occurrences.get(term);
      if (places === undefined) occurrences.set(term, [place + i]);
      else places.push(place + i);
    }
  }

  private addPosting(
    doc: number,
    term: number,
    places: readonly number[],
    fieldStarts: readonly number[],
    length: number,
    priorByte: number,
  ): void {
    let weight = 0;
    let mask = 0;
    for (const place of places) {
      let field = fieldStarts.length - 1;
      while (place < (fieldStarts[field] as number)) field--;
      weight += this.boosts[field] as number;
      mask |= 1 << field;
    }
    if (term >= this.heads.length) this.growTerms();
    const posting = this.docs.length;
    const count = this.counts[term] as number;
    this.docs.push(doc);
    this.impacts.push(impactOf(weight, length, priorByte));
    this.masks.push(mask);
    this.older.push(count === 0 ? -1 : (this.heads[term] as number));
    this.placeStarts.push(this.placesUsed);
    this.heads[term] = posting;
    this.counts[term] = count + 1;
    this.addPlaces(places);
  }

  private addPlaces(places: readonly number[]): void {
    if (this.placesUsed + places.length > this.places.length) {
      const larger = new Uint32Array(this.places.length * 2 + places.length);
      larger.set(this.places.subarray(0, this.placesUsed));
      this.places = larger;
    }
    for (let i = 0; i < places.length; i++) {
      this.places[this.placesUsed++] = (places[i] as number) + (i + 1 === places.length ? WIDE_END : 0);
    }
  }

  private growTerms(): void {
    const heads = new Int32Array(this.heads.length * 2);
    heads.set(this.heads);
    this.heads = heads;
    const counts = new Uint32Array(this.counts.length * 2);
    counts.set(this.counts);
    this.counts = counts;
  }

  /** Dictionary keys with a prefix, ascending, with their documents. */
  *scan(prefix: string): Generator<{ key: string; documents: number }> {
    const found: { key: string; documents: number }[] = [];
    for (const [key, docs] of this.filterDocs)
      if (key.startsWith(prefix)) found.push({ key, documents: docs.length });
    for (let term = 0; prefix.startsWith(WORD_PREFIX) && term < this.terms.count; term++) {
      const key = WORD_PREFIX + this.terms.text(term);
      if (key.startsWith(prefix)) found.push({ key, documents: this.counts[term] as number });
    }
    yield* found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** The documents of a dictionary key, those added after a snapshot included. */
  view(key: string): PostingsView | undefined {
    if (!key.startsWith(WORD_PREFIX)) return this.filterView(key);
    const term = this.terms.find(Buffer.from(key.slice(1), 'latin1'));
    if (term < 0) return undefined;
    const count = this.counts[term] as number;
    const known = this.views.get(key);
    if (known?.count === count) return known;
    const view = this.makeView(term, count);
    this.views.set(key, view);
    return view;
  }

  private filterView(key: string): PostingsView | undefined {
    const docs = this.filterDocs.get(key);
    if (docs === undefined) return undefined;
    const view = new PostingsView();
    view.kind = DOCUMENTS;
    view.documents = Uint16Array.from(docs);
    view.count = docs.length;
    return view;
  }

  private makeView(term: number, count: number): PostingsView {
    const view = new PostingsView();
    view.kind = ARRAY;
    view.count = count;
    view.documents = new Uint16Array(count);
    view.impacts = new Uint8Array(count);
    view.masks = new Uint8Array(count);
    view.maxima = new Uint8Array((count + (1 << ARRAY_BLOCK_SHIFT) - 1) >> ARRAY_BLOCK_SHIFT);
    let posting = this.heads[term] as number;
    for (let i = count - 1; i >= 0; i--) {
      const impact = this.impacts[posting] as number;
      view.documents[i] = this.docs[posting] as number;
      view.impacts[i] = impact;
      view.masks[i] = this.masks[posting] as number;
      const block = i >> ARRAY_BLOCK_SHIFT;
      if (impact > (view.maxima[block] as number)) view.maxima[block] = impact;
      if (impact > view.maxImpact) view.maxImpact = impact;
      posting = this.older[posting] as number;
    }
    return view;
  }

  positions(key: string): PositionList {
    const term = this.terms.find(Buffer.from(key.slice(1), 'latin1'));
    const runs: Uint32Array[] = [];
    for (let posting = this.heads[term] as number; posting >= 0; posting = this.older[posting] as number) {
      runs.push(
        this.places.subarray(this.placeStarts[posting], this.placeStarts[posting + 1] ?? this.placesUsed),
      );
    }
    const all = new Uint32Array(runs.reduce((sum, run) => sum + run.length, 0));
    let at = 0;
    for (const run of runs.reverse()) {
      all.set(run, at);
      at += run.length;
    }
    return PositionList.inline(all);
  }
}
