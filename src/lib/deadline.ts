import { QueryBudgetExceeded } from './query-errors.ts';

/** Thrown in a worker whose caller has gone. The caller already has its signal's reason. */
class QueryCancelled extends Error {
  override readonly name = 'QueryCancelled';
}

/** The budget of a query that has none of its own: no client waits longer, and a thread that takes longer is stuck. */
const DEFAULT_BUDGET_MS = 60_000;
const stepsPerCheck = 1024;

/** Checked between chunks, entries, rows and hits. Stops the work when its time is up or its caller has gone. */
export class Deadline {
  private readonly endsAt: number;
  private readonly budgetMs: number;
  private readonly cancelled: Int32Array | undefined;
  private readonly slot: number;

  constructor(budgetMs: number | undefined, cancelled?: Int32Array, slot = 0) {
    this.budgetMs = budgetMs ?? DEFAULT_BUDGET_MS;
    this.endsAt = performance.now() + this.budgetMs;
    this.cancelled = cancelled;
    this.slot = slot;
  }

  /** Iterates something long whose single steps take almost no time, and checks the deadline every so often. */
  *during<T>(steps: Iterable<T>): Generator<T> {
    let taken = 0;
    for (const step of steps) {
      if (taken++ % stepsPerCheck === 0) this.check();
      yield step;
    }
  }

  check(): void {
    if (this.cancelled !== undefined && Atomics.load(this.cancelled, this.slot) !== 0) {
      throw new QueryCancelled('the caller has left');
    }
    if (performance.now() > this.endsAt) throw new QueryBudgetExceeded(this.budgetMs);
  }
}
