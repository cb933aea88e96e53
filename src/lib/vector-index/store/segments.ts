import { crc32 } from 'node:zlib';
import { VectorIndexDamaged } from '../errors.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import type { Store } from './store.ts';

export function readSegments(store: Store): SegmentFacts[] {
  return store.all('SELECT id, facts, sum FROM segments ORDER BY id').map((row) => {
    const text = String(row.facts);
    if (Number(row.sum) !== crc32(`${Number(row.id)} ${text}`))
      throw new VectorIndexDamaged(store.file, 'contains a corrupted segment');
    return JSON.parse(text) as SegmentFacts;
  });
}

export function addSegment(store: Store, facts: SegmentFacts): void {
  const text = JSON.stringify(facts);
  store.run('INSERT INTO segments VALUES (?, ?, ?)', facts.id, text, crc32(`${facts.id} ${text}`));
}

/** Reserves the number of a segment whose files are about to be written. If the process dies before it is published, they are garbage. */
export function reserveSegment(store: Store, work: 'fold' | 'build'): number {
  return store.write(() => {
    const id = store.addTo('last_segment', 1);
    store.run('INSERT INTO pending VALUES (?, ?)', id, work);
    return id;
  });
}

export function pendingSegments(store: Store, work: 'fold' | 'build'): number[] {
  return store.all('SELECT id FROM pending WHERE work = ?', work).map((row) => Number(row.id));
}

/** The rows of a segment that were replaced or deleted; one record may list many or a few. */
export interface DeletedRows {
  readonly seq: number;
  readonly segment: number;
  readonly rows: Uint32Array;
}

export function addDeletedRows(store: Store, segment: number, rows: Uint32Array): void {
  if (rows.length === 0) return;
  const seq = store.addTo('dead_seq', 1);
  store.addTo('dead_rows', 1);
  const bytes = new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength);
  store.run(
    'INSERT INTO dead VALUES (?, ?, ?, ?)',
    seq,
    segment,
    bytes,
    crc32(bytes, crc32(`${seq} ${segment}`)),
  );
}

export function readDeletedRows(store: Store, after: number): DeletedRows[] {
  return store.all('SELECT * FROM dead WHERE seq > ? ORDER BY seq', after).map((row) => {
    const [seq, segment] = [Number(row.seq), Number(row.segment)];
    const bytes = row.rows as Uint8Array;
    if (Number(row.sum) !== crc32(bytes, crc32(`${seq} ${segment}`)))
      throw new VectorIndexDamaged(store.file, 'contains corrupted deletions');
    return { seq, segment, rows: new Uint32Array(bytes.slice().buffer) };
  });
}

export function dropSegment(store: Store, id: number): void {
  store.run('DELETE FROM segments WHERE id = ?', id);
  store.addTo('dead_rows', -store.run('DELETE FROM dead WHERE segment = ?', id));
}
