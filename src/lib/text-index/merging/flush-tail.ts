import { syncFolder } from '../../durable-files/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { binaryKey } from '../format/keys.ts';
import { CHUNK_DOCUMENTS } from '../format/layout.ts';
import { Segment } from '../format/segment.ts';
import type { SegmentFacts } from '../format/segment-writer.ts';
import { SegmentBuild } from '../indexing/bulk-build.ts';
import { decodeDocument } from '../indexing/document-codec.ts';
import { releaseReservations } from '../manifest/garbage.ts';
import { type Lease, reserveSegment } from '../manifest/lease.ts';
import { joinDeaths, publishSegment, recordDeaths } from '../manifest/manifest-rows.ts';
import { noteForgotten, retainedSince } from '../manifest/retained-versions.ts';
import type { Store } from '../manifest/store.ts';
import { removeTailRows } from '../manifest/tail-rows.ts';

const pageRows = 500;

/** Turns the oldest documents of the tail, at most one chunk of them, into a segment. Returns whether there were any rows. */
export function flushTail(
  directory: string,
  schema: TextIndexSchema,
  store: Store,
  owner: string,
  lease: Lease,
): boolean {
  store.refuseLostRows('tail', 'tail_rows');
  const last = store.get(
    'SELECT MAX(seq) AS seq FROM (SELECT seq FROM tail ORDER BY seq LIMIT ?)',
    CHUNK_DOCUMENTS,
  )?.seq;
  if (typeof last !== 'number') return false;
  const id = reserveSegment(store, directory, owner);
  try {
    const versions = readVersions(store, last);
    const flushed = buildSegment(directory, schema, store, id, versions, lease);
    if (flushed !== undefined) syncFolder(directory);
    publishFlush(directory, store, flushed, versions, lease);
    return true;
  } finally {
    // After a success there is nothing to release, unless no document was taken.
    releaseReservations(store, directory, [id]);
  }
}

function publishFlush(
  directory: string,
  store: Store,
  flushed: FlushedSegment | undefined,
  { last, forgotten }: TailVersions,
  lease: Lease,
): void {
  store.write(() => {
    if (!lease.isMine()) throw new Error('another process has taken over the maintenance of the index');
    if (flushed !== undefined) {
      const { facts, deaths } = flushed;
      for (const [ordinal, generation] of replacedSince(directory, store, facts, last))
        if (!deaths.has(ordinal)) deaths.set(ordinal, generation);
      recordDeaths(store, facts.id, { ordinals: [...deaths.keys()], generations: [...deaths.values()] });
      publishSegment(store, facts);
    }
    noteForgotten(store, forgotten);
    joinDeaths(store);
    removeTailRows(store, last);
    store.addTo('generation', 1);
  });
}

interface FlushedSegment {
  readonly facts: SegmentFacts;
  /** Ordinals of documents that are only retained for comparison, with the generation in which they died. */
  readonly deaths: Map<number, number>;
}

interface TailVersions {
  readonly last: number;
  /** By row number, the generation in which the document died; undefined if it is live. */
  readonly taken: ReadonlyMap<number, number | undefined>;
  /** The last generation in which a document died that is not taken over. */
  readonly forgotten: number;
}

/** Decides which documents, up to a row, go into the segment: the live ones, and dead ones that a comparison may need. */
function readVersions(store: Store, last: number): TailVersions {
  const retained = retainedSince(store);
  const taken = new Map<number, number | undefined>();
  let forgotten = 0;
  const rows = store.all(
    `SELECT seq, document IS NULL AS gone, LEAD(generation) OVER (PARTITION BY key ORDER BY seq) AS death
       FROM tail WHERE seq <= ?`,
    last,
  );
  for (const row of rows) {
    if (Number(row.gone) === 1) continue;
    const death = row.death === null ? undefined : Number(row.death);
    if (death === undefined || death > retained) taken.set(Number(row.seq), death);
    else forgotten = Math.max(forgotten, death);
  }
  return { last, taken, forgotten };
}

function buildSegment(
  directory: string,
  schema: TextIndexSchema,
  store: Store,
  id: number,
  { last, taken }: TailVersions,
  lease: Lease,
): FlushedSegment | undefined {
  const deaths = new Map<number, number>();
  let build: SegmentBuild | undefined;
  let ordinal = 0;
  for (let from = 0; from < last; ) {
    const rows = store.all(
      'SELECT seq, first_ms, last_ms, document, generation FROM tail WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ?',
      from,
      last,
      pageRows,
    );
    if (rows.length === 0) break;
    from = Number(rows.at(-1)?.seq);
    const versions = rows.filter((row) => taken.has(Number(row.seq)));
    if (versions.length === 0) continue;
    build ??= new SegmentBuild(schema, directory, id);
    build.add(
      versions.map((row) => ({
        document: decodeDocument(row.document as Uint8Array),
        firstMs: Number(row.first_ms),
        lastMs: Number(row.last_ms),
        birth: Number(row.generation),
      })),
    );
    for (const row of versions) {
      const death = taken.get(Number(row.seq));
      if (death !== undefined) deaths.set(ordinal, death);
      ordinal++;
    }
    lease.keep();
  }
  return build === undefined ? undefined : { facts: build.finish().facts, deaths };
}

/** Documents of the new segment that were replaced or deleted while it was built, each with the generation in which it died. */
function replacedSince(
  directory: string,
  store: Store,
  facts: SegmentFacts,
  last: number,
): (readonly [number, number])[] {
  const segment = new Segment(directory, facts, new ByteCache(1 << 16));
  try {
    return store
      .all('SELECT key, MIN(generation) AS generation FROM tail WHERE seq > ? GROUP BY key', last)
      .map((row) => [segment.keys.find(binaryKey(String(row.key))), Number(row.generation)] as const)
      .filter(([ordinal]) => ordinal >= 0);
  } finally {
    segment.release();
  }
}
