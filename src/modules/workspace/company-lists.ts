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

export interface ListItem {
  readonly domain: string;
  readonly added_at: string;
}

/** The lists of an account; lists of other accounts give a 404. */
export interface CompanyLists {
  create(accountId: number, name: string): Promise<CompanyList>;
  all(accountId: number): Promise<CompanyList[]>;
  get(accountId: number, listId: number): Promise<CompanyList>;
  rename(accountId: number, listId: number, name: string): Promise<CompanyList>;
  remove(accountId: number, listId: number): Promise<void>;
  /** In the order they were added. */
  items(listId: number, page: { limit: number; offset: number }): Promise<ListItem[]>;
  /** In alphabetical order, starting after the given domain. */
  itemsAfter(listId: number, after: string, limit: number): Promise<ListItem[]>;
  /** Returns those of the domains that are in the list. */
  among(listId: number, domains: readonly string[]): Promise<string[]>;
  /** Returns how many of the domains were new to the list. */
  add(accountId: number, listId: number, domains: readonly string[]): Promise<number>;
  /** Returns how many of the domains were in the list. */
  removeItems(accountId: number, listId: number, domains: readonly string[]): Promise<number>;
}

const ROWS_PER_STATEMENT = 1_000;

export function createCompanyLists(database: Database, clock: Clock): CompanyLists {
  return {
    async create(accountId, name) {
      const count = (transaction: Database) => countLists(transaction, accountId);
      const row = await addWithinQuota(database, { accountId, quota: 'lists', count }, (transaction) =>
        transaction
          .insertInto('company_list')
          .values({ account_id: accountId, name, created_at: clock.now() })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      return present(row);
    },

    async all(accountId) {
      const rows = await database
        .selectFrom('company_list')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(present);
    },

    async get(accountId, listId) {
      return present(await own(database, accountId, listId));
    },

    async rename(accountId, listId, name) {
      const row = await database
        .updateTable('company_list')
        .set({ name })
        .where('id', '=', listId)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw unknownList();
      return present(row);
    },

    async remove(accountId, listId) {
      const { numDeletedRows } = await database
        .deleteFrom('company_list')
        .where('id', '=', listId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw unknownList();
    },

    async items(listId, { limit, offset }) {
      const rows = await database
        .selectFrom('company_list_item')
        .select(['domain', 'added_at'])
        .where('list_id', '=', listId)
        .orderBy('added_at')
        .orderBy('domain')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(presentItem);
    },

    async itemsAfter(listId, after, limit) {
      const rows = await database
        .selectFrom('company_list_item')
        .select(['domain', 'added_at'])
        .where('list_id', '=', listId)
        .where('domain', '>', after)
        .orderBy('domain')
        .limit(limit)
        .execute();
      return rows.map(presentItem);
    },

    async among(listId, domains) {
      const found: string[] = [];
      for (const chunk of chunksOf(domains)) {
        const rows = await database
          .selectFrom('company_list_item')
          .select('domain')
          .where('list_id', '=', listId)
          .where('domain', 'in', chunk)
          .execute();
        found.push(...rows.map(({ domain }) => domain));
      }
      return found;
    },

    add(accountId, listId, domains) {
      const count = async (transaction: Database) => (await own(transaction, accountId, listId)).item_count;
      return addWithinQuota(database, { accountId, quota: 'listItems', count }, async (transaction) => {
        await own(transaction, accountId, listId);
        const added_at = clock.now();
        let added = 0;
        for (const chunk of chunksOf(domains)) {
          const rows = chunk.map((domain) => ({ list_id: listId, domain, added_at }));
          const inserted = await transaction
            .insertInto('company_list_item')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .returning('domain')
            .execute();
          added += inserted.length;
        }
        await changeCount(transaction, listId, added);
        return added;
      });
    },

    removeItems(accountId, listId, domains) {
      return database.transaction().execute(async (transaction) => {
        await changeCount(transaction, listId, 0);
        await own(transaction, accountId, listId);
        let removed = 0;
        for (const chunk of chunksOf(domains)) {
          const { numDeletedRows } = await transaction
            .deleteFrom('company_list_item')
            .where('list_id', '=', listId)
            .where('domain', 'in', chunk)
            .executeTakeFirst();
          removed += Number(numDeletedRows);
        }
        await changeCount(transaction, listId, -removed);
        return removed;
      });
    },
  };
}

async function own(executor: Database, accountId: number, listId: number) {
  const row = await executor
    .selectFrom('company_list')
    .selectAll()
    .where('id', '=', listId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw unknownList();
  return row;
}

/** The list stores its number of items, so that showing it does not count a million rows; changing it locks the list. */
async function changeCount(transaction: Database, listId: number, change: number): Promise<void> {
  await transaction
    .updateTable('company_list')
    .set((row) => ({ item_count: row('item_count', '+', change) }))
    .where('id', '=', listId)
    .execute();
}

async function countLists(transaction: Database, accountId: number): Promise<number> {
  const { lists } = await transaction
    .selectFrom('company_list')
    .select(({ fn }) => fn.countAll<number>().as('lists'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return lists;
}

function* chunksOf(domains: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < domains.length; at += ROWS_PER_STATEMENT)
    yield domains.slice(at, at + ROWS_PER_STATEMENT);
}

const unknownList = (): AppError => new AppError('not_found', 'You have no list with this ID.');

const present = (row: { id: number; name: string; created_at: number; item_count: number }): CompanyList => ({
  id: row.id,
  name: row.name,
  item_count: row.item_count,
  created_at: new Date(row.created_at).toISOString(),
});

const presentItem = ({ domain, added_at }: { domain: string; added_at: number }): ListItem => ({
  domain,
  added_at: new Date(added_at).toISOString(),
});
