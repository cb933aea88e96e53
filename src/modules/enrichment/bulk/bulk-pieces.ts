import type { Database } from '../../../platform/database/index.ts';
import type { BulkRow, RowEnd, RowStatus } from './bulk-row.ts';

/** A row of a job as it was sent, and its end once it has one. */
export interface JobRow {
  readonly row: BulkRow;
  readonly end: RowEnd | undefined;
}

/** Rows of a job that are stored together, so that a hundred thousand rows are a few hundred records. */
export interface Piece {
  readonly number: number;
  readonly rows: JobRow[];
}

/** The stored form of rows. The sender's own cells are separate, because they never change while the rows are processed. */
export interface EncodedRows {
  readonly content: string;
  /** Empty if there are none. */
  readonly own: string;
}

type StoredRow = readonly [
  given: string,
  domain: string | null,
  isRepeated: 0 | 1,
  status?: RowStatus,
  error?: string,
];

export const PIECE_ROWS = 250;

export const encodeRows = (rows: readonly BulkRow[]): EncodedRows => ({
  content: encodePiece(rows.map((row) => ({ row, end: undefined }))),
  own: rows.some(({ own }) => own.length > 0) ? JSON.stringify(rows.map(({ own }) => own)) : '',
});

export const encodePiece = (rows: readonly JobRow[]): string =>
  JSON.stringify(
    rows.map(({ row: { given, domain, isRepeated }, end }): StoredRow => {
      const sent = [given, domain ?? null, isRepeated ? 1 : 0] as const;
      return end ? [...sent, end.status, end.error] : sent;
    }),
  );

export function decodeRows({ content, own }: EncodedRows): JobRow[] {
  const cells = own === '' ? [] : (JSON.parse(own) as string[][]);
  return (JSON.parse(content) as StoredRow[]).map(([given, domain, isRepeated, status, error = ''], at) => ({
    row: { given, domain: domain ?? undefined, isRepeated: isRepeated === 1, own: cells[at] ?? [] },
    end: status && { status, error },
  }));
}

/** The pieces of a job in order, one at a time. */
export async function* readPieces(
  database: Database,
  jobId: string,
  which: 'all' | 'unfinished',
): AsyncGenerator<Piece> {
  for (let after = -1; ; ) {
    let pieces = database
      .selectFrom('bulk_piece')
      .select(['number', 'content', 'own'])
      .where('job_id', '=', jobId)
      .where('number', '>', after);
    if (which === 'unfinished') pieces = pieces.where('is_done', '=', 0);
    const piece = await pieces.orderBy('number').limit(1).executeTakeFirst();
    if (!piece) return;
    yield { number: piece.number, rows: decodeRows(piece) };
    after = piece.number;
  }
}
