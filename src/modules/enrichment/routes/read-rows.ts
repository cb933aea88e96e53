import { z } from 'zod';
import { ANONYMOUS_BULK_ROWS, type Caller } from '../../../access/index.ts';
import { requireAccount } from '../../../http/require-account.ts';
import type { UploadedFile } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import { ROWS_MAX, type RowFile, type RowReader, TooManyRows } from '../bulk/row-reader.ts';

export const bulkUpload = {
  fileBytesMax: 32_000_000,
  description: 'CSV with a domain, website or url column, or one domain per line.',
};

/** The parameter that names the column with the domains. */
export const domainColumnParameter = {
  domain_column: z
    .string()
    .max(100)
    .default('')
    .describe(
      'Heading of the column with the domains, or its number from 1. Empty: domain, website or url, else the first column.',
    ),
};

/** Reads an uploaded file, up to the number of rows that its sender may send. */
export async function readRows(
  caller: Caller,
  file: Pick<UploadedFile, 'content'>,
  rowReader: RowReader,
  { keep: keepsOwn, domain_column: domainColumn }: { readonly keep: boolean; readonly domain_column: string },
): Promise<RowFile> {
  const rowsMax = caller.kind === 'anonymous' ? ANONYMOUS_BULK_ROWS : ROWS_MAX;
  try {
    return await rowReader.read(file.content, { rowsMax, keepsOwn, domainColumn });
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error;
    requireAccount(caller, 'large_file');
    throw new AppError(
      'invalid_input',
      `The file has more than ${ROWS_MAX.toLocaleString('en')} rows. Split it into smaller files.`,
    );
  }
}
