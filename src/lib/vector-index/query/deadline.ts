import { SearchBudgetExceeded } from '../errors.ts';

/** Thrown inside a worker whose caller has left; the caller has its signal's reason already. */
class SearchCancelled extends Error {
  override readonly name = 'SearchCancelled';
}

/** The time limit of a search without a budget. */
const defaultBudgetMs = 10_000;

/** Checked between blocks and rows: ends the work when its time is up or its caller has left. */
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

  check(): void {
    if (this.cancelled !== undefined && Atomics.load(this.cancelled, this.slot) !== 0) {
      throw new SearchCancelled('the caller has left');
    }
    if (performance.now() > this.endsAt) throw new SearchBudgetExceeded(this.budgetMs);
  }
}
