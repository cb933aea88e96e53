import type { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import type { DownloadStream } from '../../../http/route.ts';
import { refuseTooManyRows, rowWriter } from '../profile-rows.ts';
import {
  bomParameter,
  type DownloadCall,
  formatParameter,
  savedDownloadColumns,
} from './download-parameters.ts';
import { savedFilter } from './saved-filter.ts';

export const SavedDownloadParameters = savedFilter.extend({
  columns: savedDownloadColumns.inAddress,
  ...formatParameter,
  ...bomParameter,
});

/** The saved companies of the caller as a file; costs one credit per row. */
export async function startSavedDownload(
  { caller, services, signal, setHeader }: DownloadCall,
  { columns = savedDownloadColumns.usual, format, bom, ...filter }: z.output<typeof SavedDownloadParameters>,
  idempotencyKey: string | undefined,
): Promise<DownloadStream> {
  const { accountId } = accountOf(caller);
  if (format === 'xlsx')
    refuseTooManyRows(format, (await services.savedCompaniesExport.check(accountId, filter)).row_count);
  const writer = rowWriter({ format, columns, bom });
  const { rows, cost, content } = await services.savedCompaniesExport.start(
    accountId,
    filter,
    idempotencyKey,
    writer,
    signal,
  );
  setHeader('x-total-count', String(rows));
  setHeader('x-credits-cost', String(cost));
  return { mediaType: writer.mediaType, filename: `homedex-my-companies.${writer.extension}`, content };
}
