import { hasSegmentFiles } from '../format/segment-writer.ts';
import { type Holder, isGone, thisProcess } from './process-identity.ts';
import type { Store } from './store.ts';

/** Longer than the slowest single step between two renewals, which is syncing one large file to a slow disk. */
const leaseMs = 120_000;
const renewMs = 10_000;
/** A build renews its reservations as long as it lives. One that has not done so for this long is considered dead. */
const reservedMs = 3_600_000;

/** Held by whoever flushes, merges or copies. */
export const maintenanceLease = 'maintenance';

/** A lease that one process holds at a time. A process that dies loses it. */
export class Lease {
  private readonly store: Store;
  private readonly name: string;
  private readonly owner: string;
  private readonly timer: NodeJS.Timeout;
  private renewedAt = Date.now();

  private constructor(store: Store, name: string, owner: string) {
    this.store = store;
    this.name = name;
    this.owner = owner;
    this.timer = setInterval(() => this.renew(), renewMs);
    this.timer.unref();
  }

  static tryAcquire(store: Store, name: string, owner: string): Lease | undefined {
    const isMine = store.write(() => {
      const row = store.get('SELECT owner, pid, host, expires_at FROM leases WHERE name = ?', name);
      if (row !== undefined && row.owner !== owner && isHeld(row)) return false;
      const { pid, host } = thisProcess();
      store.run(
        'INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?, ?)',
        name,
        owner,
        pid,
        host,
        Date.now() + leaseMs,
      );
      return true;
    });
    return isMine ? new Lease(store, name, owner) : undefined;
  }

  /** Whether this thread still holds the lease. Call it inside the transaction that relies on the lease. */
  isMine(): boolean {
    return this.store.get('SELECT owner FROM leases WHERE name = ?', this.name)?.owner === this.owner;
  }

  /** Renews the lease. Long work calls it between steps, because a busy thread fires no timers. */
  keep(): void {
    if (Date.now() - this.renewedAt > renewMs) this.renew();
  }

  private renew(): void {
    this.renewedAt = Date.now();
    // A failed renewal costs at most the lease, and its loss is noticed in the transaction that relies on it.
    try {
      this.store.run(
        'UPDATE leases SET expires_at = ? WHERE name = ? AND owner = ?',
        Date.now() + leaseMs,
        this.name,
        this.owner,
      );
      renewReservations(this.store, this.owner);
    } catch {
      this.renewedAt = 0;
    }
  }

  release(): void {
    clearInterval(this.timer);
    this.store.run('DELETE FROM leases WHERE name = ? AND owner = ?', this.name, this.owner);
  }
}

/** Reserves a number for a segment that this process is about to write. If the process dies before publishing, its files are garbage. */
export function reserveSegment(store: Store, directory: string, owner: string): number {
  return store.write(() => takeNumber(store, directory, owner));
}

/** The same without blocking the thread. */
export function reserveSegmentInTurn(store: Store, directory: string, owner: string): Promise<number> {
  return store.writeInTurn(() => takeNumber(store, directory, owner));
}

function takeNumber(store: Store, directory: string, owner: string): number {
  let id = store.addTo('last_segment', 1);
  // Existing files with this number do not belong to this index. Using the number would eventually remove them.
  while (hasSegmentFiles(directory, id)) id = store.addTo('last_segment', 1);
  const { pid, host } = thisProcess();
  store.run('INSERT INTO pending VALUES (?, ?, ?, ?, ?)', id, owner, pid, host, Date.now() + reservedMs);
  return id;
}

export function renewReservations(store: Store, owner: string): void {
  store.run('UPDATE pending SET expires_at = ? WHERE owner = ?', Date.now() + reservedMs, owner);
}

/** Whether the owner of a lease or an unpublished segment may still be working. */
export function isHeld(row: Record<string, unknown>): boolean {
  return Number(row.expires_at) >= Date.now() && !isGone(holderOf(row));
}

export function holderOf(row: Record<string, unknown>): Holder {
  return { pid: Number(row.pid), host: String(row.host) };
}
