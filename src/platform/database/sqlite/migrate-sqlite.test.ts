import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../open.ts';

const directory = mkdtempSync(join(tmpdir(), 'homedex-migrate-'));
const file = join(directory, 'accounts.db');
afterEach(() => rmSync(directory, { recursive: true }));

/** The database as version 0.3.0 left it before accounts existed only once they were verified. */
function makeOldDatabase(): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(
    'create table migration (name text primary key, applied_at text not null default current_timestamp)',
  );
  for (const name of ['0001-accounts.sql', '0002-imported-domains.sql']) {
    sqlite.exec(readFileSync(`migrations/${name}`, 'utf8'));
    sqlite.prepare('insert into migration (name) values (?)').run(name);
  }
  sqlite.exec(`
    insert into account (id, email, name, password_hash, email_verified_at, credits, created_at) values
      (1, 'ann@acme.example', 'Ann', 'hash', 5, 30, 1), (2, 'waiting@acme.example', '', null, null, 0, 1),
      (3, 'granted@acme.example', '', null, null, 7, 1);
    insert into credit_transaction (account_id, amount, balance_after, reason, created_at) values
      (1, 30, 30, 'test', 1), (3, 7, 7, 'grant', 1);
    insert into session (token_hash, account_id, created_at, expires_at) values ('token', 1, 10, 2592000010);
    insert into magic_link (token_hash, account_id, name, password_hash, created_at, expires_at) values ('link', 2, '', 'x', 1, 9);
    insert into audit_entry (actor, action, subject, details, created_at) values ('me', 'set-tier', 'ann', 'pro', 1);
  `);
  sqlite.close();
}

it('a database of an earlier version keeps its accounts, their sessions and their credits, and drops links that contained passwords', async () => {
  makeOldDatabase();
  const database = openDatabase(file);
  const accounts = await database.selectFrom('account').select(['id', 'credits']).orderBy('id').execute();
  expect(accounts).toEqual([
    { id: 1, credits: 30 },
    { id: 3, credits: 7 },
  ]);
  const sessions = await database.selectFrom('session').selectAll().execute();
  expect(sessions).toEqual([
    expect.objectContaining({ token_hash: 'token', account_id: 1, expires_at: 2592000010, address: '' }),
  ]);
  expect(await database.selectFrom('sign_in_link').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('audit_entry').select(['details', 'hash']).execute()).toEqual([
    { details: 'pro', hash: '' },
  ]);
  await database.destroy();
});
