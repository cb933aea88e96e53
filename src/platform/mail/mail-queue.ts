import { setTimeout as wait } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { afterCommit, type Database, type Tables } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import {
  createWorkQueue,
  usualColumns,
  type WorkBacklog,
  type WorkDescription,
  type WorkOutcome,
} from '../work-queue/index.ts';
import type { Mail } from './mail-page.ts';
import { type Mailer, RecipientRefused } from './mailer.ts';

/** The placeholder for the link in the text of a mail; it is replaced once the link exists. */
export const LINK_PLACEHOLDER = '{link}';

export interface NewMail extends Mail {
  /** The link whose address replaces `{link}` when the mail is sent. */
  readonly linkId?: string;
}

/** Mails wait in the database until the mail server has accepted them, even if this process dies in the meantime. */
export interface MailQueue {
  /** Stores the mail in the transaction that does what it reports: either both are committed or neither. */
  add(transaction: Database, mail: NewMail): Promise<void>;
  /** Sends waiting mails, now and from now on. */
  start(): void;
  /** Sends everything that is due now. */
  sendDue(): Promise<void>;
  /** Resolves after the mails that are being sent. */
  stop(): Promise<void>;
  backlog(): Promise<WorkBacklog>;
  /** As of the last poll. */
  readonly lastBacklog: WorkBacklog;
  readonly sent: number;
  /** Attempts that failed. */
  readonly failed: number;
  /** Mails that will not be tried again. */
  readonly failedPermanently: number;
  /** Reports the problem with the mail server while mails wait for it. */
  problems(): Promise<readonly string[]>;
}

export interface MailQueueDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  /** Creates the address of a link right before sending; undefined if the link, and with it the mail, is no longer wanted. */
  readonly linkFor: (linkId: string) => Promise<string | undefined>;
}

type MailRow = Selectable<Tables['mail']>;

const SENDING_MS_MAX = 60_000;
const MINUTE = 60_000;

const mails: WorkDescription<'mail'> = {
  table: 'mail',
  ...usualColumns,
  isOpen: sql`sent_at is null and given_up_at is null`,
  leaseMs: 2 * SENDING_MS_MAX,
  // A day in total: links are valid for as long, and a later mail would only confuse its reader.
  retryAfterMs: [0.5, 1, 2, 4, 8, 16, 32, ...Array<number>(23).fill(60)].map((minutes) => minutes * MINUTE),
  atOnce: 4,
  onDone: (now) => ({ sent_at: now, text: '', error: null }),
  onFailed: (now, reason) => ({ given_up_at: now, text: '', error: reason }),
};

/** Stores a mail that a running service finds and sends. */
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

export function createMailQueue({
  database,
  clock,
  logger,
  mailer,
  linkFor,
}: MailQueueDependencies): MailQueue {
  const queue = createWorkQueue(mails, { database, clock, logger, work: send });
  let sent = 0;
  let failed = 0;
  /** When the server first failed, if it has accepted no mail since. */
  let failingSinceMs: number | undefined;
  /** Its last answer. The public health endpoint shows it, so it must not contain an address. */
  let answer = '';

  return {
    async add(transaction, mail) {
      await addMail(transaction, mail, clock.now());
      afterCommit(transaction, () => queue.wake());
    },
    start: () => queue.start(),
    async sendDue() {
      await queue.runDue();
    },
    stop: () => queue.stop(),
    backlog: () => queue.backlog(),
    get lastBacklog() {
      return queue.lastBacklog;
    },
    get sent() {
      return sent;
    },
    get failed() {
      return failed;
    },
    get failedPermanently() {
      return queue.counts.failed;
    },

    async problems() {
      if (failingSinceMs === undefined) return [];
      // If no mail waits, the problem is cleared, because nothing calls the server any more.
      const { waiting } = await queue.backlog();
      if (waiting === 0) failingSinceMs = undefined;
      if (failingSinceMs === undefined) return [];
      const minutes = Math.round((clock.monotonic() - failingSinceMs) / MINUTE);
      return [
        `The mail server has accepted no mail for ${minutes} min${answer === '' ? '' : ` (${answer})`}; ${waiting} ${waiting === 1 ? 'mail is' : 'mails are'} waiting and will be retried. Check SMTP_URL and the mail server's log.`,
      ];
    },
  };

  async function send(mail: MailRow): Promise<WorkOutcome<'mail'>> {
    const link = mail.link_id === null ? '' : await linkFor(mail.link_id);
    if (link === undefined) {
      const dropped = { sent_at: null, given_up_at: clock.now(), error: 'The link is no longer needed.' };
      return { kind: 'done', changes: dropped };
    }
    const { recipient: to, subject } = mail;
    const text = mail.link_id === null ? mail.text : mail.text.replace(LINK_PLACEHOLDER, () => link);
    try {
      await withinTime(mailer.send({ to, subject, text }));
      sent += 1;
      failingSinceMs = undefined;
      return { kind: 'done' };
    } catch (error) {
      failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      logger.error(
        { event: 'mail_failed', err: error, mailId: mail.id, attempts: mail.attempts },
        'mail could not be sent',
      );
      // A refused recipient is not a failure of the server, because it has responded.
      if (!(error instanceof RecipientRefused)) {
        failingSinceMs ??= clock.monotonic();
        answer = answerIn(error);
      }
      const isOver = error instanceof RecipientRefused && error.isPermanent;
      return { kind: isOver ? 'failed' : 'retry', reason, changes: { error: reason } };
    }
  }
}

/** The code of a failed connection or of the server's refusal, such as `ECONNREFUSED` or `EAUTH 535`. */
function answerIn(error: unknown): string {
  const { code, responseCode, message } = error as Partial<
    Record<'code' | 'responseCode' | 'message', unknown>
  >;
  // nodemailer calls every failed connection ESOCKET and has the reason of the system in the message.
  const reason = /\bE[A-Z]{4,}\b/.exec(String(message))?.[0] ?? code;
  return [reason, responseCode].filter((part) => part !== undefined).join(' ');
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
