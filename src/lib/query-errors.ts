/** The query took longer than it was allowed; nothing of its answer is known. */
export class QueryBudgetExceeded extends Error {
  override readonly name = 'QueryBudgetExceeded';
  readonly budgetMs: number;

  constructor(budgetMs: number) {
    super(`the query took longer than its budget of ${budgetMs} ms`);
    this.budgetMs = budgetMs;
  }
}

/** What answers queries is in another process and cannot be reached, or does not answer whole; nothing of its answer is known. */
export class EngineUnreachable extends Error {
  override readonly name = 'EngineUnreachable';
}
