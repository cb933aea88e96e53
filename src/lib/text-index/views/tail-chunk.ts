import { TokenScanner } from '../../text-analysis/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { hasBit } from '../format/bits.ts';
import { ArrayRows } from '../format/column-rows.ts';
import type { ScoringRows } from '../format/document-columns.ts';
import { ARRAY, ARRAY_BLOCK_SHIFT, DOCUMENTS, WIDE_END, WORD_PREFIX } from '../format/layout.ts';
import { PlainPositions } from '../format/plain-positions.ts';
import type { PositionList } from '../format/position-list.ts';
import { PostingsView } from '../format/postings-view.ts';
import { impactOf } from '../indexing/impact.ts';
import type { PreparedDocument } from '../indexing/prepare-document.ts';
import { TermTable } from '../indexing/term-table.ts';

export const TAIL_CHUNK_DOCUMENTS = 16_384;
const noRecord = new Uint8Array(0);
/** Length of the key prefix by which the tail groups what it scans. */
const START = 2;

function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}

/** The postings of a word, as of the stated number of documents. */
interface TailList {
  readonly view: PostingsView;
  readonly positions: PositionList;
}

/**
 * Recent documents, inverted in memory as they arrive. The postings of a term form a chain from the newest back. A query turns
 * the chains of its terms into views like those of a segment.
 */
export class TailChunk {
  /** Appended to, and replaced as a whole by `forgetRecords`, so that a view keeps the array it has taken. */
  documents: PreparedDocument[] = [];
  readonly priors = new Uint8Array(TAIL_CHUNK_DOCUMENTS);
  readonly scoring: ScoringRows;
  private readonly lengths = new Uint32Array(TAIL_CHUNK_DOCUMENTS);
  /** Positions at which the fields of each document begin: one row per document, with one value per field. */
  private readonly fieldStarts: Uint32Array;
  private readonly boosts: readonly number[];
  private readonly terms = new TermTable();
  private readonly scanner = new TokenScanner();
  private readonly filterDocs = new Map<string, number[]>();
  /** Filter keys grouped by their first two characters, so that a scan visits few of them. */
  private readonly filterKeys = new Map<string, string[]>();
  /** Terms grouped by their first two bytes, filled in as scans need them. */
  private readonly termsByStart = new Map<number, number[]>();
  private termsGrouped = 0;
  private heads = new Int32Array(1 << 12);
  private counts = new Uint32Array(1 << 12);
  private readonly docs: number[] = [];
  private readonly impacts: number[] = [];
  private readonly masks: number[] = [];
  private readonly older: number[] = [];
  private readonly positionStarts: number[] = [];
  private allPositions = new Uint32Array(1 << 14);
  private positionsUsed = 0;
  private readonly lists = new Map<string, TailList>();

  constructor(schema: TextIndexSchema) {
    this.boosts = schema.fields.map((field) => field.boost);
    this.fieldStarts = new Uint32Array(TAIL_CHUNK_DOCUMENTS * this.boosts.length);
    this.scoring = {
      lengths: new ArrayRows(this.lengths),
      priors: new ArrayRows(this.priors),
      fieldStarts: new ArrayRows(this.fieldStarts, this.boosts.length),
    };
  }

  add(document: PreparedDocument): number {
    const doc = this.documents.length;
    const occurrences = new Map<number, number[]>();
    const fieldStarts: number[] = [];
    let position = 0;
    let length = 0;
    for (const values of document.text) {
      fieldStarts.push(position);
      for (const value of values) {
        const count = this.scanner.scan(value);
        if (count === 0) continue;
        this.collect(occurrences, count, position);
        position += count + 1;
        length += count;
      }
    }
    this.documents.push({ ...document, text: [] });
    this.fieldStarts.set(fieldStarts, doc * this.boosts.length);
    this.lengths[doc] = length;
    this.priors[doc] = document.priorByte;
    for (const [term, positions] of occurrences)
      this.addPosting(doc, term, positions, fieldStarts, length, document.priorByte);
    for (const key of document.filterKeys) {
      const list = this.filterDocs.get(key);
      if (list !== undefined) list.push(doc);
      else {
        this.filterDocs.set(key, [doc]);
        addTo(this.filterKeys, key.slice(0, START), key);
      }
    }
    return doc;
  }

