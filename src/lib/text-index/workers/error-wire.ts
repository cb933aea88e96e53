import { DamagedIndex, InvalidQuery, QueryBudgetExceeded } from '../errors.ts';

/** An error as it crosses threads, where its class would be lost. */
export interface PackedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly budgetMs: number | undefined;
}

export function packError(error: unknown): PackedError {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    name: known.name,
    message: known.message,
    stack: known.stack,
    budgetMs: error instanceof QueryBudgetExceeded ? error.budgetMs : undefined,
  };
}

export function unpackError(packed: unknown): Error {
  const { name, message, stack, budgetMs } = packed as PackedError;
  if (name === 'QueryBudgetExceeded') return new QueryBudgetExceeded(budgetMs ?? 0);
  if (name === 'InvalidQuery') return new InvalidQuery(message);
  if (name === 'DamagedIndex') return DamagedIndex.told(message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
