import { hostname } from 'node:os';
import type { Store } from './store.ts';

export const hostName = hostname();

const leaseMs = 60_000;
const renewMs = 10_000;

/** A right only one process has at a time; whoever dies loses it. */
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
      if (row !== undefined && row['owner'] !== owner && isHeld(row)) return false;
      store.run(
        'INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?, ?)',
        name,
        owner,
        process.pid,
        hostName,
        Date.now() + leaseMs,
      );
      return true;
    });
    return isMine ? new Lease(store, name, owner) : undefined;
  }

  /** Whether the lease is still this thread's; call inside the transaction that relies on it. */
  isMine(): boolean {
    return this.store.get('SELECT owner FROM leases WHERE name = ?', this.name)?.['owner'] === this.owner;
  }

  /** Long work on this thread calls it between steps, since a busy thread fires no timers. */
  keep(): void {
    if (Date.now() - this.renewedAt > renewMs) this.renew();
  }

  private renew(): void {
    this.renewedAt = Date.now();
    this.store.run(
      'UPDATE leases SET expires_at = ? WHERE name = ? AND owner = ?',
      Date.now() + leaseMs,
      this.name,
      this.owner,
    );
  }

  release(): void {
    clearInterval(this.timer);
    this.store.run('DELETE FROM leases WHERE name = ? AND owner = ?', this.name, this.owner);
  }
}

/** Whether the owner of a lease or an unpublished segment may still be at work. */
export function isHeld(row: Record<string, unknown>): boolean {
  if (Number(row['expires_at']) < Date.now()) return false;
  return row['host'] !== hostName || isAlive(Number(row['pid']));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A bulk build may hold unpublished segments for days; a dead one on this host is noticed at once. */
export const pendingMs = 7 * 24 * 3600 * 1000;
