import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { addWithinQuota } from '../accounts/index.ts';
import type { CompanyFilters, CompanySearch, Mode } from '../search/index.ts';
import type { MonitorRow } from './add-notification.ts';
import type { WatchedIndex } from './check-monitor.ts';
import { describeLikeness, type Likeness, type WatchedLookalikes } from './likeness.ts';
import { type Monitor, presentMonitor } from './present-monitor.ts';
import { describeFilters, readSearch, writeFilters } from './watched-query.ts';
import { type Delivery, latestDeliveries } from './webhooks/delivery-log.ts';
import { newSecret } from './webhooks/signature.ts';
import { type AllowedHosts, readWebhookUrl } from './webhooks/webhook-url.ts';

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
    request: {
      query: string;
      mode: Mode;
      forms?: boolean;
      ignore_stated?: readonly string[] | undefined;
      name: string;
      filters: CompanyFilters;
    },
    signal: AbortSignal,
  ): Promise<Monitor>;
  createAlike(
    accountId: number,
    request: { likeness: Likeness; name: string; filters: CompanyFilters },
    signal: AbortSignal,
  ): Promise<Monitor>;
  all(accountId: number): Promise<Monitor[]>;
  /**
   * A resumed monitor reports what comes from then on, not what came meanwhile. A new webhook has a new secret,
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
  readonly newLookalikes: WatchedLookalikes;
  readonly index: WatchedIndex;
  readonly webhookHostsAllowed: AllowedHosts;
  /** Called when a monitor was created or resumed. */
  readonly onWatching: () => void;
}

interface NewMonitor extends Pick<MonitorRow, 'name' | 'query' | 'mode' | 'filters' | 'likeness'> {
  readonly identity: string;
  /** What matched when it was made. */
  readonly baseline: { readonly total: number; readonly generation: number };
}

export function createMonitors({
  database,
  clock,
  search,
  newLookalikes,
  index,
  webhookHostsAllowed,
  onWatching,
}: Needs): Monitors {
  return {
    async create(accountId, { query, mode, forms, ignore_stated, name, filters }, signal) {
      const written = writeFilters(filters, { forms, ignore_stated });
      const stored = { query, mode, filters: written, likeness: null };
      const identity = index.identity();
      // What matches now is not new. Run before anything is written: a query the index refuses creates no monitor.
      const baseline = await search.newMatches(readSearch(stored), { since: undefined, limit: 0 }, signal);
      return add(accountId, {
        ...stored,
        name: name || query || describeFilters(filters),
        identity,
        baseline,
      });
    },

    async createAlike(accountId, { likeness, name, filters }, signal) {
      const query = describeLikeness(likeness);
      const stored = { query, mode: 'lookalikes', filters: writeFilters(filters) };
      const identity = index.identity();
      const baseline = await newLookalikes.newMatches(
        { ...likeness, filters },
        { since: undefined, limit: 0 },
        signal,
      );
      return add(accountId, {
        ...stored,
        likeness: JSON.stringify(likeness),
        name: name || query,
        identity,
        baseline,
      });
    },

    async all(accountId) {
      return (await own(accountId).orderBy('id').execute()).map(presentMonitor);
    },

    async change(accountId, monitorId, { name, paused, webhook_url, email }) {
      const wantedUrl = webhook_url && readWebhookUrl(webhook_url, webhookHostsAllowed);
      const secret = newSecret();
      const state = await fromNowOn();
      const now = clock.now();
      const changed = await database.transaction().execute(async (transaction) => {
        // Of two changes at once the second sees what the first has made: a secret that was shown is the one that signs.
        await lockAccount(transaction, accountId);
        const before = await get(accountId, monitorId, transaction);
        const isNewWebhook = !!wantedUrl && wantedUrl !== before.webhook_url;
        await transaction
          .updateTable('monitor')
          .set((row) => ({
            ...(name !== undefined && { name: name || before.query || describeFilters(before.filters) }),
            ...(paused === true && !before.paused && { paused_at: now }),
            ...(paused === false && before.paused && { paused_at: null, ...state }),
            ...(email !== undefined && { wants_mail: email ? 1 : 0 }),
            ...(webhook_url === null && { webhook_url: null, webhook_secret: null }),
            ...(isNewWebhook && { webhook_url: wantedUrl, webhook_secret: secret }),
            version: row('version', '+', 1),
          }))
          .where('id', '=', monitorId)
          .where('account_id', '=', accountId)
          .execute();
        // What waits for a disabled mail is not mailed later either, should mail be enabled again.
        if (email === false)
          await transaction
            .updateTable('notification')
            .set({ waits_for_mail: 0 })
            .where('account_id', '=', accountId)
            .where('monitor_id', '=', monitorId)
            .where('waits_for_mail', '=', 1)
            .execute();
        const after = await get(accountId, monitorId, transaction);
        return isNewWebhook ? { ...after, webhook_secret: secret } : after;
      });
      if (paused === false) onWatching();
      return changed;
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

  async function add(accountId: number, { identity, baseline, ...stored }: NewMonitor): Promise<Monitor> {
    const now = clock.now();
    const count = (transaction: Database) => countMonitors(transaction, accountId);
    const { id } = await addWithinQuota(database, { accountId, quota: 'monitors', count }, (transaction) =>
      transaction
        .insertInto('monitor')
        .values({
          ...stored,
          account_id: accountId,
          created_at: now,
          last_checked_at: now,
          last_total: baseline.total,
          index_identity: identity,
          index_generation: baseline.generation,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    onWatching();
    return get(accountId, id);
  }

  async function fromNowOn() {
    const [index_identity, index_generation] = [index.identity(), await index.generation()];
    return { index_identity, index_generation, failures: 0, retry_at: null, last_error: null };
  }

  async function get(accountId: number, monitorId: number, connection = database): Promise<Monitor> {
    const row = await own(accountId, connection).where('id', '=', monitorId).executeTakeFirst();
    if (!row) throw unknownMonitor();
    return presentMonitor(row);
  }

  function own(accountId: number, connection = database) {
    return connection
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

const unknownMonitor = (): AppError => new AppError('not_found', 'You have no alert with this ID.');

async function countMonitors(database: Database, accountId: number): Promise<number> {
  const { count } = await database
    .selectFrom('monitor')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
