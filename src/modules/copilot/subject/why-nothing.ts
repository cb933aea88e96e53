import {
  type CallArguments,
  filtersIn,
  isEventCondition,
  isNumberColumn,
  type PlannedCall,
  splitCondition,
  toFilterArgument,
} from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
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

/** What of a column comes nearest to a number that nothing found reaches. */
export interface NearestValue {
  readonly column: string;
  readonly value: number;
  readonly isLowest: boolean;
}

/** The lowest or highest value where a call only finds nothing because of one limit: the earliest founding year. */
export async function findNearestValue(
  { args }: PlannedCall,
  search: (args: CallArguments) => Promise<ToolAnswer>,
): Promise<NearestValue | undefined> {
  const filters = filtersIn(args);
  const [limit, ...others] = filters.filter((one) => /^\w+:[gl]te?:\d/.test(one));
  if (limit === undefined || others.length > 0) return undefined;
  const [column = '', operator = ''] = limit.split(':');
  const isLowest = operator.startsWith('l');
  const { content } = await search({
    ...args,
    filter: toFilterArgument([...filters.filter((one) => one !== limit), `${column}:exists`]),
    sort: isLowest ? column : `-${column}`,
    columns: column,
    limit: 1,
  });
  const [row] = Array.isArray(content.results) ? (content.results as ToolAnswer['content'][]) : [];
  const value = (row?.columns as ToolAnswer['content'] | undefined)?.[column];
  return typeof value === 'number' ? { column, value, isLowest } : undefined;
}
