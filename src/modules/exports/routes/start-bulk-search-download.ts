import type { DownloadStream } from '../../../http/route.ts';
import { bulkSearchDownload } from '../bulk-search-download.ts';
import { fileNameFor } from '../file-name.ts';
import type { Keyword } from '../keywords.ts';
import { rowWriter } from '../profile-rows.ts';
import { rowCapFor } from '../row-cap.ts';
import { announceRows, bulkDownloadColumns, type DownloadCall } from './download-parameters.ts';
import type { SearchDownloadRequest } from './start-search-download.ts';

export interface BulkDownloadRequest
  extends Pick<SearchDownloadRequest, 'tier' | 'format' | 'bom' | 'columns'> {
  readonly keywords: readonly Keyword[];
}

/** The keywords in which there is something to search for, and what that is. */
const searchable = ({ keywords }: BulkDownloadRequest) =>
  keywords.flatMap(({ keyword, query }) => (query ? [{ keyword, query }] : []));

/** How many rows the file will hold; it costs nothing. */
export async function previewBulkDownload(
  { caller, services, signal }: DownloadCall,
  request: BulkDownloadRequest,
): Promise<{ rows: number; credits: number }> {
  const { rows } = rowCapFor(request.tier, caller);
  const phrases = searchable(request).map(({ query }) => query);
  const total = await services.search.countOfAny(phrases, signal);
  return { rows: Math.min(total, rows), credits: 0 };
}

export async function startBulkDownload(
  call: DownloadCall,
  request: BulkDownloadRequest,
): Promise<DownloadStream> {
  const { caller, services, signal } = call;
  const { columns = bulkDownloadColumns.usual, format, bom } = request;
  const cap = rowCapFor(request.tier, caller);
  const phrases = searchable(request).map(({ query }) => query);
  const keywords = searchable(request).map(({ keyword }) => keyword);
  const matches = await services.search.profilesOfAny(phrases, cap.rows, signal);
  announceRows(call, cap, matches.total);
  const writer = rowWriter({ format, columns, bom });
  return {
    mediaType: writer.mediaType,
    filename: fileNameFor(keywords.slice(0, 3).join(' '), writer.extension),
    content: bulkSearchDownload(matches, keywords, writer),
  };
}
