import type { DownloadStream } from '../../../http/route.ts';
import type { QueryText } from '../../search/index.ts';
import { bulkSearchDownload } from '../bulk-search-download.ts';
import { fileNameFor } from '../file-name.ts';
import type { Keyword } from '../keywords.ts';
import { refuseTooManyRows, rowWriter } from '../profile-rows.ts';
import { rowCapFor } from '../row-cap.ts';
import { announceRows, bulkDownloadColumns, type DownloadCall } from './download-parameters.ts';
import type { SearchDownloadRequest } from './start-search-download.ts';

export interface BulkDownloadRequest
  extends Pick<SearchDownloadRequest, 'tier' | 'format' | 'bom' | 'columns'> {
  readonly keywords: readonly Keyword[];
}

/** The keywords that can be searched for: as they were sent, and as queries. */
function searchable({ keywords }: BulkDownloadRequest): { names: string[]; phrases: QueryText[] } {
  const found = keywords.flatMap(({ keyword, query }) => (query ? [{ keyword, query }] : []));
  return { names: found.map(({ keyword }) => keyword), phrases: found.map(({ query }) => query) };
}

/** How many rows the file will have; the preview is free. */
export async function previewBulkDownload(
  { caller, services, signal }: DownloadCall,
  request: BulkDownloadRequest,
): Promise<{ rows: number; credits: number }> {
  const total = await services.search.countAnyOf(searchable(request).phrases, signal);
  return { rows: Math.min(total, rowCapFor(request.tier, caller).rows), credits: 0 };
}

export async function startBulkDownload(
  call: DownloadCall,
  request: BulkDownloadRequest,
): Promise<DownloadStream> {
  const { caller, services, signal } = call;
  const { columns = bulkDownloadColumns.usual, format, bom } = request;
  const { names, phrases } = searchable(request);
  const cap = rowCapFor(request.tier, caller);
  const { total, batches } = await services.search.profilesOfAny(phrases, cap.rows, signal);
  refuseTooManyRows(format, Math.min(total, cap.rows));
  announceRows(call, cap, total);
  const writer = rowWriter({ format, columns, bom });
  return {
    mediaType: writer.mediaType,
    filename: fileNameFor(names.slice(0, 3).join(' '), writer.extension),
    content: bulkSearchDownload(batches, names, writer),
  };
}
