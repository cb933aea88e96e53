import { AppError } from '../../platform/errors.ts';

export interface GateLimits {
  readonly concurrentMax: number;
  readonly queuedMax: number;
  readonly waitMsMax: number;
}

export interface AdmissionGate {
  /** Takes a place if one is free. */
  tryEnter(): boolean;
  /** Takes a place or waits for one; throws `saturated` at once when the queue is full, or after the longest wait. */
  enter(left: AbortSignal): Promise<void>;
  /** Gives the place back, once for each that was taken. */
  leave(): void;
  readonly busy: number;
  readonly queued: number;
}

/** Bounds how many requests are worked on and how many wait, so that past the limit callers hear so at once. */
export function createAdmissionGate({ concurrentMax, queuedMax, waitMsMax }: GateLimits): AdmissionGate {
  const queue = new Set<() => void>();
  let busy = 0;

  return {
    get busy() {
      return busy;
    },
    get queued() {
      return queue.size;
    },
    tryEnter,
    async enter(left) {
      if (tryEnter()) return;
      if (queue.size >= queuedMax) throw saturated();
      await wait(left);
    },
    /** The place of the one who leaves passes on, so `busy` changes only when nobody waits. */
    leave() {
      const [next] = queue;
      if (next === undefined) busy -= 1;
      else next();
    },
  };

  function tryEnter(): boolean {
    if (busy >= concurrentMax) return false;
    busy += 1;
    return true;
  }

  function wait(left: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void): void => {
        queue.delete(admit);
        clearTimeout(timer);
        left.removeEventListener('abort', giveUp);
        outcome();
      };
      const admit = (): void => settle(resolve);
      const giveUp = (): void => settle(() => reject(saturated()));
      const timer = setTimeout(giveUp, waitMsMax);
      left.addEventListener('abort', giveUp);
      queue.add(admit);
    });
  }
}

const saturated = (): AppError => new AppError('saturated', undefined, { headers: { 'retry-after': '3' } });
