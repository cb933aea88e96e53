import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { addWithinQuota } from '../accounts/index.ts';
import type { CompanyFilters, CompanySearch, Mode } from '../search/index.ts';
import type { MonitorRow, WatchedIndex } from './check-monitor.ts';
import { readFilters, readSearch, writeFilters } from './watched-query.ts';
import { type Delivery, latestDeliveries } from './webhooks/delivery-log.ts';
import { newSecret } from './webhooks/signature.ts';
import { type AllowedHosts, readWebhookUrl } from './webhooks/webhook-url.ts';

export interface Monitor {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: Mode;
  readonly filters: CompanyFilters;
  readonly paused: boolean;
  readonly webhook_url: string | null;
  /** Whether news are mailed to the account's address. */
  readonly email: boolean;
  readonly created_at: string;
  readonly last_checked_at: string | null;
  readonly last_total: number;
  /** New matches in notifications that have not been read. */
  readonly new_matches: number;
  /** Why the last check failed; null when it did not. */
  readonly last_error: string | null;
}

export interface MonitorCheck {
  readonly checked_at: string;
  readonly total: number;
  readonly new_matches: number;
  readonly error: string | null;
}

export interface MonitorChanges {
  readonly name?: string | undefined;
  readonly paused?: boolean | undefined;
  readonly webhook_url?: string | null | undefined;
  readonly email?: boolean | undefined;
}

export interface Monitors {
  create(
    accountId: number,
    request: { query: string; mode: Mode; name: string; filters: CompanyFilters },
    signal: AbortSignal,
  ): Promise<Monitor>;
  all(accountId: number): Promise<Monitor[]>;
  /**
   * A monitor that goes on after a pause reports what comes from then on, not what came meanwhile. A new webhook has a new secret,
   * which is shown this once.
   */
  change(
    accountId: number,
    monitorId: number,
    changes: MonitorChanges,
  ): Promise<Monitor & { webhook_secret?: string }>;
  /** The latest deliveries to the webhook, newest first. */
  deliveries(accountId: number, monitorId: number): Promise<Delivery[]>;
  /** The latest checks, newest first. */
  history(accountId: number, monitorId: number): Promise<MonitorCheck[]>;
  remove(accountId: number, monitorId: number): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: CompanySearch;
  readonly index: WatchedIndex;
  readonly webhookHostsAllowed: AllowedHosts;
  /** Told when a monitor was made or goes on. */
  readonly onWatching: () => void;
}

export function createMonitors({
  database,
  clock,
  search,
  index,
  webhookHostsAllowed,
  onWatching,
}: Needs): Monitors {
  return {
    async create(accountId, { query, mode, name, filters }, signal) {
      const kept = { query, mode, filters: writeFilters(filters) };
      const identity = index.identity();
      // What matches now is no news. Asked before anything is written: a query the index refuses makes no monitor.
      const { total, generation } = await search.newMatches(
        readSearch(kept),
        { since: undefined, limit: 0 },
        signal,
      );
      const now = clock.now();
      const count = (transaction: Database) => countMonitors(transaction, accountId);
      const { id } = await addWithinQuota(database, { accountId, quota: 'monitors', count }, (transaction) =>
        transaction
          .insertInto('monitor')
          .values({
            ...kept,
            account_id: accountId,
            name: name || query,
            created_at: now,
            last_checked_at: now,
            last_total: total,
            index_identity: identity,
            index_generation: generation,
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      onWatching();
      return get(accountId, id);
    },

    async all(accountId) {
      return (await own(accountId).orderBy('id').execute()).map(present);
    },

    async change(accountId, monitorId, { name, paused, webhook_url, email }) {
      const before = await get(accountId, monitorId);
      const webhook = changeOfWebhook(before.webhook_url, webhook_url);
      const isResumed = paused === false && before.paused;
      const resumed = isResumed ? { paused_at: null, ...(await fromNowOn()) } : {};
      await database
        .updateTable('monitor')
        .set((row) => ({
          ...(name !== undefined && { name: name || before.query }),
          ...(paused === true && !before.paused && { paused_at: clock.now() }),
          ...resumed,
          ...(email !== undefined && { wants_mail: email ? 1 : 0 }),
          ...webhook,
          version: row('version', '+', 1),
        }))
        .where('id', '=', monitorId)
        .where('account_id', '=', accountId)
        .execute();
      if (paused === false) onWatching();
      const changed = await get(accountId, monitorId);
      return webhook?.webhook_secret ? { ...changed, webhook_secret: webhook.webhook_secret } : changed;
    },

    async deliveries(accountId, monitorId) {
      await get(accountId, monitorId);
      return latestDeliveries(database, monitorId);
    },

    async history(accountId, monitorId) {
      await get(accountId, monitorId);
      const rows = await database
        .selectFrom('monitor_check')
        .select(['checked_at', 'total', 'new_matches', 'error'])
        .where('monitor_id', '=', monitorId)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, checked_at: new Date(row.checked_at).toISOString() }));
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

  function changeOfWebhook(before: string | null, wanted: string | null | undefined) {
    if (wanted === undefined) return undefined;
    if (wanted === null) return { webhook_url: null, webhook_secret: null };
    const webhook_url = readWebhookUrl(wanted, webhookHostsAllowed);
    return webhook_url === before ? undefined : { webhook_url, webhook_secret: newSecret() };
  }

  async function fromNowOn() {
    const [index_identity, index_generation] = [index.identity(), await index.generation()];
    return { index_identity, index_generation, failures: 0, retry_at: null, last_error: null };
  }

  async function get(accountId: number, monitorId: number): Promise<Monitor> {
    const row = await own(accountId).where('id', '=', monitorId).executeTakeFirst();
    if (!row) throw unknownMonitor();
    return present(row);
  }

  function own(accountId: number) {
    return database
      .selectFrom('monitor')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('notification')
          .whereRef('monitor_id', '=', 'monitor.id')
          .where('read_at', 'is', null)
          .select(({ fn }) => fn.sum<number | null>('new_count').as('n'))
          .as('new_matches'),
      )
      .where('account_id', '=', accountId);
  }
}

const unknownMonitor = (): AppError => new AppError('not_found', 'You have no monitor with that id.');

async function countMonitors(database: Database, accountId: number): Promise<number> {
  const { count } = await database
    .selectFrom('monitor')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

const present = (row: MonitorRow & { readonly new_matches: number | null }): Monitor => ({
  id: row.id,
  name: row.name,
  query: row.query,
  mode: row.mode as Mode,
  filters: readFilters(row.filters),
  paused: row.paused_at !== null,
  webhook_url: row.webhook_url,
  email: row.wants_mail === 1,
  created_at: new Date(row.created_at).toISOString(),
  last_checked_at: row.last_checked_at === null ? null : new Date(row.last_checked_at).toISOString(),
  last_total: row.last_total,
  new_matches: row.new_matches ?? 0,
  last_error: row.last_error,
});
