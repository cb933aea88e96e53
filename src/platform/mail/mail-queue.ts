import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import { afterCommit, type Database } from '../database/index.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Where the text of a mail gets its link, once that is made. */
export const LINK_PLACE = '{link}';

export interface NewMail extends Mail {
  /** The link whose address replaces `{link}` in the text when the mail is sent. */
  readonly linkId?: string;
}

/** Mails that wait in the database until the mail server has taken them, whatever happens to this process meanwhile. */
export interface MailQueue {
  /** Writes the mail in the transaction that does what it tells: either both are there afterwards or neither. */
  add(transaction: Database, mail: NewMail): Promise<void>;
  /** Sends what waits, now and from now on. */
  start(): void;
  /** Sends everything that is due now. */
  sendDue(): Promise<void>;
  /** Ends after the mails that are just being sent. */
  stop(): Promise<void>;
  readonly sent: number;
  readonly failed: number;
  /** Why mails do not get out, while they do not. */
  readonly trouble: string | undefined;
}

export interface MailQueueNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** The address of a link, made at the last moment; undefined when the link is no longer wanted, and with it the mail. */
  readonly linkFor: (linkId: string) => Promise<string | undefined>;
}

type MailRow = Selectable<Tables['mail']>;

const LOOK_EVERY_MS = 5_000;
const SENDING_MS_MAX = 60_000;
const LEASE_MS = 2 * SENDING_MS_MAX;
const RETRY_MS = 30_000;
const RETRY_MS_MAX = 60 * 60_000;
/** Links live as long; a mail that comes later would only puzzle. */
const GIVE_UP_MS = 24 * 60 * 60_000;
const AT_ONCE = 4;

/** Writes a mail that a running service finds and sends. */
export async function addMail(
  transaction: Database,
  { to, subject, text, linkId }: NewMail,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('mail')
    .values({
      recipient: to,
      subject,
      text,
      link_id: linkId ?? null,
      created_at: now,
      due_at: now,
      sent_at: null,
      given_up_at: null,
    })
    .execute();
}

export function createMailQueue(needs: MailQueueNeeds): MailQueue {
  return new DatabaseMailQueue(needs);
}

class DatabaseMailQueue implements MailQueue {
  sent = 0;
  failed = 0;
  trouble: string | undefined;
  private readonly needs: MailQueueNeeds;
  private isRunning = false;
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private isLookAhead = false;

  constructor(needs: MailQueueNeeds) {
    this.needs = needs;
  }

  async add(transaction: Database, mail: NewMail): Promise<void> {
    await addMail(transaction, mail, this.needs.clock.now());
    afterCommit(transaction, () => this.look());
  }

  start(): void {
    this.isRunning = true;
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.work;
  }

  async sendDue(): Promise<void> {
    const lane = async (): Promise<void> => {
      for (let mail = await this.claim(); mail !== undefined; mail = await this.claim())
        await this.deliver(mail);
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  /** Asks for one more look after the one under way, however often it is asked for. */
  private look(): void {
    if (!this.isRunning || this.isLookAhead) return;
    this.isLookAhead = true;
    this.work = this.work.then(async () => {
      this.isLookAhead = false;
      try {
        if (this.isRunning) await this.sendDue();
      } catch (error) {
        this.needs.logger.error({ err: error }, 'waiting mails could not be read; trying again');
      }
    });
  }

  /** Takes a mail for this process alone. Times that lie too far ahead come from a clock that was wrong and do not count. */
  private async claim(): Promise<MailRow | undefined> {
    const { clock, database } = this.needs;
    const now = clock.now();
    return database
      .updateTable('mail')
      .set((row) => ({ leased_until: now + LEASE_MS, attempts: row('attempts', '+', 1) }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('mail as waiting')
          .select('waiting.id')
          .where('waiting.sent_at', 'is', null)
          .where('waiting.given_up_at', 'is', null)
          .where(({ or, eb }) =>
            or([eb('waiting.due_at', '<=', now), eb('waiting.due_at', '>', now + RETRY_MS_MAX)]),
          )
          .where(({ or, eb }) =>
            or([eb('waiting.leased_until', '<=', now), eb('waiting.leased_until', '>', now + LEASE_MS)]),
          )
          .orderBy('waiting.due_at')
          .orderBy('waiting.id')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
  }

  private async deliver(mail: MailRow): Promise<void> {
    const { linkFor, mailer } = this.needs;
    try {
      const link = mail.link_id === null ? '' : await linkFor(mail.link_id);
      if (link === undefined) return await this.close(mail, { given_up_at: this.needs.clock.now() });
      const { recipient: to, subject, text } = mail;
      await withinTime(mailer.send({ to, subject, text: text.replace(LINK_PLACE, link) }));
      this.sent++;
      this.trouble = undefined;
    } catch (error) {
      return this.postpone(mail, error);
    }
    await this.close(mail, { sent_at: this.needs.clock.now() });
  }

  private async postpone(mail: MailRow, error: unknown): Promise<void> {
    const now = this.needs.clock.now();
    this.failed++;
    this.trouble = 'Mails cannot be sent: the mail server does not take them. They wait and are tried again.';
    this.needs.logger.error(
      { err: error, mailId: mail.id, attempts: mail.attempts },
      'mail could not be sent',
    );
    if (now - mail.created_at > GIVE_UP_MS) return this.close(mail, { given_up_at: now });
    const pauseMs = Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** (mail.attempts - 1));
    await this.needs.database
      .updateTable('mail')
      .set({ due_at: now + pauseMs, leased_until: 0 })
      .where('id', '=', mail.id)
      .execute();
  }

  private async close(mail: MailRow, end: { sent_at: number } | { given_up_at: number }): Promise<void> {
    await this.needs.database
      .updateTable('mail')
      .set({ ...end, text: '', leased_until: 0 })
      .where('id', '=', mail.id)
      .execute();
  }
}

async function withinTime(sending: Promise<void>): Promise<void> {
  const late = new AbortController();
  try {
    await Promise.race([
      sending,
      wait(SENDING_MS_MAX, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`sending took longer than ${SENDING_MS_MAX} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
