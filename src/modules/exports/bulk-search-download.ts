import { Readable } from 'node:stream';
import type { CompanyStore } from '../companies/index.ts';
import type { MatchTable } from './keyword-matches.ts';
import type { RowWriter } from './profile-rows.ts';

const BATCH = 200;

/** One file of the matches of several keywords; `matched_keyword` says which one found the row. */
export function bulkSearchDownload(
  companies: CompanyStore,
  matches: MatchTable,
  writer: RowWriter,
): Readable {
  return Readable.from(write(), { objectMode: false, highWaterMark: 1 << 16 });

  async function* write(): AsyncGenerator<string> {
    if (writer.header !== '') yield writer.header;
    for (const batch of matches.batches(BATCH)) {
      const profiles = await companies.findMany(batch.map(({ domain }) => domain));
      const rows = batch.flatMap(({ domain, keyword, score }) => {
        const profile = profiles.get(domain);
        return profile ? [writer.row(profile, { matched_keyword: keyword, score })] : [];
      });
      if (rows.length > 0) yield rows.join('');
    }
  }
}
