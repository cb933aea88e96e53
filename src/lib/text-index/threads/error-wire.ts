import { type PackedError, unpackError } from '../../threads/index.ts';
import { DamagedIndex, InvalidQuery, QueryBudgetExceeded } from '../errors.ts';

/** Gives the engine's errors that callers tell apart their class back. */
export function reviveError(packed: PackedError): Error {
  const { name, budgetMs } = packed.facts;
  if (name === 'QueryBudgetExceeded') return new QueryBudgetExceeded(Number(budgetMs));
  if (name === 'InvalidQuery') return new InvalidQuery(packed.message);
  if (name === 'DamagedIndex') return DamagedIndex.told(packed.message);
  return unpackError(packed);
}
