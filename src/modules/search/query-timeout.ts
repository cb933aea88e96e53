import { FilterNotIndexed, InvalidQuery, QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';

/** If a query exceeds its budget or expands to too many words, the caller has to narrow it; it is not a defect. */
export async function inTime<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    throw explained(error);
  }
}

/** The same for results that come in batches, the first of which takes longest. */
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
  // Only the index decides whether it can run the query, so there is no position in the query to report.
  const details = { field: 'q', type: 'query_syntax', input: null, ctx: { position: 0, expected: message } };
  return new AppError('invalid_input', `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, { details });
}
