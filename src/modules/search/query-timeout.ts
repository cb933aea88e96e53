import { QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';

/** A query that outgrows its budget is the caller's to narrow, not a defect. */
export async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw explained(error);
  }
}

/** The same for an answer that comes in batches, whose first takes the longest. */
export async function* batchesInTime<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    throw explained(error);
  }
}

const explained = (error: unknown): unknown =>
  error instanceof QueryBudgetExceeded
    ? new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } })
    : error;
