import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

/** What a view shows. The app decides what its parameters mean; they are only stored here. */
export interface ViewContent {
  readonly name: string;
  readonly params: Readonly<Record<string, string | string[]>>;
  readonly columns: readonly string[];
  readonly sort: string;
}

export interface SavedView extends ViewContent {
  readonly id: number;
  readonly is_shared: boolean;
  readonly created_at: string;
}

/** Named searches. Views of other accounts give a 404. */
export interface SavedViews {
  create(accountId: number, content: ViewContent): Promise<SavedView>;
  all(accountId: number): Promise<SavedView[]>;
  change(accountId: number, viewId: number, change: Partial<ViewContent>): Promise<SavedView>;
  remove(accountId: number, viewId: number): Promise<void>;
}

const VIEWS_MAX = 200;

export function createSavedViews(database: Database, clock: Clock): SavedViews {
  return {
    async create(accountId, content) {
      const id = await database.transaction().execute(async (transaction) => {
        await lockAccount(transaction, accountId);
        const row = await transaction
          .insertInto('saved_view')
          .values({ account_id: accountId, created_at: clock.now(), ...stored(content) })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { views } = await transaction
          .selectFrom('saved_view')
          .select(({ fn }) => fn.countAll<number>().as('views'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (views > VIEWS_MAX)
          throw new AppError(
            'invalid_input',
            'An account can have at most 200 saved views. Delete some first.',
          );
        return row.id;
      });
      return get(accountId, id);
    },

    async all(accountId) {
      return (await select(accountId).orderBy('saved_view.id').execute()).map(present);
    },

    async change(accountId, viewId, change) {
      const before = await get(accountId, viewId);
      await database
        .updateTable('saved_view')
        .set(stored({ ...before, ...change }))
        .where('id', '=', viewId)
        .where('account_id', '=', accountId)
        .execute();
      return get(accountId, viewId);
    },

    async remove(accountId, viewId) {
      const { numDeletedRows } = await database
        .deleteFrom('saved_view')
        .where('id', '=', viewId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw unknownView();
    },
  };

  function select(accountId: number) {
    return database
      .selectFrom('saved_view')
      .leftJoin('share_link', 'share_link.view_id', 'saved_view.id')
      .selectAll('saved_view')
      .select('share_link.token_hash')
      .where('saved_view.account_id', '=', accountId);
  }

  async function get(accountId: number, viewId: number): Promise<SavedView> {
    const row = await select(accountId).where('saved_view.id', '=', viewId).executeTakeFirst();
    if (!row) throw unknownView();
    return present(row);
  }
}

export const unknownView = (): AppError => new AppError('not_found', 'You have no saved view with this ID.');

const stored = ({ name, params, columns, sort }: ViewContent) => ({
  name,
  params: JSON.stringify(params),
  columns: JSON.stringify(columns),
  sort,
});

interface Row {
  readonly id: number;
  readonly name: string;
  readonly params: string;
  readonly columns: string;
  readonly sort: string;
  readonly created_at: number;
  readonly token_hash: string | null;
}

const present = (row: Row): SavedView => ({
  id: row.id,
  ...contentOf(row),
  is_shared: row.token_hash !== null,
  created_at: new Date(row.created_at).toISOString(),
});

export const contentOf = (row: Pick<Row, 'name' | 'params' | 'columns' | 'sort'>): ViewContent => ({
  name: row.name,
  params: JSON.parse(row.params) as Record<string, string>,
  columns: JSON.parse(row.columns) as string[],
  sort: row.sort,
});
