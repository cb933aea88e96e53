import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../../test/factories/sign-up.ts';
import { bySuite } from '../../../../test/harness/suite.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../../test/harness/test-app.ts';
import {
  isSignedWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../../test/harness/webhook-receiver.ts';

let receiver: WebhookReceiver;
let running: TestApp;
let ann: Person;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  running = await buildTestApp({ webhookHostsAllowed: [receiver.host] });
  ann = await signUp(running);
});
afterEach(async () => {
  await running.app.close();
  await receiver.close();
});

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const answer = await running.app.inject({ method, url, headers: ann.headers, ...(payload && { payload }) });
  return answer.json();
}

/** A monitor whose notifications go to the receiver. */
async function watch(): Promise<{ id: number; secret: string }> {
  const { id } = await call('POST', '/monitors', { query: 'electric bakery' });
  const changed = await call('PATCH', `/monitors/${id}`, { webhook_url: `http://${receiver.host}/hook?a=b` });
  return { id, secret: changed.webhook_secret };
}

let sites = 0;
async function findSomething(): Promise<string> {
  const domain = `site-${sites++}.com`;
  await indexCompanies(running.index, [{ domain, title: 'The electric bakery' }]);
  await running.services.monitorRunner.checkDue();
  await running.services.monitorRunner.checkDue();
  return domain;
}
const notifyDue = () => running.services.monitorRunner.notifyDue();
const deliveries = (id: number) => call('GET', `/monitors/${id}/deliveries`);

