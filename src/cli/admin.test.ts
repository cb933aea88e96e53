import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRow } from '../../test/factories/account-row.ts';
import { copyMigratedDatabase } from '../../test/harness/migrated-database.ts';
import { runCommand } from '../../test/harness/run-command.ts';
import { createApiKeys } from '../modules/accounts/api-keys.ts';
import { createSessions } from '../modules/accounts/sign-in/sessions.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer } from '../platform/mail/mailer.ts';

let directory: string;
const admin = (...args: string[]) => runCommand(['admin', ...args], { DATA_DIR: directory });

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-admin-'));
  copyMigratedDatabase(join(directory, 'accounts.db'));
  const database = openDatabase(join(directory, 'accounts.db'));
  await database
    .insertInto('account')
    .values(accountRow({ id: 1, email: 'ann@acme.example' }))
    .execute();
  await database.destroy();
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('homedex admin', () => {
  it('sets tiers, rights and credits, and records who did it', async () => {
    expect(await admin('set-tier', 'Ann@acme.example', 'pro')).toMatchObject({
      status: 0,
      stdout: 'Ann@acme.example is now pro\n',
    });
    expect((await admin('make-admin', 'ann@acme.example')).status).toBe(0);
    expect((await admin('grant-credits', 'ann@acme.example', '25', '--reason', 'trial')).stdout).toContain(
      'now has 25 credits',
    );
    const log = (await admin('audit-log')).stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t').slice(2));
    expect(log).toEqual([
      ['grant-credits', 'ann@acme.example', '25 trial'],
      ['make-admin', 'ann@acme.example', ''],
      ['set-tier', 'ann@acme.example', 'pro'],
    ]);
  });

  it('says of an address that has registered that its link was not opened yet', async () => {
    const database = openDatabase(join(directory, 'accounts.db'));
    const created_at = systemClock.now();
    await database
      .insertInto('registration')
      .values({
        id: 2,
        email: 'new@acme.example',
        name: '',
        password_hash: '',
        created_at,
        expires_at: created_at + 60_000,
        browser_hash: '',
      })
      .execute();
    await database.destroy();
    const refusals = [
      await admin('make-admin', 'New@acme.example'),
      await admin('make-admin', 'nobody@acme.example'),
    ];
    expect(refusals.map(({ stderr }) => stderr)).toEqual([
      expect.stringContaining('The registration of New@acme.example is not complete: open the link'),
      expect.stringContaining('There is no account with the address nobody@acme.example.'),
    ]);
  });

  it('revokes a leaked API key, and only that one', async () => {
    const database = openDatabase(join(directory, 'accounts.db'));
    const keys = createApiKeys(database, systemClock);
    const [leaked, other] = [await keys.create(1, 'laptop'), await keys.create(1, 'server')];
    expect(await admin('revoke-key', leaked.key)).toMatchObject({
      status: 0,
      stdout: `the key 'laptop' of ann@acme.example no longer works; notify its owner. The log names its calls by "apiKeyId":${leaked.id}\n`,
    });
    expect((await keys.list(1)).map(({ id }) => id)).toEqual([other.id]);
    await database.destroy();
    expect((await admin('audit-log')).stdout).toContain(
      `revoke-key\tann@acme.example\t${leaked.prefix} (apiKeyId ${leaked.id})`,
    );
    expect(await admin('revoke-key', leaked.key)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no such API key'),
    });
    expect((await admin('revoke-key')).status).toBe(2);
  });

  it('ends sessions and deletes accounts, permanently only with the option', async () => {
    const database = openDatabase(join(directory, 'accounts.db'));
    await database
      .insertInto('account')
      .values(accountRow({ id: 2, email: 'bob@acme.example' }))
      .execute();
    const sessions = createSessions(database, systemClock);
    await sessions.open(2, { address: '127.0.0.1', userAgent: 'test' });
    expect((await admin('end-sessions', 'bob@acme.example')).stdout).toContain(
      '1 session of bob@acme.example ended',
    );
    expect(await sessions.list(2, undefined)).toEqual([]);
    expect(await admin('delete-account', 'bob@acme.example')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--yes'),
    });
    expect(await admin('delete-account', 'bob@acme.example', '--yes')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('0 credits were forfeited'),
    });
    expect(await database.selectFrom('account').select('id').where('id', '=', 2).execute()).toEqual([]);
    await database.destroy();
  });

  it('prints each entry on one line, whatever it contains, and stops quietly when the pipe closes', async () => {
    await admin('grant-credits', 'ann@acme.example', '1', '--reason', 'x\n2026-01-01\tforged');
    expect((await admin('audit-log')).stdout).toContain('1 x\\n2026-01-01\\tforged\n');
    const piped = spawnSync(
      'sh',
      [
        '-c',
        `"$0" --disable-warning=ExperimentalWarning src/bin/cli.ts admin audit-log | true`,
        process.execPath,
      ],
      { encoding: 'utf8', env: { ...process.env, DATA_DIR: directory } },
    );
    expect(piped.stderr).toBe('');
  });

  it('shows the links of mails in the outbox', async () => {
    expect(await admin('mails')).toMatchObject({
      status: 0,
      stdout: '',
      stderr: expect.stringContaining('no mail'),
    });
    await createMailer({
      smtpUrl: undefined,
      from: 'a@b.example',
      outbox: join(directory, 'outbox'),
      logger: createLogger({ level: 'silent' }),
    }).send({ to: 'ann@acme.example', subject: 'Hello', text: 'Open\n\nhttps://homedex.example/x\n' });
    expect((await admin('mails', '--limit', '1')).stdout).toMatch(
      /\.eml\tann@acme.example\tHello\thttps:\/\/homedex.example\/x\n$/,
    );
  });

  it('does not mistake a mistyped folder for a new one', async () => {
    const mistyped = join(directory, 'no-such-folder');
    const { status, stderr } = await runCommand(['admin', 'audit-log'], { DATA_DIR: mistyped });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/accounts\.db does not exist\. Check DATA_DIR/),
    ]);
    expect(existsSync(mistyped)).toBe(false);
  });

  it('reports errors and changes nothing', async () => {
    expect(await admin('set-tier', 'ann@acme.example', 'gold')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('free, pro, enterprise'),
    });
    expect(await admin('set-tier', 'nobody@acme.example', 'pro')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no account'),
    });
    expect((await admin('grant-credits', 'ann@acme.example', '-5')).status).toBe(2);
  });
});
