import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { syncFolder } from '../../durable-files/index.ts';
import { SEGMENT_FILES, segmentFileName } from '../format/layout.ts';
import { confirmIdentity } from '../manifest/folder-contents.ts';
import { Lease, maintenanceLease } from '../manifest/lease.ts';
import { openStore, type Store, storeFileName } from '../manifest/store.ts';
import { copyInPieces } from '../merging/copy-in-pieces.ts';

const leasePollMs = 50;

/**
 * Copies the index into an empty folder while it is in use. The store is copied as of one moment. Segment files never change,
 * so they are hard-linked, or copied where the folder is on another disk. The lease keeps them from being retired.
 */
export async function backup(directory: string, store: Store, owner: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`the folder for the backup is not empty: ${target}`);
  let lease = Lease.tryAcquire(store, maintenanceLease, owner);
  while (lease === undefined) {
    await delay(leasePollMs);
    lease = Lease.tryAcquire(store, maintenanceLease, owner);
  }
  const held = lease;
  try {
    const copy = join(target, storeFileName);
    store.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
    const copied = openStore(target);
    const ids = copied.all('SELECT id FROM segments').map((row) => Number(row.id));
    copied.exec('DELETE FROM leases; DELETE FROM pending; DELETE FROM dropped');
    confirmIdentity(copied, target);
    copied.close();
    syncFile(copy);
    for (const id of ids) {
      for (const file of SEGMENT_FILES) {
        linkOrCopy(directory, target, segmentFileName(id, file), () => held.keep());
        held.keep();
      }
    }
    syncFolder(target);
  } finally {
    held.release();
  }
}

function linkOrCopy(from: string, to: string, name: string, onProgress: () => void): void {
  try {
    linkSync(join(from, name), join(to, name));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    copyInPieces(join(from, name), join(to, name), onProgress);
  }
}

/** The copy of the store is only complete once it would survive a power cut. */
function syncFile(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
