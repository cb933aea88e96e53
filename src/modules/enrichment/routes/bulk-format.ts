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
      'Put the columns of your own file first. A column with the name of a profile column gets the prefix `input_`; a file with a single column has nothing to keep.',
    ),
  format: z.enum(rowFormats).default('csv'),
  bom: z
    .boolean()
    .default(false)
    .describe('Start the CSV with a byte order mark so that Excel recognizes UTF-8.'),
};

export const bulkMediaTypes = ['text/csv', 'application/x-ndjson'] as const;

type BulkFormat = { readonly [Name in keyof typeof bulkFormat]: z.output<(typeof bulkFormat)[Name]> };

/** The columns and format of a file whose sender has these columns. */
export function bulkShape(
  { columns = bulkColumns.usual, keep, format, bom }: BulkFormat,
  ownColumns: readonly string[],
): BulkFileShape {
  const own = keep ? outputNames(ownColumns) : [];
  return { own, writer: rowWriter({ format, columns: [...own, ...columns], bom }) };
}

/** Names that differ from all other columns of the file. */
function outputNames(ownColumns: readonly string[]): string[] {
  const taken = new Set<string>([...columnNames, ...lookupColumns]);
  return ownColumns.map((column) => {
    let name = column;
    while (taken.has(name)) name = `input_${name}`;
    taken.add(name);
    return name;
  });
}
