import type { z } from 'zod';
import { type ColumnGroup, columnNames, columns } from '../companies/index.ts';
import { listParameter, Refusal } from '../search/index.ts';

const ITEMS_MAX = 200;
const ALL = 'all';

const groups = new Map<string, readonly string[]>([
  ...Map.groupBy(columns, ({ group }): ColumnGroup => group)
    .entries()
    .map(([group, rows]): [string, string[]] => [group, rows.map(({ name }) => name)]),
  [ALL, columnNames],
]);

/** The columns of one kind of download: the 178 and those that only it has. */
export interface DownloadColumns {
  /** What is written when nothing is chosen. */
  readonly usual: readonly string[];
  readonly inAddress: z.ZodType<readonly string[] | undefined, string | undefined>;
  readonly inBody: z.ZodType<readonly string[] | undefined, string | string[] | undefined>;
}

/** `usualExtras` are written unless other columns are chosen, `namedExtras` only when they are named. */
export function downloadColumns(
  usualExtras: readonly string[],
  namedExtras: readonly string[],
): DownloadColumns {
  const usual = [...columnNames, ...usualExtras];
  const known = new Set<string>([...usual, ...namedExtras]);
  const extras = [...usualExtras, ...namedExtras];
  const list = listParameter(
    {
      noun: 'columns',
      itemsMax: ITEMS_MAX,
      itemCharactersMax: 100,
      charactersMax: 5_000,
      itemPattern: '-?[a-z0-9_]+',
      read(item) {
        const name = item.replace(/^-/, '').toLowerCase();
        return known.has(name) || groups.has(name)
          ? item.toLowerCase()
          : new Refusal(
              `'${item}' is no column; GET /columns lists them with their groups, and ${extras.join(', ')} may be named too`,
            );
      },
    },
    '',
  );
  const description = [
    'Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178.',
    'A minus leaves one out, as in `all,-body_text`.',
    `Also: ${extras.join(', ')}.`,
  ].join(' ');
  const choose = (items: readonly string[] | undefined, context: z.core.$RefinementCtx) => {
    if (!items) return undefined;
    const chosen = chosenColumns(items, usual);
    if (chosen.length === 0) context.addIssue({ code: 'custom', message: 'no column is left to write' });
    return chosen;
  };
  return {
    usual,
    inAddress: list.inAddress.transform(choose).describe(description),
    inBody: list.inBody.transform(choose).describe(description),
  };
}

function chosenColumns(items: readonly string[], usual: readonly string[]): string[] {
  // Who only takes away begins with what there is.
  const chosen = new Set(items.every((item) => item.startsWith('-')) ? usual : []);
  for (const item of items) {
    const name = item.replace(/^-/, '');
    for (const column of groups.get(name) ?? [name]) {
      if (item === name) chosen.add(column);
      else chosen.delete(column);
    }
  }
  return [...chosen];
}
