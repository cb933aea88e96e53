import type { Clock } from '../clock.ts';
import { isCertainlyDead } from '../process-identity.ts';

/** A lease as its row shows it. The holder changes the mark regularly. */
export interface SeenLease {
  readonly key: string | number;
  readonly owner: string | null;
  readonly mark: number;
}

/** Detects leases without a live holder, without comparing dates, so that a clock that is set ahead or back changes nothing. */
export interface LeaseWatch {
  /** Of all current leases, returns the abandoned ones. Call it regularly, because time counts from when a lease was first seen here. */
  abandoned<Lease extends SeenLease>(leases: readonly Lease[]): Lease[];
  /** The same for one lease, without forgetting the others. */
  isAbandoned(lease: SeenLease): boolean;
}

/**
 * A lease is abandoned if its process ran on this machine and is known to be dead, or if its mark has not changed for `leaseMs` of this
 * process's own time.
 */
export function createLeaseWatch(clock: Pick<Clock, 'monotonic'>, leaseMs: number): LeaseWatch {
  let firstSeenAtMs = new Map<string, number>();

  return {
    abandoned(leases) {
      const nowMs = clock.monotonic();
      const isDead = new Map<string, boolean>();
      const stillThere = new Map<string, number>();
      const found = leases.filter((lease) => {
        const name = nameOf(lease);
        const sinceMs = firstSeenAtMs.get(name) ?? nowMs;
        stillThere.set(name, sinceMs);
        const owner = lease.owner ?? '';
        if (!isDead.has(owner)) isDead.set(owner, isCertainlyDead(owner));
        return isDead.get(owner) === true || nowMs - sinceMs >= leaseMs;
      });
      firstSeenAtMs = stillThere;
      return found;
    },

    isAbandoned(lease) {
      if (isCertainlyDead(lease.owner ?? '')) return true;
      const nowMs = clock.monotonic();
      const name = nameOf(lease);
      const sinceMs = firstSeenAtMs.get(name) ?? nowMs;
      firstSeenAtMs.set(name, sinceMs);
      return nowMs - sinceMs >= leaseMs;
    },
  };
}

const nameOf = ({ key, owner, mark }: SeenLease): string => `${key} ${owner} ${mark}`;
