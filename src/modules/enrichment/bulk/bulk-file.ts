import { Readable } from 'node:stream';
import { type CompanyStore, unknownProfile } from '../../companies/index.ts';
import type { RowWriter } from '../../exports/index.ts';
import { type BulkRow, hasProfile, type RowEnd } from './bulk-row.ts';

export interface EndedRow {
  readonly row: BulkRow;
  readonly end: RowEnd;
}

/** Charges for profiles that are about to be written, and returns those that were paid for. */
export type PayForRows = (domains: readonly string[]) => Promise<ReadonlySet<string>>;

const BATCH = 50;
const UNPAID = 'not enough credits for this row; add credits and send it again';

/** The columns and format of a file. */
export interface BulkFileShape {
  readonly writer: RowWriter;
  /** Names of the sender's own columns in the file; empty if they are excluded. */
  readonly own: readonly string[];
}

/** Writes finished rows as a file. Profiles are read from the index and paid for as they are written, so memory use does not grow. */
export function bulkFile(
  rows: AsyncIterable<EndedRow>,
  companies: Pick<CompanyStore, 'findMany'>,
  { writer, own: ownNames }: BulkFileShape,
  pay: PayForRows,
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
    const paid = await pay([...profiles.keys()]);
    return batch
      .map(({ row: { given, domain = '', own }, end: { status, error } }) => {
        const known = hasProfile({ status, error }) ? profiles.get(domain) : undefined;
        const isUnpaid = known !== undefined && !paid.has(domain);
        const profile = known === undefined || isUnpaid ? unknownProfile(domain || given) : known;
        return writer.row(profile, {
          ...Object.fromEntries(ownNames.map((name, at) => [name, own[at] ?? ''])),
          lookup_status: status,
          lookup_error: isUnpaid ? UNPAID : error,
        });
      })
      .join('');
  }
}
