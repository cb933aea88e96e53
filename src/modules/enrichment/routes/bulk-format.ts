import { z } from 'zod';
import { columnNames } from '../../companies/index.ts';
import { downloadColumns, rowFormats, rowWriter } from '../../exports/index.ts';
import type { BulkFileShape } from '../bulk/bulk-file.ts';
import { lookupColumns } from '../bulk/bulk-row.ts';

const bulkColumns = downloadColumns(lookupColumns, []);

/** How the file of a bulk look-up is written. */
export const bulkFormat = {
  columns: bulkColumns.inAddress,
  keep: z
    .boolean()
    .default(true)
    .describe(
      'Write the columns of your own file first, in front of those that were looked up. One that has the name of a profile column is written as `input_` and its name; a file of one column has nothing to keep.',
    ),
  format: z.enum(rowFormats).default('csv'),
  bom: z.boolean().default(false).describe('Begin a CSV with the mark by which Excel knows UTF-8.'),
};

export const bulkMediaTypes = ['text/csv', 'application/x-ndjson'] as const;

type BulkFormat = { readonly [Name in keyof typeof bulkFormat]: z.output<(typeof bulkFormat)[Name]> };

/** The form of a file whose sender has these columns. */
export function bulkShape(
  { columns = bulkColumns.usual, keep, format, bom }: BulkFormat,
  ownColumns: readonly string[],
): BulkFileShape {
  const own = keep ? outputNames(ownColumns) : [];
  return { own, writer: rowWriter({ format, columns: [...own, ...columns], bom }) };
}

/** Names that no other column of the file has. */
function outputNames(ownColumns: readonly string[]): string[] {
  const taken = new Set<string>([...columnNames, ...lookupColumns]);
  return ownColumns.map((column) => {
    let name = column;
    while (taken.has(name)) name = `input_${name}`;
    taken.add(name);
    return name;
  });
}
