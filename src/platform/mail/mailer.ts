import { createTransport } from 'nodemailer';
import type { Logger } from '../logger.ts';
import { mailMessage } from './mail-message.ts';
import type { Mail } from './mail-page.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mailer {
  /** Resolves when the mail server has taken the mail, or the outbox holds it. */
  send(mail: Mail): Promise<void>;
}

export interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly outbox: string;
  readonly logger: Logger;
}

/** The mail server works but does not take mail for this address. */
export class RecipientRefused extends Error {
  /** Whether the server rejected it permanently. */
  readonly isPermanent: boolean;

  constructor(isPermanent: boolean, cause: Error) {
    super(`The mail server rejected the recipient: ${cause.message}`, { cause });
    this.isPermanent = isPermanent;
  }
}

/** A server that is silent for this long will not take the mail; it is tried again later. */
const SILENCE_MS_MAX = 15_000;

/** Mails go to the configured server; without one, to a folder of `.eml` files that any mail program opens. Each is a text and the same as a page. */
export function createMailer({ smtpUrl, from, outbox, logger }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: SILENCE_MS_MAX,
      greetingTimeout: SILENCE_MS_MAX,
      socketTimeout: SILENCE_MS_MAX,
    });
    return {
      async send(mail) {
        const raw = mailMessage(await headersOf(mail, from), mail, 'mail servers');
        try {
          await transport.sendMail({ envelope: { from, to: mail.to }, raw });
        } catch (error) {
          throw asRefusal(error) ?? error;
        }
      },
    };
  }
  return {
    async send(mail) {
      const message = mailMessage(await headersOf(mail, from), mail, 'the outbox');
      const file = await writeToOutbox(outbox, message, mail.text);
      logger.info({ file }, 'mail written to the outbox');
    },
  };
}

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The library handles the format of headers (names in other scripts, folded lines, an id, the date). */
async function headersOf({ to, subject }: Mail, from: string): Promise<string> {
  const { message } = await writer.sendMail({ from, to, subject, text: '' });
  return String(message).split('\r\n\r\n', 1)[0] ?? '';
}

/** Undefined for every failure that is not an answer to RCPT. */
function asRefusal(error: unknown): RecipientRefused | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, responseCode } = error as Error & { command?: unknown; responseCode?: unknown };
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return undefined;
  return new RecipientRefused(responseCode >= 500, error);
}
