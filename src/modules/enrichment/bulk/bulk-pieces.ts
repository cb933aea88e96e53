import type { Database } from '../../../platform/database/index.ts';
import type { BulkRow, RowEnd, RowStatus } from './bulk-row.ts';

/** A row of a job: as it was sent, and how it ended once it has. */
export interface JobRow {
  readonly row: BulkRow;
  readonly end: RowEnd | undefined;
}

/** Some rows of a job, kept together: a hundred thousand rows are a few hundred records. */
export interface Piece {
  readonly number: number;
  readonly rows: JobRow[];
}

type StoredRow = readonly [
  given: string,
  domain: string | null,
  isRepeated: 0 | 1,
  status?: RowStatus,
  error?: string,
];

const PIECE_ROWS = 250;

export function* toPieces(rows: readonly BulkRow[]): Generator<Piece> {
  for (let at = 0; at < rows.length; at += PIECE_ROWS)
    yield {
      number: at / PIECE_ROWS,
      rows: rows.slice(at, at + PIECE_ROWS).map((row) => ({ row, end: undefined })),
    };
}

export const encodePiece = ({ rows }: Piece): string =>
  JSON.stringify(
    rows.map(({ row: { given, domain, isRepeated }, end }): StoredRow => {
      const sent = [given, domain ?? null, isRepeated ? 1 : 0] as const;
      return end ? [...sent, end.status, end.error] : sent;
    }),
  );

function decodePiece(number: number, content: string): Piece {
  const rows = (JSON.parse(content) as StoredRow[]).map(
    ([given, domain, isRepeated, status, error = '']) => ({
      row: { given, domain: domain ?? undefined, isRepeated: isRepeated === 1 },
      end: status && { status, error },
    }),
  );
  return { number, rows };
}

/** The pieces of a job in their order, one at a time. */
export async function* readPieces(
  database: Database,
  jobId: string,
  which: 'all' | 'unfinished',
): AsyncGenerator<Piece> {
  for (let after = -1; ; ) {
    let pieces = database
      .selectFrom('bulk_piece')
      .select(['number', 'content'])
      .where('job_id', '=', jobId)
      .where('number', '>', after);
    if (which === 'unfinished') pieces = pieces.where('is_done', '=', 0);
    const piece = await pieces.orderBy('number').limit(1).executeTakeFirst();
    if (!piece) return;
    yield decodePiece(piece.number, piece.content);
    after = piece.number;
  }
}
