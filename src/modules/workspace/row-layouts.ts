import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';

/** A column of the rows and its share of the width. The app decides which columns exist, so names are only stored here. */
export interface RowColumn {
  readonly name: string;
  readonly width: number;
}

export interface RowLayouts {
  /** In order; empty if none were chosen. */
  get(accountId: number): Promise<readonly RowColumn[]>;
  /** An empty list restores the default columns. */
  keep(accountId: number, columns: readonly RowColumn[]): Promise<void>;
}

export function createRowLayouts(database: Database, clock: Clock): RowLayouts {
  return {
    async get(accountId) {
      const row = await database
        .selectFrom('row_layout')
        .select('columns')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ? (JSON.parse(row.columns) as RowColumn[]) : [];
    },

    async keep(accountId, columns) {
      if (columns.length === 0) {
        await database.deleteFrom('row_layout').where('account_id', '=', accountId).execute();
        return;
      }
      const layout = { columns: JSON.stringify(columns), changed_at: clock.now() };
      await database
        .insertInto('row_layout')
        .values({ account_id: accountId, ...layout })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(layout))
        .execute();
    },
  };
}
