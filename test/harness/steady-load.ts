import { setTimeout as wait } from 'node:timers/promises';

/** One request and its outcome. */
export interface Outcome {
  readonly path: string;
  readonly service: number;
  /** The answer, or how the request failed. */
  readonly answer:
    | { readonly kind: 'answered'; readonly total: number; readonly ms: number }
    | { readonly kind: 'refused'; readonly status: number; readonly text: string }
    /** The connection ended before the answer arrived. */
    | { readonly kind: 'cut'; readonly reason: string };
}

interface Dependencies {
  /** Addresses of the services; undefined for one that the balancer has taken out. */
  readonly addresses: () => readonly (string | undefined)[];
  readonly paths: readonly string[];
  readonly clients: number;
  readonly pauseMs: number;
}

/** Sends requests to services in turn, without end, like callers behind a balancer that skips services that refuse a connection. */
export class SteadyLoad {
  private readonly dependencies: Dependencies;
  private readonly outcomes: Outcome[] = [];
  private readonly working: Promise<void>[] = [];
  private isStopping = false;
  private turn = 0;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    for (let client = 0; client < dependencies.clients; client++) this.working.push(this.requestWithoutEnd());
  }

  /** The outcomes since the last call. */
  take(): Outcome[] {
    return this.outcomes.splice(0);
  }

  /** Resolves when this many more requests have ended. */
  async after(count: number): Promise<void> {
    const until = this.ended + count;
    while (this.ended < until) await wait(20);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.working);
  }

  private ended = 0;

  private async requestWithoutEnd(): Promise<void> {
    const { paths, pauseMs } = this.dependencies;
    while (!this.isStopping) {
      const path = paths[this.turn++ % paths.length] ?? '/';
      this.outcomes.push(await this.request(path));
      this.ended += 1;
      await wait(pauseMs);
    }
  }

  private async request(path: string): Promise<Outcome> {
    const { addresses } = this.dependencies;
    for (let tried = 0; ; tried++) {
      const all = addresses();
      const service = this.turn++ % all.length;
      const address = all[service];
      if (address === undefined) {
        await wait(1);
        continue;
      }
      const startedAt = performance.now();
      try {
        const response = await fetch(`${address}${path}`);
        const text = await response.text();
        if (response.status !== 200)
          return { path, service, answer: { kind: 'refused', status: response.status, text } };
        const { total_count, total_results } = JSON.parse(text) as Record<string, number>;
        const ms = performance.now() - startedAt;
        return { path, service, answer: { kind: 'answered', total: total_count ?? total_results ?? -1, ms } };
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined;
        const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
        // Nothing was sent, so the next service is tried.
        if (reason === 'ECONNREFUSED' && tried < all.length * 100) continue;
        return { path, service, answer: { kind: 'cut', reason } };
      }
    }
  }
}
