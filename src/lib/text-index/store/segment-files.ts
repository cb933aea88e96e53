import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { removeSegmentFiles, type SegmentFacts } from '../segment/segment-writer.ts';
import { type Deaths, packNumbers, unpackDeaths } from './dead-documents.ts';
import { hostName, isHeld, pendingMs } from './lease.ts';
import type { Store } from './store.ts';

const deathRowsMax = 256;

/** Reserves a number for a segment that this process is about to write; until it is published its files are garbage if the process dies. */
export function reserveSegment(store: Store, owner: string): number {
  return store.write(() => {
    const id = store.addToMeta('next_segment', 1) - 1;
    store.run(
      'INSERT INTO pending VALUES (?, ?, ?, ?, ?)',
      id,
      owner,
      process.pid,
      hostName,
      Date.now() + pendingMs,
    );
    return id;
  });
}

/** Names a finished segment in the manifest; call inside a write transaction, after `syncDirectory`. */
export function publishSegment(store: Store, facts: SegmentFacts): void {
  store.run('INSERT INTO segments VALUES (?, ?)', facts.id, JSON.stringify(facts));
  store.run('DELETE FROM pending WHERE id = ?', facts.id);
  store.addToMeta('manifest', 1);
}

/** Takes segments out of the manifest; call inside a write transaction and remove the files after its commit. */
export function retireSegments(store: Store, ids: readonly number[]): void {
  for (const id of ids) {
    store.run('DELETE FROM segments WHERE id = ?', id);
    store.run('DELETE FROM dead WHERE segment = ?', id);
  }
  store.addToMeta('manifest', 1);
}

export function recordDeaths(store: Store, segment: number, { ordinals, generations }: Deaths): void {
  if (ordinals.length === 0) return;
  store.run(
    'INSERT INTO dead (segment, docs, generations) VALUES (?, ?, ?)',
    segment,
    packNumbers(ordinals),
    packNumbers(generations),
  );
}

/** Documents that die together. */
export function deathsIn(generation: number, ordinals: readonly number[]): Deaths {
  return { ordinals, generations: ordinals.map(() => generation) };
}

/** Single writes leave a row for every death; many rows of a segment become one, so that opening the index stays quick. */
export function joinDeaths(store: Store): void {
  const crowded = store.all('SELECT segment FROM dead GROUP BY segment HAVING COUNT(*) > ?', deathRowsMax);
  for (const row of crowded) {
    const segment = Number(row['segment']);
    const rows = store.all('SELECT docs, generations FROM dead WHERE segment = ? ORDER BY seq', segment);
    store.run('DELETE FROM dead WHERE segment = ?', segment);
    // The new row comes after all others: readers that knew the deaths meet them again, which changes nothing.
    const joined = rows.map(unpackDeaths);
    recordDeaths(store, segment, {
      ordinals: joined.flatMap(({ ordinals }) => Array.from(ordinals)),
      generations: joined.flatMap(({ ordinals, generations }) =>
        Array.from(ordinals, (_, i) => generations[i] ?? 0),
      ),
    });
  }
}

/** Gives up everything an owner held: its leases, and segments it did not publish. */
export function releaseOwner(store: Store, directory: string, owner: string): void {
  // Files first: on a full disk they are the room in which the rest can be written.
  for (const row of store.all('SELECT id FROM pending WHERE owner = ?', owner))
    removeSegmentFiles(directory, Number(row['id']));
  unlessDiskIsFull(() =>
    store.write(() => {
      store.run('DELETE FROM leases WHERE owner = ?', owner);
      store.run('DELETE FROM pending WHERE owner = ?', owner);
    }),
  );
}

const sqliteFull = 13;

/** For notes that may be missing: leases and reservations end by themselves, and a full disk must keep nobody from opening or closing. */
function unlessDiskIsFull(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode !== sqliteFull) throw error;
  }
}

/** Makes the names of new files durable. */
export function syncDirectory(directory: string): void {
  const fd = openSync(directory, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** Removes files that no manifest names and no living process is writing. */
export function removeGarbage(store: Store, directory: string): void {
  // The listing comes first: whatever it shows was reserved or published before, unless its owner is gone.
  const found = new Set<number>();
  for (const name of readdirSync(directory)) {
    const match = /^segment-(\d+)\./.exec(name);
    if (match !== null) found.add(Number(match[1]));
  }
  const abandoned: number[] = [];
  store.read(() => {
    for (const row of store.all('SELECT id FROM segments')) found.delete(Number(row['id']));
    for (const row of store.all('SELECT id, pid, host, expires_at FROM pending')) {
      if (isHeld(row)) found.delete(Number(row['id']));
      else abandoned.push(Number(row['id']));
    }
  });
  for (const id of found) removeSegmentFiles(directory, id);
  if (abandoned.length === 0) return;
  unlessDiskIsFull(() =>
    store.write(() => {
      for (const id of abandoned) store.run('DELETE FROM pending WHERE id = ?', id);
    }),
  );
}
