import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/database/open.ts';

const directory = mkdtempSync(join(tmpdir(), 'homedex-survives-'));
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp();
  rmSync(directory, { recursive: true, force: true });
});

/** A mail server that can be set to refuse everything. */
async function startMailServer() {
  const received: string[] = [];
  const state = { isRefusing: true };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(state.isRefusing ? new Error('come back later') : null),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => server.close());
  return { received, state, port: (server.server.address() as AddressInfo).port };
}

async function startService(smtpPort: number) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/bin/serve.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: directory,
      DEMO_SITES: '0',
      SEARCH_WORKERS: '0',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      PUBLIC_URL: 'https://homedex.example',
    },
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /serving on (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    child.stderr.resume();
    return { child, address };
  }
  throw new Error('the service did not start');
}

it('an acknowledged registration keeps its mail through kill -9, and its link works afterwards', async () => {
  const mailServer = await startMailServer();
  const first = await startService(mailServer.port);
  const addresses = Array.from({ length: 5 }, (_, n) => `person-${n}@acme-research.com`);
  for (const email of addresses) {
    const answer = await fetch(`${first.address}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse battery' }),
    });
    expect(answer.status).toBe(200);
  }
  const ended = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await ended;
  expect(mailServer.received).toEqual([]);

  mailServer.state.isRefusing = false;

  const database = openDatabase(join(directory, 'accounts.db'));
  // What the first process had tried would wait for half a minute, and what it was at for two; time passes.
  await database.updateTable('mail').set({ due_at: 0, leased_until: 0 }).execute();
  await database.destroy();
  const second = await startService(mailServer.port);
  await expect.poll(() => mailServer.received.length).toBe(addresses.length);
  const [, encoded = ''] = /base64\r\n\r\n([\s\S]*?)\r\n--/.exec(mailServer.received[0] ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  const token = /token=(hdm_[\w-]+)/.exec(text)?.[1] ?? '';
  const page = await fetch(`${second.address}/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `token=${token}`,
  });
  expect([page.status, (await page.text()).includes('homedex.token')]).toEqual([200, true]);
  const stopped = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  expect((await stopped)[0]).toBe(0);
});
