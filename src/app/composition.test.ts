import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { buildApp } from '../http/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { compose } from './index.ts';

let directory: string;
let testDatabase: TestDatabase;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-compose-'));
  testDatabase = await createTestDatabase(directory);
});
afterEach(async () => {
  await testDatabase.drop();
  rmSync(directory, { recursive: true, force: true });
});

const config = () =>
  loadConfig({
    DATA_DIR: directory,
    DATABASE_URL: testDatabase.url,
    ADMIN_TOKEN: 'a-token-of-the-operator-0123456789',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  });

it('the service uses the configured database, and hashes passwords at the cost that OWASP recommends', async () => {
  const { services, appOptions, close } = await compose(config());
  const app = await buildApp(services, appOptions);
  expect((await app.inject('/health')).statusCode).toBe(200);
  await services.auditLog.record({ actor: 'me', action: 'test', subject: 'the service', details: '' });
  const database = await testDatabase.open();
  expect(await database.selectFrom('audit_entry').select('subject').execute()).toEqual([
    { subject: 'the service' },
  ]);
  const payload = { email: 'ann@acme-research.com', password: 'correct horse battery', name: 'Ann' };
  const registered = await app.inject({ method: 'POST', url: '/auth/register', payload });
  expect(registered.statusCode, registered.body).toBe(200);
  const { password_hash } = await database
    .selectFrom('registration')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await app.close();
  await close();
});

it('a start that fails at the index leaves nothing open', async () => {
  mkdirSync(join(directory, 'index'));
  writeFileSync(join(directory, 'index', 'index.sqlite'), 'this is no index'.repeat(1_000));
  await expect(compose(config())).rejects.toThrow();
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  expect(open.filter((file) => file.startsWith(directory))).toEqual([]);
});
