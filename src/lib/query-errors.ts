/** The query took longer than allowed; none of its results are known. */
export class QueryBudgetExceeded extends Error {
  override readonly name = 'QueryBudgetExceeded';
  readonly budgetMs: number;

  constructor(budgetMs: number) {
    super(`the query took longer than its budget of ${budgetMs} ms`);
    this.budgetMs = budgetMs;
  }
}

/** The engine is in another process and cannot be reached, or its response is incomplete; none of the results are known. */
export class EngineUnreachable extends Error {
  override readonly name = 'EngineUnreachable';
}
