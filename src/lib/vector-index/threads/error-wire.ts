import { type PackedError, unpackError } from '../../threads/index.ts';
import {
  BuildUnderWay,
  InvalidVector,
  QueryBudgetExceeded,
  VectorIndexDamaged,
  WrongModel,
} from '../errors.ts';

/** Restores the class of errors that callers distinguish. */
export function reviveError(packed: PackedError): Error {
  const { message } = packed;
  const { name, budgetMs } = packed.facts;
  if (name === 'QueryBudgetExceeded') return new QueryBudgetExceeded(Number(budgetMs));
  if (name === 'InvalidVector') return new InvalidVector(message);
  if (name === 'WrongModel') return new WrongModel(message);
  if (name === 'BuildUnderWay') return new BuildUnderWay(message);
  if (name === 'VectorIndexDamaged') return VectorIndexDamaged.fromMessage(message);
  return unpackError(packed);
}
