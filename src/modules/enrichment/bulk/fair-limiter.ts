/** A share of the limiter, such as a file that is looked up. */
export interface LimiterShare {
  /** Runs it once there is a slot. Rejects with the signal's reason when that comes first. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

interface Tenant {
  readonly weight: number;
  busy: number;
  /** What each of them waits for. */
  readonly waiting: (() => void)[];
}

/** No share takes all of them, so that the next one starts at once. */
const ONE_TENANT_MAX = 0.75;

/**
 * Bounds how many tasks run at once. A single share takes all free slots; of several the one with the fewest for its weight is next,
 * and within one the order is preserved.
 */
export class FairLimiter {
  readonly #max: number;
  /** Those who wait. */
  readonly #tenants = new Set<Tenant>();
  #busy = 0;

  constructor(max: number) {
    this.#max = max;
  }

  share(weight: number): LimiterShare {
    const tenant: Tenant = { weight, busy: 0, waiting: [] };
    return {
      run: async (work, signal) => {
        await this.#enter(tenant, signal);
        try {
          return await work();
        } finally {
          this.#leave(tenant);
        }
      },
    };
  }

  #enter(tenant: Tenant, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        tenant.waiting.splice(tenant.waiting.indexOf(go), 1);
        if (tenant.waiting.length === 0) this.#tenants.delete(tenant);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      tenant.waiting.push(go);
      this.#tenants.add(tenant);
      this.#admit();
    });
  }

  #leave(tenant: Tenant): void {
    this.#busy -= 1;
    tenant.busy -= 1;
    this.#admit();
  }

  #admit(): void {
    while (this.#busy < this.#max) {
      const tenant = this.#next();
      const go = tenant?.waiting.shift();
      if (tenant === undefined || go === undefined) return;
      if (tenant.waiting.length === 0) this.#tenants.delete(tenant);
      this.#busy += 1;
      tenant.busy += 1;
      go();
    }
  }

  #next(): Tenant | undefined {
    let next: Tenant | undefined;
    for (const tenant of this.#tenants) {
      if (tenant.busy >= Math.ceil(this.#max * ONE_TENANT_MAX)) continue;
      if (next === undefined || tenant.busy / tenant.weight < next.busy / next.weight) next = tenant;
    }
    return next;
  }
}
