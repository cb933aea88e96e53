import type { Readable } from 'node:stream';
import type { FoundByPhrase } from '../search/index.ts';
import { fileOf, type RowWriter } from './profile-rows.ts';

/** One file with the matches of several keywords; `matched_keyword` names the one that found the row. */
export function bulkSearchDownload(
  batches: AsyncIterable<readonly FoundByPhrase[]>,
  keywords: readonly string[],
  writer: RowWriter,
): Readable {
  return fileOf(writer, write());

  async function* write(): AsyncGenerator<string> {
    for await (const batch of batches) {
      yield batch
        .map(({ profile, score, phrase }) =>
          writer.row(profile, { matched_keyword: keywords[phrase] ?? '', score }),
        )
        .join('');
    }
  }
}
