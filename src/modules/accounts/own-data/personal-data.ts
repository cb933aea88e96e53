import { Readable } from 'node:stream';
import type { Database } from '../../../platform/database/index.ts';
import { getAccount, presentUser } from '../account.ts';
import { pageOfRows } from './account-rows.ts';
import { type AccountTable, accountTables } from './account-tables.ts';

const ROWS_PER_PAGE = 200;

/** Everything stored about an account as one JSON document, read page by page as the reader consumes it. */
export async function exportPersonalData(database: Database, accountId: number): Promise<Readable> {
  const profile = presentUser(await getAccount(database, accountId));
  return Readable.from(written(), { objectMode: false });

  async function* written(): AsyncGenerator<string> {
    yield `{"profile":${JSON.stringify(profile)}`;
    for (const table of accountTables) {
      if (table.section === undefined) continue;
      yield `,\n${JSON.stringify(table.section)}:[`;
      let comma = '';
      for await (const rows of pages(table)) {
        yield comma + rows.map((row) => JSON.stringify(visible(row, table))).join(',\n');
        comma = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }

  async function* pages(table: AccountTable): AsyncGenerator<Readonly<Record<string, unknown>>[]> {
    for (let after: Readonly<Record<string, unknown>> | undefined; ; ) {
      const limit = table.rowsPerPage ?? ROWS_PER_PAGE;
      const rows = await pageOfRows(database, table, accountId, { after, limit });
      if (rows.length > 0) yield rows;
      if (rows.length < limit) return;
      after = rows.at(-1);
    }
  }
}

/** Formats times as the API does everywhere; other values stay as they are stored. */
function visible(row: Readonly<Record<string, unknown>>, { hidden }: AccountTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [
        column,
        column.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value,
      ]),
  );
}
