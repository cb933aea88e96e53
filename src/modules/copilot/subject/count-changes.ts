import { isEventCondition, type PlannedCall, splitCondition } from '../planner/index.ts';
import type { CountMatches } from './resolve-search.ts';

/** Of how many companies the index has recorded a change, and how many it has; undefined if the search is not for changes. */
export async function countChanges(
  { args }: PlannedCall,
  count: CountMatches,
): Promise<{ readonly known: number; readonly total: number } | undefined> {
  const { condition = '' } = splitCondition(args) ?? {};
  if (!isEventCondition(condition)) return undefined;
  const [known, total] = [await count({ q: ANY_CHANGE, mode: 'query' }), await count({})];
  return known === undefined || total === undefined ? undefined : { known, total };
}

const ANY_CHANGE = 'since:1970';
