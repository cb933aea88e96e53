import { createTransport } from 'nodemailer';
import type { Logger } from '../logger.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

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

/** A server that is silent for this long will not take the mail; it is tried again later. */
const SILENCE_MS_MAX = 15_000;

/** Mails go to the configured server; without one, to a folder of `.eml` files that any mail program opens. */
export function createMailer({ smtpUrl, from, outbox, logger }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: SILENCE_MS_MAX,
      greetingTimeout: SILENCE_MS_MAX,
      socketTimeout: SILENCE_MS_MAX,
    });
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      const file = await writeToOutbox(outbox, message as Buffer, mail.text);
      logger.info({ file }, 'mail written to the outbox');
    },
  };
}
