import {
  type CallArguments,
  filtersIn,
  isEventCondition,
  isNumberColumn,
  type PlannedCall,
  splitCondition,
} from '../planner/index.ts';
import type { CountMatches } from './counted-searches.ts';

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

/** Conditions that are not on a column of their own, or on one that every profile fills. */
const ALWAYS_FILLED = /^(?:place|has_\w+|is_\w+|industry|sub_industry|technologies|fetched_at)$/;
const COLUMNS_MAX = 3;

/**
 * The columns of a call's conditions, or of its order, that no company of the index has a value of: nothing can be found, ruled out or put
 * into an order by them.
 */
export async function findEmptyColumns(
  { name, args }: PlannedCall,
  count: CountMatches,
  total: number,
): Promise<string[]> {
  const demanded = total > 0 ? [...orderIn(name, args), ...absencesIn(args)] : conditionsIn(args);
  const empty: string[] = [];
  for (const column of [...new Set(demanded)].slice(0, COLUMNS_MAX))
    if ((await count({ filter: `${column}:exists` })) === 0) empty.push(column);
  return empty;
}

const conditionsIn = (args: CallArguments): string[] =>
  filtersIn(args).flatMap((condition) => {
    const [column = '', operator = ''] = condition.split(':');
    return operator === 'missing' || operator === 'ne' || ALWAYS_FILLED.test(column) ? [] : [column];
  });

/** Columns that the companies must not have: where no company of the index has one, all of them are found. */
const absencesIn = (args: CallArguments): string[] =>
  filtersIn(args).flatMap((condition) => {
    const [column = '', operator = ''] = condition.split(':');
    return operator === 'missing' && !ALWAYS_FILLED.test(column) ? [column] : [];
  });

const orderIn = (name: PlannedCall['name'], { sort = '' }: CallArguments): string[] => {
  const column = String(sort).replace(/^-/, '');
  return name === 'search' && isNumberColumn(column) ? [column] : [];
};
