import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Locale } from '../../platform/locale.ts';
import { addWithinQuota } from '../accounts/index.ts';
import { inTime } from '../search/index.ts';
import type { WatchedIndex } from './check-monitor.ts';
import { setMailLanguage } from './digest-mails.ts';
import { findNewMatches, getList, type Preview, previewOf, type Watched } from './find-new-matches.ts';
import { type Monitor, presentMonitor } from './present-monitor.ts';
import { DOMAINS_NAMED, type frequencies } from './report-findings.ts';
import { type AlertRequest, nameOf, type Subject, subjectOf, unknownTechnology } from './watched-subject.ts';
import { type Delivery, latestDeliveries } from './webhooks/deliveries.ts';
import type { WebhookFormat } from './webhooks/message-formats.ts';
import { newSecret } from './webhooks/signature.ts';
import { type AllowedHosts, readWebhookUrl } from './webhooks/webhook-url.ts';

export interface MonitorCheck {
  readonly checked_at: string;
  readonly total: number;
  readonly new_matches: number;
  readonly error: string | null;
}

/** How often and where an alert reports. */
interface DeliverySettings {
  readonly frequency?: (typeof frequencies)[number] | undefined;
  readonly webhook_url?: string | null | undefined;
  readonly webhook_format?: WebhookFormat | undefined;
  readonly email?: boolean | undefined;
  /** The language of the mails, if they are enabled. */
  readonly language?: Locale['language'];
}

export interface MonitorChanges extends DeliverySettings {
  readonly name?: string | undefined;
  readonly paused?: boolean | undefined;
}

/** The secret of a webhook is shown only once, when it is set. */
type ChangedMonitor = Monitor & { readonly webhook_secret?: string };

export interface Monitors {
  create(
    accountId: number,
    request: AlertRequest & DeliverySettings & { readonly name: string },
    signal: AbortSignal,
  ): Promise<ChangedMonitor>;
  /** What this alert would have reported in the newest crawl. */
  preview(accountId: number, request: AlertRequest, signal: AbortSignal): Promise<Preview>;
  all(accountId: number): Promise<Monitor[]>;
  /**
   * A resumed monitor reports only what is found from then on, not what it missed. A new webhook gets a new secret, which is shown only
   * this once.
   */
  change(accountId: number, monitorId: number, changes: MonitorChanges): Promise<ChangedMonitor>;
  /** The latest deliveries to the webhook, newest first. */
  deliveries(accountId: number, monitorId: number): Promise<Delivery[]>;
  /** The latest checks, newest first. */
  history(accountId: number, monitorId: number): Promise<MonitorCheck[]>;
  remove(accountId: number, monitorId: number): Promise<void>;
}

interface Dependencies extends Watched {
  readonly database: Database;
  readonly clock: Clock;
  readonly index: WatchedIndex;
  readonly webhookHostsAllowed: AllowedHosts;
  /** Called when a monitor has been created or resumed. */
  readonly onWatching: () => void;
}

const TECHNOLOGY_BUDGET_MS = 10_000;

interface NewMonitor {
  readonly subject: Subject;
  readonly name: string;
  readonly identity: string;
  /** What matched when the monitor was created. */
  readonly baseline: { readonly total: number; readonly generation: number };
  readonly delivery: {
    readonly frequency: string;
    readonly webhook_format: string;
    readonly wants_mail: number;
    readonly webhook_url: string | null;
    readonly webhook_secret: string | null;
  };
}

