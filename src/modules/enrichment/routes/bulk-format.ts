import { z } from 'zod';
import { downloadColumns, rowFormats } from '../../exports/index.ts';
import { lookupColumns } from '../bulk/bulk-row.ts';

export const bulkColumns = downloadColumns(lookupColumns, []);

/** How the file of a bulk look-up is written. */
export const bulkFormat = {
  columns: bulkColumns.inAddress,
  format: z.enum(rowFormats).default('csv'),
  bom: z.boolean().default(false).describe('Begin a CSV with the mark by which Excel knows UTF-8.'),
};

export const bulkMediaTypes = ['text/csv', 'application/x-ndjson'] as const;
