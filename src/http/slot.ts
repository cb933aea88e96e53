import type { ConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import type { Tenant } from './limits/tenant.ts';

/**
 * A request's slot in a limiter. It is held until everything that uses it has released it: the handler, work that outlives its client, a
 * download that is still being produced. Bytes that only wait to be sent hold no slot; connections.ts ends a connection that never reads
 * them.
 */
export class Slot {
  private readonly limiter: ConcurrencyLimiter;
  private readonly tenant: Tenant;
  private holds = 1;

  /** The slot must have been acquired from the limiter. */
  constructor(limiter: ConcurrencyLimiter, tenant: Tenant) {
    this.limiter = limiter;
    this.tenant = tenant;
  }

  holdWhile(work: Promise<unknown>): void {
    const release = this.hold();
    work.then(release, release);
  }

  /** Holds the slot until the returned function is called. */
  hold(): () => void {
    this.holds += 1;
    return () => this.release();
  }

  release(): void {
    this.holds -= 1;
    if (this.holds === 0) this.limiter.release(this.tenant);
  }
}
