import type { TextIndexSchema } from '../api.ts';
import { SegmentBuild } from '../build/bulk-build.ts';
import { ByteCache } from '../segment/byte-cache.ts';
import { binaryKey } from '../segment/keys.ts';
import { CHUNK_DOCUMENTS } from '../segment/layout.ts';
import { Segment } from '../segment/segment.ts';
import type { SegmentFacts } from '../segment/segment-writer.ts';
import { releaseReservations } from '../store/garbage.ts';
import { type Lease, reserveSegment } from '../store/lease.ts';
import { joinDeaths, publishSegment, recordDeaths, syncDirectory } from '../store/segment-files.ts';
import type { Store } from '../store/store.ts';
import { decodeDocument } from '../tail/document-codec.ts';

const pageRows = 500;

/** Turns the oldest documents of the tail, at most a chunk of them, into a segment. Returns whether there were any rows. */
export function foldTail(
  directory: string,
  schema: TextIndexSchema,
  store: Store,
  owner: string,
  lease: Lease,
): boolean {
  const last = store.get(
    'SELECT MAX(seq) AS seq FROM (SELECT seq FROM tail ORDER BY seq LIMIT ?)',
    CHUNK_DOCUMENTS,
  )?.['seq'];
  if (typeof last !== 'number') return false;
  const id = reserveSegment(store, directory, owner);
  try {
    const facts = buildSegment(directory, schema, store, id, last, lease);
    if (facts !== undefined) syncDirectory(directory);
    publishFold(directory, store, facts, last, lease);
    return true;
  } finally {
    // Nothing to do after a success, unless all the rows were of deleted documents.
    releaseReservations(store, directory, [id]);
  }
}

function publishFold(
  directory: string,
  store: Store,
  facts: SegmentFacts | undefined,
  last: number,
  lease: Lease,
): void {
  store.write(() => {
    if (!lease.isMine()) throw new Error('another process has taken over the maintenance of the index');
    if (facts !== undefined) {
      recordDeaths(store, facts.id, replacedSince(directory, store, facts, last));
      publishSegment(store, facts);
    }
    joinDeaths(store);
    store.run('DELETE FROM tail WHERE seq <= ?', last);
    store.setMeta('tail_base', last);
    store.addToMeta('generation', 1);
  });
}

function buildSegment(
  directory: string,
  schema: TextIndexSchema,
  store: Store,
  id: number,
  last: number,
  lease: Lease,
): SegmentFacts | undefined {
  const newest = new Set(
    store
      .all('SELECT MAX(seq) AS seq FROM tail WHERE seq <= ? GROUP BY key', last)
      .map((row) => Number(row['seq'])),
  );
  const isLive = (row: Record<string, unknown>): boolean =>
    newest.has(Number(row['seq'])) && row['document'] !== null;
  let build: SegmentBuild | undefined;
  for (let from = 0; from < last; ) {
    const rows = store.all(
      'SELECT seq, first_ms, last_ms, document FROM tail WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ?',
      from,
      last,
      pageRows,
    );
    if (rows.length === 0) break;
    from = Number(rows.at(-1)?.['seq']);
    const live = rows.filter(isLive).map((row) => ({
      document: decodeDocument(row['document'] as Uint8Array),
      firstMs: Number(row['first_ms']),
      lastMs: Number(row['last_ms']),
    }));
    if (live.length === 0) continue;
    build ??= new SegmentBuild(schema, directory, id);
    build.add(live);
    lease.keep();
  }
  return build?.finish().facts;
}

/** Documents of the new segment that were written again or deleted while it was built. */
function replacedSince(directory: string, store: Store, facts: SegmentFacts, last: number): number[] {
  const segment = new Segment(directory, facts, new ByteCache(1 << 16));
  try {
    return store
      .all('SELECT DISTINCT key FROM tail WHERE seq > ?', last)
      .map((row) => segment.keys.find(binaryKey(String(row['key']))))
      .filter((ordinal) => ordinal >= 0);
  } finally {
    segment.release();
  }
}
