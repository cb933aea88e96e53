import { ANONYMOUS_BULK_ROWS, type Caller } from '../../../access/index.ts';
import { requireAccount } from '../../../http/require-account.ts';
import type { UploadedFile } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import { ROWS_MAX, type RowFile, type RowReader, TooManyRows } from '../bulk/row-reader.ts';

export const bulkUpload = {
  fileBytesMax: 32_000_000,
  description: 'CSV with a domain, website or url column, or one domain per line.',
};

/** Reads an uploaded file, of as many rows as its sender may send. */
export async function readRows(
  caller: Caller,
  file: Pick<UploadedFile, 'content'>,
  rowReader: RowReader,
  keepsOwn: boolean,
): Promise<RowFile> {
  const rowsMax = caller.kind === 'anonymous' ? ANONYMOUS_BULK_ROWS : ROWS_MAX;
  try {
    return await rowReader.read(file.content, { rowsMax, keepsOwn });
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error;
    requireAccount(caller, 'large_file');
    throw new AppError(
      'invalid_input',
      `The file has more than ${ROWS_MAX.toLocaleString('en')} rows. Split it into smaller files.`,
    );
  }
}
