import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Locale, localeFor } from '../../platform/locale.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';

export interface DigestMails {
  /** Queues one mail, with all notifications, for every account whose notifications have waited long enough. Returns how many mails. */
  queueDue(signal: AbortSignal): Promise<number>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mails: Pick<MailQueue, 'add'>;
  readonly publicUrl: string;
  /** Minimum time between two such mails to one account. */
  readonly mailIntervalMs: number;
}

const ACCOUNTS_A_BATCH = 50;
const NOTIFICATIONS_PER_MAIL = 50;
const DOMAINS_NAMED = 10;

/**
 * Mails the notifications of monitors with mail enabled. The mail is queued in the transaction that marks them as mailed, so they are
 * mailed exactly once; the mail queue retries if the server is silent or refuses.
 */
export function createDigestMails({
  database,
  clock,
  mails,
  publicUrl,
  mailIntervalMs,
}: Dependencies): DigestMails {
  return {
    async queueDue(signal) {
      let queued = 0;
      for (let after = 0; !signal.aborted; ) {
        const due = await findDue(after);
        for (const { id, email, language } of due) {
          if (signal.aborted) return queued;
          if (await queueMail(id, email, localeFor({ 'accept-language': language ?? 'en' }))) queued += 1;
        }
        const last = due.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
      return queued;
    },
  };

  function findDue(after: number) {
    const now = clock.now();
    return database
      .selectFrom('account')
      .leftJoin('news_mail', 'news_mail.account_id', 'account.id')
      .select(['account.id', 'account.email', 'news_mail.language'])
      .where('account.id', '>', after)
      .where('account.email_verified_at', 'is not', null)
      .where('account.deleted_at', 'is', null)
      .where('account.blocked_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('notification')
            .innerJoin('monitor', 'monitor.id', 'notification.monitor_id')
            .select('notification.id')
            .whereRef('notification.account_id', '=', 'account.id')
            .where('notification.waits_for_mail', '=', 1)
            .where('monitor.wants_mail', '=', 1),
        ),
      )
      .where((row) =>
        row.or([
          row('news_mail.tried_at', 'is', null),
          row('news_mail.tried_at', '<=', now - mailIntervalMs),
          // Written before the clock was set back. A value only slightly ahead of now may just be a moment newer than our reading.
          row('news_mail.tried_at', '>', now + mailIntervalMs),
        ]),
      )
      .orderBy('account.id')
      .limit(ACCOUNTS_A_BATCH)
      .execute();
  }

  function queueMail(accountId: number, to: string, locale: Locale): Promise<boolean> {
    return database.transaction().execute(async (transaction) => {
      if (!(await claim(transaction, accountId))) return false;
      // Skip them if mail was switched off or the monitor deleted in the meantime.
      const notifications = await transaction
        .selectFrom('notification')
        .innerJoin('monitor', 'monitor.id', 'notification.monitor_id')
        .select(['notification.id', 'notification.title', 'notification.new_count', 'notification.domains'])
        .where('notification.account_id', '=', accountId)
        .where('notification.waits_for_mail', '=', 1)
        .where('monitor.wants_mail', '=', 1)
        .orderBy('notification.id')
        .limit(NOTIFICATIONS_PER_MAIL)
        .execute();
      if (notifications.length === 0) return false;
      await mails.add(transaction, { to, ...mailAbout(notifications, publicUrl, locale) });
      await transaction
        .updateTable('notification')
        .set({ waits_for_mail: 0 })
        .where(
          'id',
          'in',
          notifications.map(({ id }) => id),
        )
        .execute();
      return true;
    });
  }

  /** If two processes find the same account due, only one of them mails it. */
  async function claim(transaction: Database, accountId: number): Promise<boolean> {
    const now = clock.now();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('news_mail')
      .values({ account_id: accountId, tried_at: now })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ tried_at: now })
          .where((row) =>
            row.or([
              row('news_mail.tried_at', '<=', now - mailIntervalMs),
              row('news_mail.tried_at', '>', now + mailIntervalMs),
            ]),
          ),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
}

interface NewNotification {
  readonly title: string;
  readonly new_count: number;
  readonly domains: string;
}

function mailAbout(
  notifications: readonly NewNotification[],
  publicUrl: string,
  locale: Locale,
): { subject: string; text: string } {
  const { t, plural } = locale;
  const count = notifications.reduce((sum, { new_count }) => sum + new_count, 0);
  const blocks = [
    ...notifications.map((notification) => paragraphOf(notification, locale)),
    `${t('Open your inbox')}:\n${publicUrl}/app/inbox`,
    t(
      'You get this e-mail because an alert has its e-mail digest turned on. Change that for each alert at {address}',
      { address: `${publicUrl}/app/monitors` },
    ),
  ];
  return {
    subject: plural(count, '{n} new match for your alerts', '{n} new matches for your alerts'),
    text: `${blocks.join('\n\n')}\n`,
  };
}

function paragraphOf({ title, new_count, domains }: NewNotification, { t, serverMessage }: Locale): string {
  const named = (JSON.parse(domains) as string[]).slice(0, DOMAINS_NAMED);
  const others = new_count - named.length;
  const lines = [serverMessage(title), ...named, ...(others > 0 ? [t('and {n} more', { n: others })] : [])];
  return lines.join('\n  ');
}

/** Mails about all alerts of an account use the language in which one was last requested. */
export async function setMailLanguage(
  database: Database,
  accountId: number,
  language: Locale['language'],
): Promise<void> {
  await database
    .insertInto('news_mail')
    .values({ account_id: accountId, tried_at: 0, language })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ language }))
    .execute();
}
