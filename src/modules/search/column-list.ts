import type { z } from 'zod';
import { type ColumnGroup, columnNames, columns } from '../companies/index.ts';
import { listParameter, Refusal } from './list-parameter.ts';

const ITEMS_MAX = 200;
const ALL = 'all';

const groups = new Map<string, readonly string[]>([
  ...Map.groupBy(columns, ({ group }): ColumnGroup => group)
    .entries()
    .map(([group, rows]): [string, string[]] => [group, rows.map(({ name }) => name)]),
  [ALL, columnNames],
]);

/** Profile columns that a caller chooses, in an address or in a body. */
export interface ColumnList {
  readonly inAddress: z.ZodType<readonly string[] | undefined, string | undefined>;
  readonly inBody: z.ZodType<readonly string[] | undefined, string | string[] | undefined>;
}

interface ColumnRules {
  /** Names that are allowed in addition to the columns of a profile. */
  readonly extras: readonly string[];
  /** The columns to start from if the list only removes some. */
  readonly usual: readonly string[];
  readonly description: string;
}

/** Accepts names, groups, or all columns; a minus removes one. The error for an unknown name quotes it. */
export function columnList({ extras, usual, description }: ColumnRules): ColumnList {
  const known = new Set<string>([...columnNames, ...extras]);
  const also = extras.length === 0 ? '' : `, and ${extras.join(', ')} are allowed too`;
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
          : new Refusal(`'${item}' is not a column; GET /columns lists all columns and groups${also}`);
      },
    },
    '',
  );
  const choose = (items: readonly string[] | undefined, context: z.core.$RefinementCtx) => {
    if (!items) return undefined;
    const chosen = chosenColumns(items, usual);
    if (chosen.length === 0) context.addIssue({ code: 'custom', message: 'no columns left' });
    return chosen;
  };
  return {
    inAddress: list.inAddress.transform(choose).describe(description),
    inBody: list.inBody.transform(choose).describe(description),
  };
}

function chosenColumns(items: readonly string[], usual: readonly string[]): string[] {
  // A list that only removes columns starts from the usual ones.
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
