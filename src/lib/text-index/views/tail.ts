import type { Deadline } from '../../deadline.ts';
import type { Row } from '../../sqlite-store/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { setBit } from '../format/bits.ts';
import { binaryKey } from '../format/keys.ts';
import { BITMAP_WORDS } from '../format/layout.ts';
import { decodeDocument } from '../indexing/document-codec.ts';
import { prepareDocument } from '../indexing/prepare-document.ts';
import type { Store } from '../manifest/store.ts';
import { TAIL_CHUNK_DOCUMENTS, TailChunk } from './tail-chunk.ts';
import { TailPhrases } from './tail-phrases.ts';
import { TailView } from './tail-view.ts';

/** Records are dropped after this many deaths: going through a chunk for every death would cost more than it frees. */
const deathsToForget = 1024;

interface OpenChunk {
  readonly chunk: TailChunk;
  readonly phrases: TailPhrases;
  /** Once a view has taken them, they are replaced, never changed. */
  bits: Uint32Array;
  readonly docOf: Map<string, number>;
  readonly seqs: number[];
  /** The generation in which each dead document died. */
  readonly deaths: Map<number, number>;
  /** Number of documents that have died since the records of dead documents were last dropped. */
  newlyDead: number;
  view: TailView | undefined;
}

/** The recent documents as seen by one reading thread, updated from the store's log. */
export class Tail {
  private readonly schema: TextIndexSchema;
  private readonly store: Store;
  private open: OpenChunk[] = [];
  private lastSeq = 0;
  /** Unknown until the first refresh. */
  private base = -1;

  constructor(schema: TextIndexSchema, store: Store) {
    this.schema = schema;
    this.store = store;
  }

  /** Call inside a transaction of the store. */
  refresh(deadline: Deadline): void {
    const base = this.store.counter('tail_base');
    if (base !== this.base) this.store.refuseLostRows('tail', 'tail_rows');
    if (base > this.base) this.dropUpTo(base);
    const rows = this.store.all(
      'SELECT seq, key, first_ms, last_ms, document, generation FROM tail WHERE seq > ? ORDER BY seq',
      this.lastSeq,
    );
    for (const row of rows) {
      // Between two documents the state is consistent, so the next query can continue from here.
      deadline.check();
      this.apply(row);
    }
    this.forgetRecords();
  }

  /** The row counts as seen only after it was applied, so that every later refresh meets a damaged row again. */
  private apply(row: Row): void {
    const seq = Number(row.seq);
    const generation = Number(row.generation);
    const prepared =
      row.document === null
        ? undefined
        : prepareDocument(
            decodeDocument(row.document as Uint8Array),
            this.schema,
            Number(row.first_ms),
            Number(row.last_ms),
            generation,
          );
    this.kill(binaryKey(String(row.key)), generation);
    if (prepared !== undefined) {
      const target = this.target();
      const doc = target.chunk.add(prepared);
      target.docOf.set(prepared.key, doc);
      target.seqs.push(seq);
      this.setBit(target, doc, true);
    }
    this.lastSeq = seq;
  }

  private forgetRecords(): void {
    for (const open of this.open) {
      if (open.newlyDead < deathsToForget) continue;
      open.chunk.forgetRecords(open.bits);
      open.newlyDead = 0;
      // Dropped because it holds the documents with their records.
      open.view = undefined;
    }
  }

  private target(): OpenChunk {
    const last = this.open.at(-1);
    if (last !== undefined && last.chunk.documents.length < TAIL_CHUNK_DOCUMENTS) return last;
    const fresh: OpenChunk = {
      chunk: new TailChunk(this.schema),
      phrases: new TailPhrases(this.schema.fields.map((field) => field.boost)),
      bits: new Uint32Array(BITMAP_WORDS),
      docOf: new Map(),
      seqs: [],
      deaths: new Map(),
      newlyDead: 0,
      view: undefined,
    };
    this.open.push(fresh);
    return fresh;
  }

  private setBit(open: OpenChunk, doc: number, isLive: boolean): void {
    if (open.view !== undefined) {
      open.bits = open.bits.slice();
      open.view = undefined;
    }
    const word = open.bits[doc >>> 5] as number;
    const bit = 1 << (doc & 31);
    if (((word & bit) !== 0) === isLive) return;
    open.bits[doc >>> 5] = word ^ bit;
    if (!isLive) open.newlyDead++;
  }

  private kill(key: string, generation: number): void {
    for (const open of this.open) {
      const doc = open.docOf.get(key);
      if (doc === undefined || open.deaths.has(doc)) continue;
      this.setBit(open, doc, false);
      open.deaths.set(doc, generation);
    }
  }

  /** Documents flushed to a segment leave the tail. */
  private dropUpTo(base: number): void {
    this.base = base;
    this.lastSeq = Math.max(this.lastSeq, base);
    for (const open of this.open) {
      for (let doc = 0; doc < open.seqs.length && (open.seqs[doc] as number) <= base; doc++)
        this.setBit(open, doc, false);
    }
    this.open = this.open.filter((open) => (open.seqs.at(-1) as number) > base);
  }

  /** One view per chunk that has documents which were live in a generation and are dead now. */
  endedSince(generation: number): TailView[] {
    return this.open.flatMap(({ chunk, phrases, deaths, docOf, seqs }) => {
      const bits = new Uint32Array(BITMAP_WORDS);
      let count = 0;
      for (const [doc, death] of deaths) {
        if (death <= generation || (seqs[doc] as number) <= this.base) continue;
        if ((chunk.documents[doc]?.birth ?? 0) > generation) continue;
        setBit(bits, doc);
        count++;
      }
      return count === 0 ? [] : [new TailView(chunk, phrases, bits, docOf)];
    });
  }

  views(): TailView[] {
    return this.open.map((open) => {
      open.view ??= new TailView(open.chunk, open.phrases, open.bits, open.docOf);
      return open.view;
    });
  }
}
