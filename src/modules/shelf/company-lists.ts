import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { addWithinQuota } from '../accounts/index.ts';

export interface CompanyList {
  readonly id: number;
  readonly name: string;
  readonly item_count: number;
  readonly created_at: string;
}

export interface CompanyLists {
  create(accountId: number, name: string): Promise<CompanyList>;
  all(accountId: number): Promise<CompanyList[]>;
  get(
    accountId: number,
    listId: number,
  ): Promise<CompanyList & { items: { domain: string; added_at: string }[] }>;
  /** Gives how many of the domains were new to the list. */
  add(accountId: number, listId: number, domains: readonly string[]): Promise<number>;
  remove(accountId: number, listId: number): Promise<void>;
}

const ROWS_PER_STATEMENT = 1_000;

export function createCompanyLists(database: Database, clock: Clock): CompanyLists {
  return {
    async create(accountId, name) {
      const created_at = clock.now();
      const count = (transaction: Database) => countLists(transaction, accountId);
      const { id } = await addWithinQuota(database, { accountId, quota: 'lists', count }, (transaction) =>
        transaction
          .insertInto('company_list')
          .values({ account_id: accountId, name, created_at })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return { id, name, item_count: 0, created_at: new Date(created_at).toISOString() };
    },

    async all(accountId) {
      return (await lists(accountId).orderBy('id').execute()).map(present);
    },

    async get(accountId, listId) {
      const list = await own(accountId, listId);
      const items = await database
        .selectFrom('company_list_item')
        .select(['domain', 'added_at'])
        .where('list_id', '=', listId)
        .orderBy('added_at')
        .orderBy('domain')
        .execute();
      return {
        ...list,
        items: items.map(({ domain, added_at }) => ({ domain, added_at: new Date(added_at).toISOString() })),
      };
    },

    async add(accountId, listId, domains) {
      await own(accountId, listId);
      const added_at = clock.now();
      return database.transaction().execute(async (transaction) => {
        let added = 0;
        for (let at = 0; at < domains.length; at += ROWS_PER_STATEMENT) {
          const rows = domains
            .slice(at, at + ROWS_PER_STATEMENT)
            .map((domain) => ({ list_id: listId, domain, added_at }));
          const inserted = await transaction
            .insertInto('company_list_item')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .returning('domain')
            .execute();
          added += inserted.length;
        }
        return added;
      });
    },

    async remove(accountId, listId) {
      const { numDeletedRows } = await database
        .deleteFrom('company_list')
        .where('id', '=', listId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw unknownList();
    },
  };

  function lists(accountId: number) {
    return database
      .selectFrom('company_list')
      .select(({ selectFrom }) => [
        'id',
        'name',
        'created_at',
        selectFrom('company_list_item')
          .whereRef('list_id', '=', 'company_list.id')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('item_count'),
      ])
      .where('account_id', '=', accountId);
  }

  /** Somebody else's list looks like one that does not exist. */
  async function own(accountId: number, listId: number): Promise<CompanyList> {
    const row = await lists(accountId).where('id', '=', listId).executeTakeFirst();
    if (!row) throw unknownList();
    return present(row);
  }
}

async function countLists(transaction: Database, accountId: number): Promise<number> {
  const { lists } = await transaction
    .selectFrom('company_list')
    .select(({ fn }) => fn.countAll<number>().as('lists'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return lists;
}

const unknownList = (): AppError => new AppError('not_found', 'You have no list with that id.');

const present = (row: {
  id: number;
  name: string;
  created_at: number;
  item_count: number | null;
}): CompanyList => ({
  id: row.id,
  name: row.name,
  item_count: row.item_count ?? 0,
  created_at: new Date(row.created_at).toISOString(),
});
