import { Readable } from 'node:stream';
import type { FoundByPhrase } from '../search/index.ts';
import type { RowWriter } from './profile-rows.ts';

/** One file of the matches of several keywords; `matched_keyword` names the one that found the row. */
export function bulkSearchDownload(
  batches: AsyncIterable<readonly FoundByPhrase[]>,
  keywords: readonly string[],
  writer: RowWriter,
): Readable {
  return Readable.from(write(), { objectMode: false, highWaterMark: 1 << 16 });

  async function* write(): AsyncGenerator<string> {
    if (writer.header !== '') yield writer.header;
    for await (const batch of batches) {
      yield batch
        .map(({ profile, score, phrase }) =>
          writer.row(profile, { matched_keyword: keywords[phrase] ?? '', score }),
        )
        .join('');
    }
  }
}
