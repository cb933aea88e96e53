import type { QueryOptions } from '../api.ts';
import { QueryBudgetExceeded } from '../errors.ts';
import type { ComparisonAnswers, ComparisonRequest } from '../search/reader.ts';
import type { Readers } from './query-threads.ts';

/** Assigned here and not by the thread that opens the comparison, so that it can be closed before it is known to be open. */
let lastComparison = 0;

/** Compares the index with an earlier generation, slice by slice on one thread. */
export async function runComparison<Request extends ComparisonRequest>(
  readers: Readers,
  request: Request,
  { signal, budgetMs }: QueryOptions,
): Promise<ComparisonAnswers[Request['kind']]> {
  const thread = readers.leastBusy();
  const whileWanted = signal && { signal };
  const startedAt = performance.now();
  const id = ++lastComparison;
  try {
    await readers.ask('openComparison', { ...request, id }, whileWanted, thread);
    for (;;) {
      const answer = await readers.ask('continueComparison', id, whileWanted, thread);
      // The thread returns the answer of the kind of comparison that was opened.
      if (answer !== undefined) return answer as ComparisonAnswers[Request['kind']];
      if (budgetMs !== undefined && performance.now() - startedAt > budgetMs)
        throw new QueryBudgetExceeded(budgetMs);
    }
  } finally {
    // A thread executes its requests in order, so this one finds the comparison even if it is still being opened. A thread that has
    // ended took the comparison with it.
    await readers.ask('closeComparison', id, {}, thread).catch(() => undefined);
  }
}
