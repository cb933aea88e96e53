import type { z } from 'zod';
import type { DownloadStream } from '../../../http/route.ts';
import { type SearchRequest, withoutSeen } from '../../search/index.ts';
import { fileNameFor } from '../file-name.ts';
import { refuseTooManyRows, rowWriter } from '../profile-rows.ts';
import { rowCapFor } from '../row-cap.ts';
import { searchDownload } from '../search-download.ts';
import {
  announceRows,
  type DownloadCall,
  type fileFields,
  searchDownloadColumns,
} from './download-parameters.ts';

type FileChoice = {
  [Name in keyof ReturnType<typeof fileFields>]: z.output<ReturnType<typeof fileFields>[Name]>;
};

export interface SearchDownloadRequest extends SearchRequest, Omit<FileChoice, 'columns'> {
  readonly columns?: readonly string[] | undefined;
  readonly exclude_seen: boolean;
}

/** How many rows the file will have; the preview is free. */
export async function previewSearchDownload(
  { caller, services, signal }: DownloadCall,
  request: SearchDownloadRequest,
): Promise<{ rows: number; credits: number }> {
  const total = await services.search.count(await withoutSeen(caller, request, services.workspace), signal);
  return { rows: Math.min(total, rowCapFor(request.tier, caller).rows), credits: 0 };
}

export async function startSearchDownload(
  call: DownloadCall,
  request: SearchDownloadRequest,
): Promise<DownloadStream> {
  const { caller, services, signal } = call;
  const { columns = searchDownloadColumns.usual, format, bom } = request;
  const cap = rowCapFor(request.tier, caller);
  const requested = await withoutSeen(caller, request, services.workspace);
  const total = await services.search.count(requested, signal);
  refuseTooManyRows(format, Math.min(total, cap.rows));
  announceRows(call, cap, total);
  const writer = rowWriter({ format, columns, bom });
  return {
    mediaType: writer.mediaType,
    filename: fileNameFor(request.q?.text ?? 'companies', writer.extension),
    content: searchDownload(
      services.search,
      { request: requested, rowsMax: cap.rows, writer, columns },
      signal,
    ),
  };
}
