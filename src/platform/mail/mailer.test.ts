import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createMailer, RecipientRefused } from './mailer.ts';
import { emptyOutbox, readableMessage, readOutbox } from './outbox.ts';

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

/** What a mail server is sent: the recipients on the first line, then the message. */
async function receivedOf(sent: typeof mail): Promise<string> {
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
  }).send(sent);
  expect(received).toHaveLength(1);
  return received[0] ?? '';
}

describe('mail', () => {
  it('goes to the configured server', async () => {
    const received = await receivedOf(mail);
    expect(received).toContain('ann@acme.example\n');
    expect(received).toContain('From: Homedex <noreply@homedex.example>');
    expect(readableMessage(received)).toContain('https://homedex.example/x');
  });

  it('is plain text whose link is never broken, and the same as HTML without markup from data', async () => {
    const link = `https://homedex.example/auth/verify?token=hdm_${'x'.repeat(100)}`;
    const text = `Grüße ${'ü'.repeat(500)}. Open <b>this</b> "link".\n\nSign in:\n${link}\n\nfound\n  evil.com\n`;
    const received = await receivedOf({ to: 'ann@acme.example', subject: '<i>S</i>', text });
    for (const line of received.split('\r\n')) expect(line.length).toBeLessThan(990);
    expect(received).not.toContain('quoted-printable');
    const message = readableMessage(received);
    expect(message.split('\r\n')).toContain(link);
    expect(message).toContain('Open &#60;b&#62;this&#60;/b&#62;');
    expect(message).toContain('<h1>&#60;i&#62;S&#60;/i&#62;</h1>');
    expect(message).toContain(`<a class="button" href="${link}">Sign in</a>`);
    expect(message).toContain('found<br>\r\n&emsp;evil.com');
    expect(message).not.toMatch(/<script|<img|\son\w+=/);
  });

  it('is written to the outbox if there is no server', async () => {
    const outbox = join(mkdtempSync(join(tmpdir(), 'homedex-outbox-')), 'outbox');
    cleanUps.push(() => rmSync(join(outbox, '..'), { recursive: true }));
    await createMailer({ smtpUrl: undefined, from: 'Homedex <noreply@localhost>', outbox, logger }).send(
      mail,
    );
    const files = readdirSync(outbox).sort();
    expect(files).toEqual([expect.stringMatching(/\.eml$/), 'latest-link.txt']);
    const message = readFileSync(join(outbox, files[0] ?? ''), 'utf8');
    expect(message).toContain('To: ann@acme.example');
    for (const file of files) expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
  });

  it('in the outbox has links that can be copied, however long they are', async () => {
    const outbox = join(mkdtempSync(join(tmpdir(), 'homedex-outbox-')), 'outbox');
    cleanUps.push(() => rmSync(join(outbox, '..'), { recursive: true }));
    const link = `https://homedex.example/auth/verify?token=hdm_${'x'.repeat(100)}`;
    const mailer = createMailer({ smtpUrl: undefined, from: 'a@b.example', outbox, logger });
    await mailer.send({ ...mail, text: `Grüße. Open this:\n\n${link}\n` });
    const file = readdirSync(outbox).find((name) => name.endsWith('.eml')) ?? '';
    expect(readFileSync(join(outbox, file), 'utf8').split('\r\n')).toContain(link);
    expect(readFileSync(join(outbox, 'latest-link.txt'), 'utf8')).toBe(`${link}\n`);
    expect(await readOutbox(outbox, 5)).toEqual([
      expect.objectContaining({ file, to: 'ann@acme.example', link }),
    ]);
    expect(await emptyOutbox(outbox, 60_000, Date.now())).toBe(0);
    expect(await emptyOutbox(outbox, 60_000, Date.now() + 120_000)).toBe(1);
  });

  it('reports whether a refused recipient may be retried, which is not a failure of the server', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const responseCode = address.startsWith('later') ? 450 : 550;
        done(Object.assign(new Error('mailbox unavailable'), { responseCode }));
      },
    });
    cleanUps.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      outbox: 'unused',
      logger,
    });
    for (const [to, isPermanent] of [
      ['nobody@acme.example', true],
      ['later@acme.example', false],
    ] as const) {
      const refusal = await mailer.send({ ...mail, to }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(RecipientRefused);
      expect(refusal).toMatchObject({ isPermanent });
    }
  });

  it('reports a server that cannot be reached', async () => {
    const mailer = createMailer({
      smtpUrl: 'smtp://127.0.0.1:9',
      from: 'a@b.example',
      outbox: 'unused',
      logger,
    });
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});
