import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';
import { type ColumnName, columnNames } from './registry.ts';

const count = z.int().min(0);

/** How often people who read the pages found the value of a column correct: `data/columns/checked.json`. */
export const checkedColumnsSchema = z.strictObject({
  pages: count.describe('Pages that were read.'),
  columns: z.partialRecord(
    z.enum(columnNames as [ColumnName, ...ColumnName[]]),
    z
      .strictObject({
        right: count.describe('Values that were right.'),
        checked: count.min(1).describe('Pages on which the column had a value.'),
      })
      .refine(({ right, checked }) => right <= checked, 'right cannot be more than checked'),
  ),
});

export type CheckedColumns = z.infer<typeof checkedColumnsSchema>;

let read: CheckedColumns | undefined;

/** Read on first use, because most commands never need it. */
export function checkedColumns(): CheckedColumns {
  read ??= readTable(join(tablesFolder, 'columns', 'checked.json'), checkedColumnsSchema);
  return read;
}
