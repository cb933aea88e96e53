import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import type { DownloadStream } from '../../../http/route.ts';
import { fileNameFor } from '../file-name.ts';
import { refuseTooManyRows, rowWriter } from '../profile-rows.ts';
import {
  bomParameter,
  type DownloadCall,
  formatParameter,
  listDownloadColumns,
} from './download-parameters.ts';

export const ListDownloadParameters = z.object({
  columns: listDownloadColumns.inAddress,
  ...formatParameter,
  ...bomParameter,
});

interface ListDownload extends z.output<typeof ListDownloadParameters> {
  readonly list_id: number;
}

/** A list of the caller as a file; costs one credit per row. */
export async function startListDownload(
  { caller, services, signal, setHeader }: DownloadCall,
  { list_id, columns = listDownloadColumns.usual, format, bom }: ListDownload,
  idempotencyKey: string | undefined,
): Promise<DownloadStream> {
  const { accountId } = accountOf(caller);
  if (format === 'xlsx')
    refuseTooManyRows(format, (await services.listExport.check(accountId, list_id)).rows);
  const writer = rowWriter({ format, columns, bom });
  const { rows, cost, content, name } = await services.listExport.start(
    accountId,
    list_id,
    idempotencyKey,
    writer,
    signal,
  );
  setHeader('x-total-count', String(rows));
  setHeader('x-credits-cost', String(cost));
  return { mediaType: writer.mediaType, filename: fileNameFor(name, writer.extension), content };
}
