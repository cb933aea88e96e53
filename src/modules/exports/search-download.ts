import { Readable } from 'node:stream';
import type { CompanySearch, SearchRequest } from '../search/index.ts';
import type { RowFormat } from './profile-rows.ts';

/** The best matches of a search as a file, written as fast as its reader takes it and no faster. */
export function searchDownload(
  search: CompanySearch,
  request: SearchRequest,
  rowsMax: number,
  format: RowFormat,
  signal: AbortSignal,
): Readable {
  return Readable.from(write(), { objectMode: false, highWaterMark: 1 << 16 });

  async function* write(): AsyncGenerator<string> {
    const header = format.header([]);
    if (header !== '') yield header;
    for await (const batch of search.profiles(request, rowsMax, signal)) {
      yield batch.map(({ profile }) => format.row(profile, {})).join('');
    }
  }
}
