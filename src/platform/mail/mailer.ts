import type { Logger } from '../logger.ts';
import { type Mail, mailPage } from './mail-page.ts';
import { readableMessage, writeToOutbox } from './outbox.ts';

export interface Mailer {
  /** Resolves when the mail server has accepted the mail or the outbox contains it. */
  send(mail: Mail): Promise<void>;
}

export interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly outbox: string;
  readonly logger: Logger;
}

/** The mail server works but does not accept mail for this address. */
export class RecipientRefused extends Error {
  /** Whether the server rejected it permanently. */
  readonly isPermanent: boolean;

  constructor(isPermanent: boolean, cause: Error) {
    super(`The mail server rejected the recipient: ${cause.message}`, { cause });
    this.isPermanent = isPermanent;
  }
}

/** A server that is silent for this long will not accept the mail; it is tried again later. */
const SILENCE_MS_MAX = 15_000;

/**
 * Mails go to the configured server or, without one, to a folder of `.eml` files that any mail program opens. Each mail has a text part and
 * the same content as HTML.
 */
export function createMailer({ smtpUrl, from, outbox, logger }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = loadedOnce(({ createTransport }) =>
      createTransport({
        url: smtpUrl,
        connectionTimeout: SILENCE_MS_MAX,
        greetingTimeout: SILENCE_MS_MAX,
        socketTimeout: SILENCE_MS_MAX,
      }),
    );
    return {
      async send(mail) {
        try {
          await (await transport()).sendMail(messageOf(mail, from));
        } catch (error) {
          throw asRefusal(error) ?? error;
        }
      },
    };
  }
  const writer = loadedOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send(mail) {
      const { message } = await (await writer()).sendMail(messageOf(mail, from));
      const file = await writeToOutbox(outbox, readableMessage(String(message)), mail.text);
      logger.info({ event: 'mail_written', file }, 'mail written to the outbox');
    },
  };
}

/** The mail library is loaded with the first mail, because commands that use accounts send none. */
function loadedOnce<Transport>(
  make: (library: typeof import('nodemailer')) => Transport,
): () => Promise<Transport> {
  let made: Promise<Transport> | undefined;
  return () => {
    made ??= import('nodemailer').then(make);
    return made;
  };
}

/** Base64, because quoted-printable would cut a long link in two for people who read the source. */
const messageOf = (mail: Mail, from: string) =>
  ({
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mailPage(mail),
    textEncoding: 'base64',
  }) as const;

/** Undefined for every failure that is not a response to RCPT. */
function asRefusal(error: unknown): RecipientRefused | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, responseCode } = error as Error & { command?: unknown; responseCode?: unknown };
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return undefined;
  return new RecipientRefused(responseCode >= 500, error);
}
