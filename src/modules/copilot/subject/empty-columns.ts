import { filtersIn, type PlannedCall } from '../planner/index.ts';
import type { CountMatches } from './resolve-search.ts';

/** Conditions that are not on a column of their own, or on one that every profile fills. */
const ALWAYS_FILLED = /^(?:place|has_\w+|is_\w+|industry|sub_industry|technologies|fetched_at)$/;
const COLUMNS_MAX = 3;

/** The columns of a call's conditions that no company of the index has a value of: nothing can be found by them. */
export async function findEmptyColumns({ args }: PlannedCall, count: CountMatches): Promise<string[]> {
  const demanded = filtersIn(args).flatMap((condition) => {
    const [column = '', operator = ''] = condition.split(':');
    return operator === 'missing' || operator === 'ne' || ALWAYS_FILLED.test(column) ? [] : [column];
  });
  const empty: string[] = [];
  for (const column of [...new Set(demanded)].slice(0, COLUMNS_MAX))
    if ((await count({ filter: `${column}:exists` })) === 0) empty.push(column);
  return empty;
}
