import { QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';

/** A query that outgrows its budget is the caller's to narrow, not a defect. */
export async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof QueryBudgetExceeded)
      throw new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } });
    throw error;
  }
}
