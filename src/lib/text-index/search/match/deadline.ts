import { QueryBudgetExceeded } from '../../errors.ts';

/** Thrown inside a worker whose caller has gone; the caller has its signal's reason already. */
class QueryCancelled extends Error {
  override readonly name = 'QueryCancelled';
}

/** The budget of a query without one: no client waits longer, and a thread without an answer for longer is stuck. */
const defaultBudgetMs = 60_000;
const stepsPerCheck = 1024;

/** Checked between chunks, entries and hits: ends the work when its time is over or its caller has gone. */
export class Deadline {
  private readonly endsAt: number;
  private readonly budgetMs: number;
  private readonly cancelled: Int32Array | undefined;
  private readonly slot: number;

  constructor(budgetMs: number | undefined, cancelled?: Int32Array, slot = 0) {
    this.budgetMs = budgetMs ?? defaultBudgetMs;
    this.endsAt = performance.now() + this.budgetMs;
    this.cancelled = cancelled;
    this.slot = slot;
  }

  /** Goes through something long, of which each step takes next to nothing. */
  *during<T>(steps: Iterable<T>): Generator<T> {
    let taken = 0;
    for (const step of steps) {
      if (taken++ % stepsPerCheck === 0) this.check();
      yield step;
    }
  }

  check(): void {
    if (this.cancelled !== undefined && Atomics.load(this.cancelled, this.slot) !== 0) {
      throw new QueryCancelled('the caller has gone');
    }
    if (performance.now() > this.endsAt) throw new QueryBudgetExceeded(this.budgetMs);
  }
}
