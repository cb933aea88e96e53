import { readdirSync } from 'node:fs';
import { removeSegmentFiles } from '../format/segment-writer.ts';
import { holderOf, isHeld } from './lease.ts';
import { isGone } from './process-identity.ts';
import type { Store } from './store.ts';

/** Releases everything an owner held: its leases, and segments it did not publish. */
export async function releaseOwner(store: Store, directory: string, owner: string): Promise<void> {
  // Files first, because on a full disk this frees the space that the database writes need.
  for (const row of store.all('SELECT id FROM pending WHERE owner = ?', owner))
    removeSegmentFiles(directory, Number(row.id));
  await unlessDiskIsFull(() =>
    store.writeInTurn(() => {
      store.run('DELETE FROM leases WHERE owner = ?', owner);
      store.run('DELETE FROM pending WHERE owner = ?', owner);
    }),
  );
}

/**
 * Releases those of the segments that are only reserved. Never throws, because it is called after another failure: what it
 * cannot remove is removed when the index is closed or next opened.
 */
export function releaseReservations(store: Store, directory: string, ids: readonly number[]): void {
  try {
    const reserved = ids.filter((id) => store.get('SELECT 1 FROM pending WHERE id = ?', id) !== undefined);
    if (reserved.length === 0) return;
    for (const id of reserved) removeSegmentFiles(directory, id);
    store.write(() => {
      for (const id of reserved) store.run('DELETE FROM pending WHERE id = ?', id);
    });
  } catch {
    // See above: what remains is removed later.
  }
}

/**
 * Removes the files that this index no longer uses: segments it has dropped, and those of builders that are gone. Segment files
 * that the store does not know are kept, because the store may be the one that is wrong. Returns their names.
 */
export async function removeGarbage(store: Store, directory: string): Promise<string[]> {
  // The listing comes first: whatever it shows was reserved or published before, unless it does not belong to this index.
  const listed = readdirSync(directory).filter((name) => /^segment-\d+\./.test(name));
  for (const row of store.all('SELECT id, pid, host FROM pending'))
    if (isGone(holderOf(row))) removeSegmentFiles(directory, Number(row.id));
  await unlessDiskIsFull(async () => {
    await dropAbandoned(store);
    const dropped = store.all('SELECT id FROM dropped').map((row) => Number(row.id));
    for (const id of dropped) removeSegmentFiles(directory, id);
    if (dropped.length > 0)
      await store.writeInTurn(() => {
        for (const id of dropped) store.run('DELETE FROM dropped WHERE id = ?', id);
      });
  });
  const known = knownSegments(store);
  return readdirSync(directory).filter(
    (name) => listed.includes(name) && !known.has(Number.parseInt(name.slice('segment-'.length), 10)),
  );
}

/** Rows are deleted before files: a builder that returns after a long silence then finds its reservation gone and publishes nothing. */
async function dropAbandoned(store: Store): Promise<void> {
  if (store.get('SELECT 1 FROM pending LIMIT 1') === undefined) return;
  await store.writeInTurn(() => {
    for (const row of store.all('SELECT id, pid, host, expires_at FROM pending')) {
      if (isHeld(row)) continue;
      store.run('DELETE FROM pending WHERE id = ?', Number(row.id));
      store.run('INSERT OR IGNORE INTO dropped VALUES (?)', Number(row.id));
    }
  });
}

function knownSegments(store: Store): Set<number> {
  const rows = store.all('SELECT id FROM segments UNION SELECT id FROM pending UNION SELECT id FROM dropped');
  return new Set(rows.map((row) => Number(row.id)));
}

const sqliteFull = 13;

/**
 * For bookkeeping that may be skipped: leases and reservations expire by themselves, and a full disk must not prevent opening
 * or closing.
 */
async function unlessDiskIsFull(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== sqliteFull) throw error;
  }
}
