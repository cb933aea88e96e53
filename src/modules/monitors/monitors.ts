import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { SearchRequest } from '../search/index.ts';

export interface Monitor {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: SearchRequest['mode'];
  readonly created_at: string;
  readonly last_checked_at: string | null;
  readonly last_total: number;
  /** New matches in notifications that have not been read. */
  readonly new_matches: number;
}

export interface Monitors {
  create(
    accountId: number,
    request: { query: string; mode: SearchRequest['mode']; name: string },
  ): Promise<Monitor>;
  all(accountId: number): Promise<Monitor[]>;
  remove(accountId: number, monitorId: number): Promise<void>;
}

const MONITORS_MAX = 100;

export function createMonitors(
  database: Database,
  clock: Clock,
  onCreated: (monitorId: number) => Promise<void>,
): Monitors {
  return {
    async create(accountId, { query, mode, name }) {
      const { count } = await database
        .selectFrom('monitor')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (count >= MONITORS_MAX)
        throw new AppError('conflict', `An account has at most ${MONITORS_MAX} monitors. Delete one first.`);
      const { id } = await database
        .insertInto('monitor')
        .values({
          account_id: accountId,
          name: name || query,
          query,
          mode,
          created_at: clock.now(),
          last_checked_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // What matches now is no news: the first check only remembers it.
      await onCreated(id);
      return get(accountId, id);
    },

    async all(accountId) {
      return (await own(accountId).orderBy('id').execute()).map(present);
    },

    async remove(accountId, monitorId) {
      const { numDeletedRows } = await database
        .deleteFrom('monitor')
        .where('id', '=', monitorId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw unknownMonitor();
    },
  };

  async function get(accountId: number, monitorId: number): Promise<Monitor> {
    const row = await own(accountId).where('id', '=', monitorId).executeTakeFirst();
    if (!row) throw unknownMonitor();
    return present(row);
  }

  function own(accountId: number) {
    return database
      .selectFrom('monitor')
      .select(({ selectFrom }) => [
        'id',
        'name',
        'query',
        'mode',
        'created_at',
        'last_checked_at',
        'last_total',
        selectFrom('notification')
          .whereRef('monitor_id', '=', 'monitor.id')
          .where('read_at', 'is', null)
          .select(({ fn }) => fn.sum<number | null>('new_count').as('n'))
          .as('new_matches'),
      ])
      .where('account_id', '=', accountId);
  }
}

const unknownMonitor = (): AppError => new AppError('not_found', 'You have no monitor with that id.');

interface Row {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: string;
  readonly created_at: number;
  readonly last_checked_at: number | null;
  readonly last_total: number;
  readonly new_matches: number | null;
}

const present = (row: Row): Monitor => ({
  id: row.id,
  name: row.name,
  query: row.query,
  mode: row.mode as Monitor['mode'],
  created_at: new Date(row.created_at).toISOString(),
  last_checked_at: row.last_checked_at === null ? null : new Date(row.last_checked_at).toISOString(),
  last_total: row.last_total,
  new_matches: row.new_matches ?? 0,
});
