import { Readable } from 'node:stream';
import { blankProfile, type CompanyStore } from '../../companies/index.ts';
import type { RowWriter } from '../../exports/index.ts';
import { type BulkRow, hasProfile, type RowEnd } from './bulk-row.ts';

export interface EndedRow {
  readonly row: BulkRow;
  readonly end: RowEnd;
}

const BATCH = 50;
const blank = blankProfile();

/** Rows that have ended as a file, their profiles read from the index as they are written: memory stays flat. */
export function bulkFile(
  rows: AsyncIterable<EndedRow>,
  companies: Pick<CompanyStore, 'findMany'>,
  writer: RowWriter,
): Readable {
  return Readable.from(write(), { objectMode: false, highWaterMark: 1 << 16 });

  async function* write(): AsyncGenerator<string> {
    if (writer.header !== '') yield writer.header;
    let batch: EndedRow[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield await textOf(batch);
      batch = [];
    }
    if (batch.length > 0) yield await textOf(batch);
  }

  async function textOf(batch: readonly EndedRow[]): Promise<string> {
    const wanted = batch.flatMap(({ row: { domain }, end }) => (domain && hasProfile(end) ? [domain] : []));
    const profiles = await companies.findMany(wanted);
    return batch
      .map(({ row: { given, domain }, end: { status, error } }) => {
        const known = hasProfile({ status, error }) ? profiles.get(domain ?? '') : undefined;
        const profile = known ?? { ...blank, domain: domain ?? given };
        return writer.row(profile, { lookup_status: status, lookup_error: error });
      })
      .join('');
  }
}
