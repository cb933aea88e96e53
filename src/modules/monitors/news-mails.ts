import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface NewsMails {
  /** Mails every account whose news have waited long enough, all of them in one mail. Gives how many mails were sent. */
  sendDue(signal: AbortSignal): Promise<number>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Least time between two such mails to one account. */
  readonly mailIntervalMs: number;
}

const ACCOUNTS_A_ROUND = 50;
const NEWS_A_MAIL = 50;
const DOMAINS_NAMED = 10;

/**
 * News of monitors whose owner wants mail. That it was tried is noted before a mail is sent, and that its news were sent after: a mail server
 * that refuses is asked again after the interval, and a process that dies in between sends these news twice rather than never.
 */
export function createNewsMails({
  database,
  clock,
  logger,
  mailer,
  publicUrl,
  mailIntervalMs,
}: Needs): NewsMails {
  return {
    async sendDue(signal) {
      let sent = 0;
      for (const { id, email } of await findDue()) {
        if (signal.aborted || !(await claim(id))) continue;
        try {
          await send(id, email);
          sent += 1;
        } catch (error) {
          logger.error({ err: error, accountId: id }, 'a mail about new matches could not be sent');
        }
      }
      return sent;
    },
  };

  function findDue() {
    const now = clock.now();
    return database
      .selectFrom('account')
      .leftJoin('news_mail', 'news_mail.account_id', 'account.id')
      .select(['account.id', 'account.email'])
      .where('account.email_verified_at', 'is not', null)
      .where('account.deleted_at', 'is', null)
      .where('account.blocked_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('notification')
            .select('notification.id')
            .whereRef('notification.account_id', '=', 'account.id')
            .where('notification.waits_for_mail', '=', 1),
        ),
      )
      .where((row) =>
        row.or([
          row('news_mail.tried_at', 'is', null),
          row('news_mail.tried_at', '<=', now - mailIntervalMs),
          row('news_mail.tried_at', '>', now),
        ]),
      )
      .limit(ACCOUNTS_A_ROUND)
      .execute();
  }

  /** Of two processes that found the same account due, one mails it. */
  async function claim(accountId: number): Promise<boolean> {
    const now = clock.now();
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('news_mail')
      .values({ account_id: accountId, tried_at: now })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ tried_at: now })
          .where((row) =>
            row.or([
              row('news_mail.tried_at', '<=', now - mailIntervalMs),
              row('news_mail.tried_at', '>', now),
            ]),
          ),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function send(accountId: number, to: string): Promise<void> {
    const waiting = await database
      .selectFrom('notification')
      .select(['id', 'title', 'new_count', 'domains'])
      .where('account_id', '=', accountId)
      .where('waits_for_mail', '=', 1)
      .orderBy('id')
      .limit(NEWS_A_MAIL)
      .execute();
    const count = waiting.reduce((sum, { new_count }) => sum + new_count, 0);
    await mailer.send({
      to,
      subject: `${count.toLocaleString('en')} new ${count === 1 ? 'match' : 'matches'} of your monitors`,
      text: `${waiting.map(paragraphOf).join('\n\n')}

All of them are in your inbox:

${publicUrl}/app/inbox

You get this mail because a monitor of yours is set to send mail. Each monitor can be set otherwise at ${publicUrl}/app/monitors
`,
    });
    await database
      .updateTable('notification')
      .set({ waits_for_mail: 0 })
      .where(
        'id',
        'in',
        waiting.map(({ id }) => id),
      )
      .execute();
  }
}

function paragraphOf({ title, new_count, domains }: { title: string; new_count: number; domains: string }) {
  const named = (JSON.parse(domains) as string[]).slice(0, DOMAINS_NAMED);
  const others = new_count - named.length;
  return `${title}\n  ${named.join('\n  ')}${others > 0 ? `\n  and ${others.toLocaleString('en')} more` : ''}`;
}
