import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';
import type { Mail } from '../../platform/mail/mail-page.ts';

let running: TestApp;
let ann: Person;
let before: number;
beforeEach(async () => {
  running = await buildTestApp();
  ann = await signUp(running);
  before = running.mails.length;
});
afterEach(() => running.app.close());

async function watch(query: string, email: boolean): Promise<number> {
  const headers = ann.headers;
  const made = await running.app.inject({ method: 'POST', url: '/monitors', headers, payload: { query } });
  const { id } = made.json();
  await running.app.inject({ method: 'PATCH', url: `/monitors/${id}`, headers, payload: { email } });
  return id;
}

async function find(domain: string): Promise<void> {
  await indexCompanies(running.index, [{ domain, title: 'The electric bakery' }]);
  await running.services.monitorRunner.checkDue();
  await running.services.monitorRunner.checkDue();
}
async function notifyDue(): Promise<number> {
  const queued = await running.services.monitorRunner.notifyDue();
  await running.services.mails.sendDue();
  return queued;
}
const mails = (): readonly Mail[] => running.mails.slice(before);

it('notifications of several monitors are collected in one mail, and the next one waits an hour', async () => {
  await watch('electric bakery', true);
  await watch('the electric', true);
  await watch('bakery', false);
  await find('first.com');
  expect([await notifyDue(), await notifyDue()]).toEqual([1, 0]);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatchObject({ subject: '2 new matches for your alerts' });
  expect(mails()[0]?.text).toContain('1 new match for electric bakery\n  first.com');
  expect(mails()[0]?.text).toContain('1 new match for the electric\n  first.com');
  await find('second.com');
  await find('third.com');
  expect(await notifyDue()).toBe(0);
  running.clock.advance(3_600_000);
  expect([await notifyDue(), await notifyDue()]).toEqual([1, 0]);
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.text).not.toContain('first.com');
  expect(mails()[1]?.text).toContain('third.com');
});

it('the mail is in the language of the request that turned it on last', async () => {
  const id = await watch('electric bakery', true);
  const turnOn = (language: string) =>
    running.app.inject({
      method: 'PATCH',
      url: `/monitors/${id}`,
      headers: { ...ann.headers, 'accept-language': language },
      payload: { email: true },
    });
  await turnOn('de-AT,en;q=0.5');
  await indexCompanies(
    running.index,
    Array.from({ length: 12 }, (_, n) => ({ domain: `shop-${n}.com`, title: 'The electric bakery' })),
  );
  await running.services.monitorRunner.checkDue();
  expect(await notifyDue()).toBe(1);
  expect(mails()[0]?.subject).toBe('12 neue Treffer für Ihre Alerts');
  expect(mails()[0]?.text).toMatch(/^12 neue Treffer für electric bakery\n {2}shop-\d+\.com\n/);
  expect(mails()[0]?.text).toContain('\n  und 2 weitere\n\nPosteingang öffnen:\nhttp');
  expect(mails()[0]?.text).toContain('Sie erhalten diese E-Mail, weil');
  await turnOn('fr');
  running.clock.advance(3_600_000);
  await find('second.com');
  expect(await notifyDue()).toBe(1);
  expect(mails()[1]?.subject).toBe('1 nouveau résultat pour vos alertes');
  expect(mails()[1]?.text).toContain('1 nouveau résultat pour electric bakery\n  second.com');
});

it('without opting in there is no mail', async () => {
  const id = await watch('electric bakery', true);
  await running.app.inject({
    method: 'PATCH',
    url: `/monitors/${id}`,
    headers: ann.headers,
    payload: { email: false },
  });
  await find('first.com');
  expect([await notifyDue(), mails()]).toEqual([0, []]);
});

it('a closed account gets no mail, although its rows are still to be removed', async () => {
  await watch('electric bakery', true);
  await find('first.com');
  await running.database
    .updateTable('account')
    .set({ deleted_at: running.clock.now() })
    .where('id', '=', ann.accountId)
    .execute();
  expect([await notifyDue(), mails()]).toEqual([0, []]);
});

it('a monitor that was removed or whose mail was switched off is not mailed', async () => {
  const [off, deleted, on] = [
    await watch('electric bakery', true),
    await watch('the electric', true),
    await watch('bakery', true),
  ];
  await find('first.com');
  const headers = ann.headers;
  const patch = (email: boolean) =>
    running.app.inject({ method: 'PATCH', url: `/monitors/${off}`, headers, payload: { email } });
  await patch(false);
  await patch(true);
  await running.app.inject({ method: 'DELETE', url: `/monitors/${deleted}`, headers });
  expect(await notifyDue()).toBe(1);
  expect(mails()).toMatchObject([{ subject: '1 new match for your alerts' }]);
  expect(on).toBeGreaterThan(0);
  expect(mails()[0]?.text).toContain('1 new match for bakery');
});

it('more accounts than one batch are all mailed in one round', async () => {
  const id = await watch('electric bakery', true);
  const {
    id: _,
    account_id: __,
    ...monitor
  } = await running.database.selectFrom('monitor').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const now = running.clock.now();
  for (let n = 0; n < 101; n++) {
    const account = await running.database
      .insertInto('account')
      .values({
        email: `reader-${n}@acme.example`,
        name: '',
        password_hash: null,
        tier: 'free',
        is_admin: 0,
        email_verified_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const theirs = await running.database
      .insertInto('monitor')
      .values({ ...monitor, account_id: account.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await running.database
      .insertInto('notification')
      .values({
        account_id: account.id,
        monitor_id: theirs.id,
        title: 'News',
        body: '',
        domains: '["a.com"]',
        new_count: 1,
        read_at: null,
        waits_for_mail: 1,
        created_at: now,
      })
      .execute();
  }
  expect([await notifyDue(), await notifyDue()]).toEqual([101, 0]);
  expect(new Set(mails().map(({ to }) => to)).size).toBe(101);
});

it('two processes send one mail', async () => {
  await watch('electric bakery', true);
  await find('first.com');
  await Promise.all([notifyDue(), notifyDue(), notifyDue()]);
  expect(mails()).toHaveLength(1);
});
