/** A share of the limiter, for example of one file that is being looked up. */
export interface LimiterShare {
  /** Runs the work once there is a slot. Rejects with the signal's reason if that comes first. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

interface Tenant {
  readonly weight: number;
  busy: number;
  /** Resolvers of the tasks that wait for a slot. */
  readonly waiting: (() => void)[];
}

/** No share may take all slots, so that another one can start at once. */
const ONE_TENANT_MAX = 0.75;

/**
 * Limits how many tasks run at once. If several shares wait, the one with the fewest running tasks for its weight is next; within a share,
 * the order is preserved.
 */
export class FairLimiter {
  readonly #max: number;
  /** The tenants with waiting tasks. */
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
