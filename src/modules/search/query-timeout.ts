import { FilterNotIndexed, InvalidQuery, QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';

/** A query that exceeds its budget, or expands to too many words, is the caller's to narrow, not a defect. */
export async function inTime<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
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

function explained(error: unknown): unknown {
  if (error instanceof QueryBudgetExceeded)
    return new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } });
  if (error instanceof FilterNotIndexed)
    return new AppError(
      'conflict',
      `The index was built before ${error.filter} could be filtered, counted and sorted by. The operator adds it with 'homedex index rebuild'; until then, search without it.`,
      { cause: error },
    );
  if (!(error instanceof InvalidQuery)) return error;
  const { message } = error;
  // Only the index decides whether it can be answered, so there is no position in the query to name.
  const details = { field: 'q', type: 'query_syntax', input: null, ctx: { position: 0, expected: message } };
  return new AppError('invalid_input', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, { details });
}
