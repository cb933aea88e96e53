import type { Statistic } from './answers/write-statistic.ts';
import {
  filtersIn,
  isNumberColumn,
  isWholeNumber,
  type PlannedCall,
  STATISTIC_PARTS,
  toFilterArgument,
} from './planner/index.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

/** A part of a histogram: values from `from` on and below `to`. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Further columns are shown of the first hundred companies to everybody. */
const ROWS_MAX = 100;

/**
 * The mean and the median of the column that a call counts, both exact: by its counts if each whole number was counted by itself, otherwise
 * by the companies if they are few. Of more companies only the range of the median is known. Undefined for any other call.
 */
export async function readStatistic(
  { name, args }: PlannedCall,
  content: ToolAnswer['content'],
  tools: Tools,
  context: CallContext,
): Promise<Statistic | undefined> {
  const column = String(args.fields ?? '');
  if (name !== 'facets' || args.size !== STATISTIC_PARTS || !isNumberColumn(column)) return undefined;
  const counted = (content.facets as Readonly<Record<string, readonly Part[]>>)[column] ?? [];
  const parts = counted.filter(({ count }) => count > 0);
  const known = parts.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return { known, values: undefined };
  const isExact = isWholeNumber(column) && parts.every(({ from, to }) => to - from === 1);
  if (isExact) return { known, values: summarize(parts.map(({ from, count }) => ({ value: from, count }))) };
  if (known <= ROWS_MAX) {
    const values = await valuesOf(args, column);
    if (values.length === known)
      return { known, values: summarize(values.map((value) => ({ value, count: 1 }))) };
  }
  const middle = partAt(parts, Math.floor((known - 1) / 2));
  return {
    known,
    values: undefined,
    range: { from: middle.from, to: middle.to, least: first.from, most: last.to },
  };

  async function valuesOf(
    { fields: _fields, size: _size, ...conditions }: PlannedCall['args'],
    of: string,
  ): Promise<number[]> {
    const filter = toFilterArgument([...filtersIn(conditions), `${of}:exists`]);
    const { content: found } = await tools.search.run(
      { ...conditions, filter, sort: of, columns: of, limit: ROWS_MAX },
      { ...context, isCounted: false },
    );
    const rows = (Array.isArray(found.results) ? found.results : []) as ToolAnswer['content'][];
    return rows
      .map(({ columns }) => Number((columns as ToolAnswer['content'] | undefined)?.[of]))
      .filter(Number.isFinite)
      .sort((one, other) => one - other);
  }
}

/** The mean, the median, the least and the largest of values in ascending order. */
function summarize(
  values: readonly { readonly value: number; readonly count: number }[],
): NonNullable<Statistic['values']> {
  const known = values.reduce((sum, { count }) => sum + count, 0);
  const [lower, upper] = [Math.floor((known - 1) / 2), Math.ceil((known - 1) / 2)];
  return {
    average: values.reduce((sum, { value, count }) => sum + value * count, 0) / known,
    median: (partAt(values, lower).value + partAt(values, upper).value) / 2,
    least: values[0]?.value ?? 0,
    most: values.at(-1)?.value ?? 0,
  };
}

/** The part that has the value at a position in ascending order. */
function partAt<Counted extends { readonly count: number }>(parts: readonly Counted[], at: number): Counted {
  let before = 0;
  for (const part of parts) {
    before += part.count;
    if (before > at) return part;
  }
  throw new Error('there is a value at every position');
}