describe('a webhook', () => {
  it('gets a notification once, signed with a secret that was shown once', async () => {
    const { id, secret } = await watch();
    const domain = await findSomething();
    expect(await notifyDue()).toBe(1);
    expect(await notifyDue()).toBe(0);
    const [got] = receiver.received;
    if (!got) throw new Error('nothing was received');
    expect(isSignedWith(secret, got)).toBe(true);
    expect(isSignedWith('whsec_another', got)).toBe(false);
    expect(got.headers).toMatchObject({ 'content-type': 'application/json' });
    const [{ id: notificationId }] = await call('GET', '/notifications');
    const body = JSON.parse(got.body);
    expect(body).toMatchObject({
      type: 'monitor.new_matches',
      monitor: { id, query: 'electric bakery', mode: 'phrase', filters: {} },
      notification: { id: notificationId, new_count: 1, domains: [domain] },
    });
    expect(got.headers['homedex-delivery']).toBe(body.id);
    expect(await deliveries(id)).toMatchObject([
      { id: body.id, state: 'delivered', attempts: 1, status: 204, error: null, next_attempt_at: null },
    ]);
    expect(await call('GET', '/monitors')).toEqual([expect.not.objectContaining({ webhook_secret: secret })]);
    expect(running.logged()).not.toContain(secret);
  });

  it('that fails is retried with growing delays for 24 hours, under the same id, and then fails', async () => {
    const { id } = await watch();
    receiver.answer = (response) => void response.writeHead(500).end();
    await findSomething();
    const startedAt = running.clock.now();
    let waits = 0;
    for (let attempts = 1; attempts < 10; attempts++) {
      expect(await notifyDue()).toBe(1);
      expect(await notifyDue()).toBe(0);
      const [delivery] = await deliveries(id);
      expect(delivery).toMatchObject({ state: 'pending', attempts, status: 500 });
      const wait = Date.parse(delivery.next_attempt_at) - running.clock.now();
      expect(wait).toBeGreaterThan(waits);
      waits = wait;
      running.clock.advance(wait);
    }
    expect(Math.round((running.clock.now() - startedAt) / 1_000)).toBe(24 * 3_600);
    expect(await notifyDue()).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['homedex-delivery'])).size).toBe(1);
    running.clock.advance(24 * 3_600_000);
    expect(await notifyDue()).toBe(0);
    const ended = await running.database.selectFrom('webhook_delivery').selectAll().executeTakeFirstOrThrow();
    expect(ended).toMatchObject({
      state: 'failed',
      attempts: 10,
      error: 'The receiver answered 500.',
      body: '',
    });
  });

  it('that comes back gets what it missed', async () => {
    const { id } = await watch();
    receiver.answer = (response) => void response.destroy();
    await findSomething();
    await notifyDue();
    expect(await deliveries(id)).toMatchObject([{ state: 'pending', error: 'The connection failed.' }]);
    receiver.answer = (response) => void response.writeHead(200).end();
    running.clock.advance(30_000);
    expect(await notifyDue()).toBe(1);
    expect(await deliveries(id)).toMatchObject([
      { state: 'delivered', attempts: 2, status: 200, error: null },
    ]);
  });

  it('is posted to by one of two processes, and again when the one that started has died', async () => {
    await watch();
    await findSomething();
    await Promise.all([notifyDue(), notifyDue(), notifyDue()]);
    expect(receiver.received).toHaveLength(1);
    await findSomething();
    // As a process leaves it that was killed after it had counted its attempt.
    await running.database
      .updateTable('webhook_delivery')
      .set({ attempts: 1, next_attempt_at: running.clock.now() + 30_000 })
      .where('state', '=', 'pending')
      .execute();
    expect(await notifyDue()).toBe(0);
    running.clock.advance(30_000);
    expect(await notifyDue()).toBe(1);
    expect(receiver.received).toHaveLength(2);
  });

  it('is due when the clock was set back before its next attempt', async () => {
    await watch();
    receiver.answer = (response) => void response.writeHead(500).end();
    await findSomething();
    await notifyDue();
    running.clock.advance(-30 * 86_400_000);
    expect(await notifyDue()).toBe(1);
  });

  it('is one of many that are due at once, each posted to once', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await watch()).id));
    const now = running.clock.now();
    const due = bySuite(150, 300);
    for (let n = 0; n < due; n += 50)
      await running.database
        .insertInto('webhook_delivery')
        .values(
          Array.from({ length: 50 }, (_, at) => ({
            id: `delivery-${n + at}`,
            monitor_id: ids[(n + at) % ids.length] ?? 0,
            notification_id: null,
            body: '{}',
            next_attempt_at: now,
            last_attempt_at: null,
            status: null,
            error: null,
            created_at: now,
          })),
        )
        .execute();
    expect([await notifyDue(), await notifyDue()]).toEqual([due, 0]);
    expect(new Set(receiver.received.map(({ headers }) => headers['homedex-delivery'])).size).toBe(due);
    expect(receiver.received).toHaveLength(due);
  });

  it('has one secret when two changes name it concurrently, and that is the one that was shown', async () => {
    const { id } = await call('POST', '/monitors', { query: 'electric bakery' });
    const url = `http://${receiver.host}/hook`;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call('PATCH', `/monitors/${id}`, { webhook_url: url })),
    );
    const shown = answers.flatMap(({ webhook_secret }) => webhook_secret ?? []);
    const { webhook_secret } = await running.database
      .selectFrom('monitor')
      .select('webhook_secret')
      .executeTakeFirstOrThrow();
    expect(shown).toEqual([webhook_secret]);
  });

  it('that was removed gets nothing more', async () => {
    const { id } = await watch();
    await findSomething();
    expect(await call('PATCH', `/monitors/${id}`, { webhook_url: null })).toMatchObject({
      webhook_url: null,
    });
    await notifyDue();
    expect(await notifyDue()).toBe(0);
    await findSomething();
    expect(await deliveries(id)).toMatchObject([{ state: 'failed', error: 'The webhook was removed.' }]);
    expect(receiver.received).toEqual([]);
  });

  it('of a closed account gets nothing more, although its rows are still to be removed', async () => {
    await watch();
    await findSomething();
    await running.database
      .updateTable('account')
      .set({ deleted_at: running.clock.now() })
      .where('id', '=', ann.accountId)
      .execute();
    expect(await notifyDue()).toBe(0);
    await findSomething();
    expect(await running.database.selectFrom('notification').selectAll().execute()).toHaveLength(1);
    expect(receiver.received).toEqual([]);
  });

  it('does not wait for a long queue of another account', async () => {
    const { id: monitor_id } = await watch();
    ann = await signUp(running);
    await watch();
    const domain = await findSomething();
    await running.database
      .insertInto('webhook_delivery')
      .values(
        Array.from({ length: bySuite(120, 300) }, (_, n) => ({
          id: `queued-${n}`,
          monitor_id,
          notification_id: null,
          body: '{}',
          next_attempt_at: n,
          created_at: n,
        })),
      )
      .execute();
    await notifyDue();
    expect(receiver.received.map(({ body }) => body.includes(domain))).toContain(true);
  });

  it('keeps its secret while its address stays, and gets a new one with another', async () => {
    const { id, secret } = await watch();
    const again = await call('PATCH', `/monitors/${id}`, { webhook_url: `http://${receiver.host}/hook?a=b` });
    expect(again.webhook_secret).toBeUndefined();
    const other = await call('PATCH', `/monitors/${id}`, { webhook_url: `http://${receiver.host}/other` });
    expect([typeof other.webhook_secret, other.webhook_secret === secret]).toEqual(['string', false]);
  });

  it.each([
    ['ftp://example.com/'],
    ['not an address'],
    ['https://user:word@example.com/'],
    ['http://127.0.0.1/'],
    ['http://[::1]:9000/'],
    ['http://169.254.169.254/latest/meta-data'],
    ['http://2130706433/'],
    ['http://0x7f.1/'],
  ])('at %s is refused', async (webhook_url) => {
    const { id } = await call('POST', '/monitors', { query: 'electric bakery' });
    const refused = await running.app.inject({
      method: 'PATCH',
      url: `/monitors/${id}`,
      headers: ann.headers,
      payload: { webhook_url },
    });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('webhook_url must')]);
  });
});
