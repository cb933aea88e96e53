import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../../../test/harness/test-app.ts';
import { isOnPostgres } from '../../../test/harness/test-database.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
});
afterEach(() => running.app.close());

const record = (details: string) =>
  running.services.accounts.auditLog.record({
    actor: 'someone',
    action: 'act',
    subject: 'something',
    details,
  });

describe('the audit log', () => {
  it('names who did what over HTTP, whether with the admin token or an admin account', async () => {
    const { accountId, headers } = await signUp(running, { isAdmin: true });
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    await running.app.inject({
      method: 'POST',
      url: '/admin/domains/import-text',
      payload: { domains: ['example.com'] },
      headers: operator,
    });
    await running.app.inject({ method: 'POST', url: '/admin/cache/clear', headers });
    await running.app.inject({ method: 'POST', url: '/auth/credits/add', headers, payload: { amount: 5 } });
    await running.app.inject({ url: '/admin/fts-stats', headers });
    const entries = await running.services.accounts.auditLog.recent(10);
    expect(entries.map(({ actor, action, subject }) => [actor, action, subject]).reverse()).toEqual([
      ['admin token from 127.0.0.1', 'POST /admin/domains/import-text', '/admin/domains/import-text'],
      [`account ${accountId} from 127.0.0.1`, 'POST /admin/cache/clear', '/admin/cache/clear'],
      [`account ${accountId} from 127.0.0.1`, 'POST /auth/credits/add', '/auth/credits/add'],
    ]);
  });

  it('cannot be changed or shortened through the database', async () => {
    await record('one');
    const { database } = running;
    await expect(database.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only');
    await expect(database.updateTable('audit_entry').set({ details: 'two' }).execute()).rejects.toThrow(
      'append-only',
    );
    expect((await running.services.accounts.auditLog.recent(10)).map(({ details }) => details)).toEqual([
      'one',
    ]);
  });

  it.each([
    ['changed', "update audit_entry set details = 'harmless' where id = 2", 2],
    ['taken out', 'delete from audit_entry where id = 2', 3],
  ])('reveals an entry that was %s directly in the database', async (_how, tampering, broken) => {
    for (const details of ['one', 'two', 'three']) await record(details);
    expect(await running.services.accounts.auditLog.firstBroken()).toBeUndefined();
    for (const trigger of ['audit_entry_stays', 'audit_entry_is_final'])
      await sql
        .raw(`drop trigger ${trigger}${isOnPostgres ? ' on audit_entry' : ''}`)
        .execute(running.database);
    await sql.raw(tampering).execute(running.database);
    expect(await running.services.accounts.auditLog.firstBroken()).toBe(broken);
  });

  it('chains concurrent entries one after another', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => record(String(n))));
    expect(await running.services.accounts.auditLog.firstBroken()).toBeUndefined();
  });
});