  /** Drops the stored records of dead documents, which are most of a document's memory. */
  forgetRecords(live: Uint32Array): void {
    this.documents = this.documents.map((document, doc) =>
      hasBit(live, doc) || document.stored === noRecord ? document : { ...document, stored: noRecord },
    );
  }

  private collect(occurrences: Map<number, number[]>, count: number, position: number): void {
    const { scanner } = this;
    for (let i = 0; i < count; i++) {
      const term = this.terms.numberOf(scanner.bytes, scanner.start[i] as number, scanner.end[i] as number);
      const positions = occurrences.get(term);
      if (positions === undefined) occurrences.set(term, [position + i]);
      else positions.push(position + i);
    }
  }

  private addPosting(
    doc: number,
    term: number,
    positions: readonly number[],
    fieldStarts: readonly number[],
    length: number,
    priorByte: number,
  ): void {
    let weight = 0;
    let mask = 0;
    for (const position of positions) {
      let field = fieldStarts.length - 1;
      while (position < (fieldStarts[field] as number)) field--;
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
    this.positionStarts.push(this.positionsUsed);
    this.heads[term] = posting;
    this.counts[term] = count + 1;
    this.addPositions(positions);
  }

  private addPositions(positions: readonly number[]): void {
    if (this.positionsUsed + positions.length > this.allPositions.length) {
      const larger = new Uint32Array(this.allPositions.length * 2 + positions.length);
      larger.set(this.allPositions.subarray(0, this.positionsUsed));
      this.allPositions = larger;
    }
    for (let i = 0; i < positions.length; i++) {
      this.allPositions[this.positionsUsed++] =
        (positions[i] as number) + (i + 1 === positions.length ? WIDE_END : 0);
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
    for (const key of this.filterKeysBeginning(prefix))
      found.push({ key, documents: this.filterDocs.get(key)?.length ?? 0 });
    if (prefix.startsWith(WORD_PREFIX))
      for (const term of this.termsBeginning(Buffer.from(prefix.slice(WORD_PREFIX.length), 'latin1')))
        found.push({ key: WORD_PREFIX + this.terms.text(term), documents: this.counts[term] as number });
    yield* found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  private *filterKeysBeginning(prefix: string): Generator<string> {
    const groups =
      prefix.length < START ? this.filterKeys.values() : [this.filterKeys.get(prefix.slice(0, START)) ?? []];
    for (const keys of groups) for (const key of keys) if (key.startsWith(prefix)) yield key;
  }

  private *termsBeginning(bytes: Uint8Array): Generator<number> {
    const { terms } = this;
    for (; this.termsGrouped < terms.count; this.termsGrouped++)
      addTo(this.termsByStart, terms.startOf(this.termsGrouped), this.termsGrouped);
    const groups =
      bytes.length < START
        ? this.termsByStart.values()
        : [this.termsByStart.get(((bytes[0] as number) << 8) | (bytes[1] as number)) ?? []];
    for (const group of groups) for (const term of group) if (terms.beginsWith(term, bytes)) yield term;
  }

  /** The documents of a dictionary key, including those added after a snapshot. */
  view(key: string): PostingsView | undefined {
    if (!key.startsWith(WORD_PREFIX)) return this.filterView(key);
    const term = this.terms.find(Buffer.from(key.slice(1), 'latin1'));
    if (term < 0) return undefined;
    const count = this.counts[term] as number;
    const known = this.lists.get(key);
    if (known?.view.count === count) return known.view;
    const list = this.makeList(term, count);
    this.lists.set(key, list);
    return list.view;
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

  private makeList(term: number, count: number): TailList {
    const starts = new Uint32Array(count);
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
      starts[i] = this.positionStarts[posting] as number;
      const block = i >> ARRAY_BLOCK_SHIFT;
      if (impact > (view.maxima[block] as number)) view.maxima[block] = impact;
      if (impact > view.maxImpact) view.maxImpact = impact;
      posting = this.older[posting] as number;
    }
    return { view, positions: PlainPositions.scattered(this.allPositions, starts) };
  }

  /** The key must be that of a word that some document has. */
  positions(key: string): PositionList {
    if (this.view(key) === undefined) throw new Error('a word without documents has no positions');
    return (this.lists.get(key) as TailList).positions;
  }
}
