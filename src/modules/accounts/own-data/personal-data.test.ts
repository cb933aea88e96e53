import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { isOnPostgres } from '../../../../test/harness/test-database.ts';
import { accountTables } from './account-tables.ts';
import { exportPersonalData } from './personal-data.ts';

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp();
  ann = await signUp(running, { credits: 5 });
});
afterEach(() => running.app.close());

describe('the export of personal data', () => {
  it('contains everything of the account as JSON, nothing of others, and nothing that signs in', async () => {
    const other = await signUp(running, { credits: 7 });
    const post = (url: string, payload: object, headers = ann.headers) =>
      running.app.inject({ method: 'POST', url, payload, headers });
    const { key } = (await post('/auth/api-keys', { name: 'script' })).json();
    const list = (await post('/lists', { name: 'mine' })).json();
    await post('/lists', { name: 'not mine' }, other.headers);
    const domains = Array.from({ length: 1_203 }, (_, n) => `company-${n}.com`);
    await post(`/lists/${list.id}/items`, { domains });
    const answer = await running.app.inject({ url: '/auth/export', headers: ann.headers });
    expect(answer.headers['content-type']).toContain('application/json');
    const data = answer.json();
    expect(data.profile).toMatchObject({ id: ann.accountId, email: ann.email, credits: 5 });
    expect(data.api_keys).toEqual([
      expect.objectContaining({ name: 'script', created_at: expect.stringMatching(/^2026-11-01T00:00:00/) }),
    ]);
    expect(data.credit_transactions).toEqual([expect.objectContaining({ amount: 5, balance_after: 5 })]);
    expect(data.lists).toEqual([expect.objectContaining({ name: 'mine' })]);
    expect(data.list_items.map(({ domain }: { domain: string }) => domain).sort()).toEqual(domains.sort());
    expect(data.sessions).toHaveLength(1);
    for (const section of ['saved_companies', 'search_sessions', 'monitors', 'notifications'])
      expect(data[section]).toEqual([]);
    for (const secret of [key, ann.headers.authorization.slice(7), 'hash', other.email])
      expect(answer.body).not.toContain(secret);
  });

  it('is read in small parts, even if the rows are large', async () => {
    const content = 'x'.repeat(100_000);
    await running.database
      .insertInto('bulk_job')
      .values({
        id: 'job',
        party: `account:${ann.accountId}`,
        account_id: ann.accountId,
        state: 'running',
        concurrency: 1,
        row_count: 1,
        created_at: 1,
        finished_at: null,
      })
      .execute();
    const numbers = Array.from({ length: 21 }, (_, number) => number);
    for (const number of numbers)
      await running.database
        .insertInto('bulk_piece')
        .values({ job_id: 'job', number, content, own: '' })
        .execute();
    let text = '';
    let longest = 0;
    for await (const chunk of await exportPersonalData(running.database, ann.accountId)) {
      text += chunk;
      longest = Math.max(longest, String(chunk).length);
    }
    const { bulk_lookup_rows: pieces } = JSON.parse(text) as { bulk_lookup_rows: { number: number }[] };
    expect(pieces.map(({ number }) => number)).toEqual(numbers);
    expect(longest).toBeLessThan(5 * content.length);
  });

  it('and the removal of an account cover every table that refers to accounts', async () => {
    const inSqlite = sql<{ name: string; parent: string }>`
      select tables.name, keys."table" as parent
      from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table'`;
    const inPostgres = sql<{ name: string; parent: string }>`
      select conrelid::regclass::text as name, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f'`;
    const { rows } = await (isOnPostgres ? inPostgres : inSqlite).execute(running.database);
    const belonging = new Set(['account']);
    for (let before = 0; before < belonging.size; ) {
      before = belonging.size;
      for (const { name, parent } of rows) if (belonging.has(parent)) belonging.add(name);
    }
    belonging.delete('account');
    expect(accountTables.map(({ table }) => table).sort()).toEqual([...belonging].sort());
  });
});