export function createMonitors(dependencies: Dependencies): Monitors {
  const { database, clock, lists, technologies, index, webhookHostsAllowed, onWatching } = dependencies;
  return {
    async create(accountId, { name, frequency = 'instant', email = false, language, ...request }, signal) {
      const { webhook_format = 'json' } = request;
      const webhook_url = request.webhook_url
        ? readWebhookUrl(request.webhook_url, webhookHostsAllowed)
        : null;
      const webhook_secret = webhook_url === null ? null : newSecret();
      const subject = await knownSubject(request, signal);
      const own = { ...subject, account_id: accountId };
      const list = subject.kind === 'list' ? await getList(own, lists) : undefined;
      const identity = index.identity();
      // Matches that exist now are not new. This runs before anything is written, so that a query the index refuses creates no monitor.
      const baseline = await findNewMatches(own, dependencies, { since: undefined, limit: 0 }, signal);
      const monitor = await add(accountId, {
        subject,
        name: name || nameOf(subject, list?.name),
        identity,
        baseline,
        delivery: { frequency, webhook_format, webhook_url, webhook_secret, wants_mail: email ? 1 : 0 },
      });
      if (email && language) await setMailLanguage(database, accountId, language);
      return webhook_secret === null ? monitor : { ...monitor, webhook_secret };
    },

    async preview(accountId, request, signal) {
      const own = { ...(await knownSubject(request, signal)), account_id: accountId };
      return previewOf(own, dependencies, DOMAINS_NAMED, signal);
    },

    async all(accountId) {
      return (await own(accountId).orderBy('id').execute()).map(presentMonitor);
    },

    async change(accountId, monitorId, changes) {
      const { name, paused, webhook_url, webhook_format, frequency, email, language } = changes;
      const wantedUrl = webhook_url && readWebhookUrl(webhook_url, webhookHostsAllowed);
      const secret = newSecret();
      const state = await fromNowOn();
      const now = clock.now();
      const changed = await database.transaction().execute(async (transaction) => {
        // Of two concurrent changes, the second must see the result of the first, so that the secret that was shown is the one that signs.
        await lockAccount(transaction, accountId);
        const before = await get(accountId, monitorId, transaction);
        const givenName = name === '' ? await defaultNameOf(accountId, monitorId, transaction) : '';
        const isNewWebhook = !!wantedUrl && wantedUrl !== before.webhook_url;
        await transaction
          .updateTable('monitor')
          .set((row) => ({
            ...(name !== undefined && { name: name || givenName }),
            ...(frequency !== undefined && { frequency }),
            ...(webhook_format !== undefined && { webhook_format }),
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
        // Notifications that were waiting when mail is disabled are not mailed later either, even if mail is enabled again.
        if (email === false)
          await transaction
            .updateTable('notification')
            .set({ waits_for_mail: 0 })
            .where('account_id', '=', accountId)
            .where('monitor_id', '=', monitorId)
            .where('waits_for_mail', '=', 1)
            .execute();
        if (email && language) await setMailLanguage(transaction, accountId, language);
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

  /** An alert on a technology that nothing can detect would never report anything. */
  async function knownSubject(request: AlertRequest, signal: AbortSignal): Promise<Subject> {
    const subject = subjectOf(request);
    if (subject.technology === null) return subject;
    const { technology } = subject;
    const nearest = await inTime(() =>
      technologies.nearestTo(technology, { signal, budgetMs: TECHNOLOGY_BUDGET_MS }),
    );
    if (nearest) throw unknownTechnology(technology, nearest);
    return subject;
  }

  /** The default name of an alert. */
  async function defaultNameOf(accountId: number, monitorId: number, connection: Database): Promise<string> {
    const row = await own(accountId, connection).where('id', '=', monitorId).executeTakeFirstOrThrow();
    const list = row.list_id === null ? undefined : await lists.get(accountId, row.list_id);
    return nameOf(row, list?.name);
  }

  async function add(
    accountId: number,
    { subject, name, identity, baseline, delivery }: NewMonitor,
  ): Promise<Monitor> {
    const now = clock.now();
    const count = (transaction: Database) => countMonitors(transaction, accountId);
    const { id } = await addWithinQuota(database, { accountId, quota: 'monitors', count }, (transaction) =>
      transaction
        .insertInto('monitor')
        .values({
          ...subject,
          ...delivery,
          name,
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
