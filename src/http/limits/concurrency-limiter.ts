import { AppError } from '../../platform/errors.ts';
import { CounterMap } from './counter-map.ts';
import type { Tenant } from './tenant.ts';

export interface ConcurrencyLimits {
  readonly concurrentMax: number;
  readonly queuedMax: number;
  readonly waitMsMax: number;
  /** Slots that are reserved for accounts; none by default. */
  readonly reservedForAccounts?: number;
}

export interface ConcurrencyLimiter {
  /** Takes a slot if one is free and the tenant may have another. */
  tryAcquire(tenant: Tenant): boolean;
  /**
   * Takes a slot or waits for one. Throws `saturated` at once if the queue is full, `too_many_at_once` at once if the tenant has used its
   * share of the queue, and `saturated` after the longest wait.
   */
  acquire(tenant: Tenant, left: AbortSignal): Promise<void>;
  /** Releases one slot; call it once for each slot taken. */
  release(tenant: Tenant): void;
  readonly busy: number;
  readonly queued: number;
  /** How many more requests it can take, at once or in its queue; at 0 new ones are refused. */
  readonly capacityLeft: number;
}

/** A tenant may have this many times its slots waiting, so that no tenant fills the queue alone. */
const WAITING_FACTOR = 2;

interface Waiting {
  readonly tenant: Tenant;
  readonly admit: () => void;
}

/**
 * Limits how many requests are worked on and how many wait; beyond that, callers are refused at once. Each tenant has its own limit: a
 * tenant that reached it waits for its own slots to be released while others pass.
 */
export function createConcurrencyLimiter({
  concurrentMax,
  queuedMax,
  waitMsMax,
  reservedForAccounts = 0,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const queue = new Set<Waiting>();
  const slots = new CounterMap();
  const waiting = new CounterMap();
  let busy = 0;

  return {
    get busy() {
      return busy;
    },
    get queued() {
      return queue.size;
    },
    get capacityLeft() {
      return Math.max(0, concurrentMax - busy) + Math.max(0, queuedMax - queue.size);
    },
    tryAcquire,
    async acquire(tenant, left) {
      if (tryAcquire(tenant)) return;
      const mayWait = Math.min(queuedMax, tenant.atOnceMax * WAITING_FACTOR);
      if (waiting.of(tenant.name) >= mayWait && slots.of(tenant.name) >= tenant.atOnceMax)
        throw tooManyAtOnce(tenant);
      if (queue.size >= queuedMax || waiting.of(tenant.name) >= mayWait) throw saturated();
      await wait(tenant, left);
    },
    release(tenant) {
      busy -= 1;
      slots.remove(tenant.name);
      admitNext();
    },
  };

  function tryAcquire({ name, atOnceMax, isAnonymous }: Tenant): boolean {
    const free = concurrentMax - busy - (isAnonymous ? reservedForAccounts : 0);
    if (free <= 0 || !slots.tryAdd(name, atOnceMax)) return false;
    busy += 1;
    return true;
  }

  /** Admits the request that has waited longest among those whose tenant may have another slot. */
  function admitNext(): void {
    for (const next of queue) {
      if (busy >= concurrentMax) return;
      if (!tryAcquire(next.tenant)) continue;
      next.admit();
      return;
    }
  }

  function wait(tenant: Tenant, left: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void): void => {
        queue.delete(entry);
        waiting.remove(tenant.name);
        clearTimeout(timer);
        left.removeEventListener('abort', timeOut);
        outcome();
      };
      const entry: Waiting = { tenant, admit: () => settle(resolve) };
      const timeOut = (): void => settle(() => reject(saturated()));
      const timer = setTimeout(timeOut, waitMsMax);
      waiting.tryAdd(tenant.name, Number.MAX_SAFE_INTEGER);
      queue.add(entry);
      if (left.aborted) timeOut();
      else left.addEventListener('abort', timeOut);
    });
  }
}

const saturated = (): AppError => new AppError('saturated', undefined, { headers: { 'retry-after': '3' } });

const tooManyAtOnce = ({ atOnceMax }: Tenant): AppError =>
  new AppError(
    'too_many_at_once',
    `You have ${atOnceMax} of these requests running already. Wait for one to finish, then try again.`,
    { headers: { 'retry-after': '1' } },
  );
