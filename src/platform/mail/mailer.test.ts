import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createMailer } from './mailer.ts';

const logger = createLogger({ level: 'silent' });
const mail = {
  to: 'ann@acme.example',
  subject: 'Grüße',
  text: 'Open this link: https://homedex.example/x\n',
};
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

describe('mail', () => {
  it('goes to the configured server', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = `${session.envelope.rcptTo.map(({ address }) => address).join()}\n`;
        stream.on('data', (chunk) => {
          text += chunk;
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    cleanUps.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    await createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'Homedex <noreply@homedex.example>',
      outbox: 'unused',
      logger,
    }).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('ann@acme.example\n');
    expect(received[0]).toContain('From: Homedex <noreply@homedex.example>');
    expect(received[0]).toContain('https://homedex.example/x');
  });

  it('is written to the outbox where there is no server', async () => {
    const outbox = mkdtempSync(join(tmpdir(), 'homedex-outbox-'));
    cleanUps.push(() => rmSync(outbox, { recursive: true }));
    await createMailer({ smtpUrl: undefined, from: 'Homedex <noreply@localhost>', outbox, logger }).send(
      mail,
    );
    const [file = ''] = readdirSync(outbox);
    expect(file).toMatch(/\.eml$/);
    expect(readFileSync(join(outbox, file), 'utf8')).toContain('To: ann@acme.example');
  });

  it('says so when the server cannot be reached', async () => {
    const mailer = createMailer({
      smtpUrl: 'smtp://127.0.0.1:9',
      from: 'a@b.example',
      outbox: 'unused',
      logger,
    });
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});
