import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/index.ts';

const directory = mkdtempSync(join(tmpdir(), 'homedex-admin-'));
const admin = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/bin/cli.ts', 'admin', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: directory },
    },
  );
  return { status, stdout, stderr };
};

beforeAll(async () => {
  const database = openDatabase(join(directory, 'accounts.db'));
  await database
    .insertInto('account')
    .values({
      id: 1,
      email: 'ann@acme.example',
      name: '',
      password_hash: null,
      tier: 'free',
      is_admin: 0,
      email_verified_at: 1,
      created_at: 1,
    })
    .execute();
  await database.destroy();
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('homedex admin', () => {
  it('sets tiers, rights and credits, and writes down who did it', () => {
    expect(admin('set-tier', 'Ann@acme.example', 'pro')).toMatchObject({
      status: 0,
      stdout: 'Ann@acme.example is now pro\n',
    });
    expect(admin('make-admin', 'ann@acme.example').status).toBe(0);
    expect(admin('grant-credits', 'ann@acme.example', '25', '--reason', 'trial').stdout).toContain(
      'now has 25 credits',
    );
    const log = admin('audit-log')
      .stdout.trim()
      .split('\n')
      .map((line) => line.split('\t').slice(2));
    expect(log).toEqual([
      ['grant-credits', 'ann@acme.example', '25 trial'],
      ['make-admin', 'ann@acme.example', ''],
      ['set-tier', 'ann@acme.example', 'pro'],
    ]);
  });

  it('says what is wrong and changes nothing', () => {
    expect(admin('set-tier', 'ann@acme.example', 'gold')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('free, pro, enterprise'),
    });
    expect(admin('set-tier', 'nobody@acme.example', 'pro')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no account'),
    });
    expect(admin('grant-credits', 'ann@acme.example', '-5').status).toBe(2);
  });
});
