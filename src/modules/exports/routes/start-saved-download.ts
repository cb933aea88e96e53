import type { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import type { DownloadStream } from '../../../http/route.ts';
import { rowWriter } from '../profile-rows.ts';
import { bomParameter, type DownloadCall, savedDownloadColumns } from './download-parameters.ts';
import { savedFilter } from './saved-filter.ts';

export const SavedDownloadParameters = savedFilter.extend({
  columns: savedDownloadColumns.inAddress,
  ...bomParameter,
});

/** The saved companies of the caller as CSV; takes a credit per row. */
export async function startSavedDownload(
  { caller, services, signal, setHeader }: DownloadCall,
  { columns = savedDownloadColumns.usual, bom, ...filter }: z.output<typeof SavedDownloadParameters>,
  idempotencyKey: string | undefined,
): Promise<DownloadStream> {
  const writer = rowWriter({ format: 'csv', columns, bom });
  const { rows, cost, content } = await services.savedCompaniesExport.start(
    accountOf(caller).accountId,
    filter,
    idempotencyKey,
    writer,
    signal,
  );
  setHeader('x-total-count', String(rows));
  setHeader('x-credits-cost', String(cost));
  return { mediaType: writer.mediaType, filename: 'homedex-my-companies.csv', content };
}
