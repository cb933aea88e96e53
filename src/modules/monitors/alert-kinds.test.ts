import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { writeVersion } from '../../../test/factories/write-version.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import {
  isSignedWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/harness/webhook-receiver.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { reportPending } from './report-findings.ts';

const DAY_MS = 86_400_000;
let running: TestApp;
let receiver: WebhookReceiver;
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

const write = (domain: string, day: string, crawl: string, facts: Partial<CompanyProfile>) =>
  writeVersion(running, { domain, fetchedAt: `${day}T00:00:00.000Z`, crawl, facts });
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  running.app.inject({ method, url, headers: ann.headers, ...(payload && { payload }) });
async function watch(payload: object) {
  const answer = await call('POST', '/monitors', payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
/** The index counts as settled at the second look. */
const check = async () =>
  (await running.services.monitorRunner.checkDue()) + (await running.services.monitorRunner.checkDue());
const notifications = async () => (await call('GET', '/notifications')).json();
async function makeList(...domains: string[]): Promise<number> {
  const { id } = (await call('POST', '/lists', { name: 'Leads' })).json();
  const added = await call('POST', `/lists/${id}/items`, { domains });
  expect(added.statusCode, added.body).toBe(200);
  return id;
}
const refusal = async (payload: object) => {
  const answer = await call('POST', '/monitors', payload);
  return [answer.statusCode, answer.json().detail[0]?.msg ?? answer.json().detail];
};

describe('an alert on a technology', () => {
  it('reports companies each time they start using it, but not companies that are merely new', async () => {
    await write('shop.com', '2026-01-01', 'A', { technologies: ['Wix'] });
    const { id, name, kind, technology, change } = await watch({
      kind: 'technology',
      technology: 'Shopify',
      change: 'gained',
    });
    expect([name, kind, technology, change]).toEqual(['Shopify gained', 'technology', 'Shopify', 'gained']);
    await write('new.com', '2026-02-01', 'B', { technologies: ['Shopify'] });
    await write('shop.com', '2026-02-01', 'B', { technologies: ['Shopify'] });
    await check();
    expect(await notifications()).toMatchObject([
      {
        monitor_id: id,
        domains: ['shop.com'],
        title: '1 company started using Shopify',
        body: 'Homepages with Shopify since the last check: shop.com.',
      },
    ]);
    await write('shop.com', '2026-03-01', 'C', { technologies: [] });
    await check();
    expect(await notifications()).toHaveLength(1);
    await write('shop.com', '2026-04-01', 'D', { technologies: ['Shopify'] });
    await check();
    expect(await notifications()).toHaveLength(2);
  });

  it('reports companies that stop using it, within its filters', async () => {
    for (const [domain, country] of [
      ['left.de', 'DE'],
      ['left.fr', 'FR'],
      ['stays.de', 'DE'],
    ] as const)
      await write(domain, '2026-01-01', 'A', { technologies: ['Shopify'], country });
    await watch({ kind: 'technology', technology: 'Shopify', change: 'lost', filters: { country: 'DE' } });
    await write('left.de', '2026-02-01', 'B', { technologies: [], country: 'DE' });
    await write('left.fr', '2026-02-01', 'B', { technologies: [], country: 'FR' });
    await write('stays.de', '2026-02-01', 'B', { technologies: ['Shopify', 'Klarna'], country: 'DE' });
    await check();
    expect(await notifications()).toMatchObject([
      { domains: ['left.de'], title: '1 company stopped using Shopify' },
    ]);
  });
});

describe('an alert on a list', () => {
  it('reports its companies whose homepage changes, each time, but not pages that were only fetched again', async () => {
    for (const domain of ['a.com', 'b.com', 'c.com'])
      await write(domain, '2026-01-01', 'A', { title: `Old ${domain}` });
    const list_id = await makeList('a.com', 'b.com', 'unknown.com');
    const { id, name, last_total } = await watch({ kind: 'list', list_id });
    expect([name, last_total]).toEqual(['Leads', 3]);
    await write('a.com', '2026-02-01', 'B', { title: 'New a.com' });
    await write('b.com', '2026-02-01', 'B', { title: 'Old b.com' });
    await write('c.com', '2026-02-01', 'B', { title: 'New c.com' });
    await write('unknown.com', '2026-02-01', 'B', { title: 'Its first page' });
    await check();
    expect(await notifications()).toMatchObject([
      {
        monitor_id: id,
        new_count: 1,
        domains: ['a.com'],
        title: '1 company changed in Leads',
        body: 'Homepages of the list "Leads" have changed: a.com.',
      },
    ]);
    await write('a.com', '2026-03-01', 'C', { title: 'Newer a.com' });
    await write('b.com', '2026-03-01', 'C', { title: 'Old b.com', technologies: ['Klarna'] });
    await call('POST', `/lists/${list_id}/items`, { domains: ['c.com'] });
    await write('c.com', '2026-03-01', 'C', { title: 'Newer c.com' });
    await check();
    expect((await notifications())[0]).toMatchObject({ domains: ['a.com', 'b.com', 'c.com'] });
  });

  it('reports that its list was deleted, and requires a list of its account', async () => {
    await write('a.com', '2026-01-01', 'A', {});
    const list_id = await makeList('a.com');
    const bob = await signUp(running);
    const foreign = await running.app.inject({
      method: 'POST',
      url: '/monitors',
      headers: bob.headers,
      payload: { kind: 'list', list_id },
    });
    expect(foreign.statusCode).toBe(404);
    await watch({ kind: 'list', list_id });
    await call('DELETE', `/lists/${list_id}`);
    await write('a.com', '2026-02-01', 'B', { title: 'New' });
    await check();
    expect((await call('GET', '/monitors')).json()).toMatchObject([
      { list_id: null, last_error: 'The list of this alert was deleted. Delete the alert too.' },
    ]);
  });
});

it('an alert that lacks what its kind needs is refused with what is missing', async () => {
  expect(await refusal({ kind: 'technology' })).toEqual([
    422,
    expect.stringContaining('name of a technology'),
  ]);
  expect(await refusal({ kind: 'list' })).toEqual([422, expect.stringContaining('needs list_id')]);
  expect(await refusal({ kind: 'lookalikes' })).toEqual([422, expect.stringContaining('needs likeness')]);
  expect(await refusal({ kind: 'list', list_id: 1, query: 'a' })).toEqual([
    422,
    expect.stringContaining('Only alerts of the kind query'),
  ]);
  for (const nothing of [{}, { kind: 'query' }, { filters: {} }])
    expect((await call('POST', '/monitors', nothing)).json().detail).toMatchObject([
      { type: 'missing', loc: ['body', 'query'], msg: 'Field required' },
    ]);
  expect(await refusal({ query: '' })).toEqual([422, expect.stringContaining('at least one filter')]);
});

it('an alert on a technology needs the direction, and a technology that is known', async () => {
  await write('a.com', '2026-01-01', 'A', { technologies: ['Acme Storefront'] });
  const alert = { kind: 'technology', change: 'lost' };
  expect(await refusal({ kind: 'technology', technology: 'Shopify' })).toEqual([
    422,
    'Value error, A technology alert needs change: gained or lost.',
  ]);
  expect(await refusal({ ...alert, technology: 'Word Press' })).toEqual([
    422,
    expect.stringContaining("There is no technology 'Word Press'. Did you mean WordPress"),
  ]);
  expect(await refusal({ ...alert, technology: 'Acme Store Front' })).toEqual([
    422,
    expect.stringContaining('Did you mean Acme Storefront'),
  ]);
  expect(await refusal({ ...alert, technology: 'Qqqzzzxx' })).toEqual([
    422,
    "Value error, There is no technology 'Qqqzzzxx'. GET /technologies lists those in use.",
  ]);
  const preview = await call('POST', '/monitors/preview', { ...alert, technology: 'Word Press' });
  expect(preview.statusCode).toBe(422);
  // Known to a rule although no company uses it, in any case; and used although no rule knows it.
  expect(await watch({ ...alert, technology: 'wordpress' })).toMatchObject({ technology: 'wordpress' });
  expect(await watch({ ...alert, technology: 'Acme Storefront' })).toMatchObject({ change: 'lost' });
});

it('an alert needs no query if it has filters or is of another kind', async () => {
  await write('a.com', '2026-01-01', 'A', { country: 'DE' });
  expect(await watch({ filters: { country: 'de' } })).toMatchObject({
    kind: 'query',
    query: '',
    name: 'country DE',
  });
  expect(await watch({ kind: 'technology', technology: 'Shopify', change: 'gained' })).toMatchObject({
    name: 'Shopify gained',
  });
  expect(await watch({ kind: 'list', list_id: await makeList('a.com') })).toMatchObject({ name: 'Leads' });
  expect(await watch({ kind: 'lookalikes', likeness: { domains: ['a.com'] } })).toMatchObject({
    name: 'like a.com',
  });
});

it.each([
  ['/monitors', { query: 'bread' }],
  ['/monitors/preview', { query: 'bread' }],
  ['/monitors/lookalikes', { domains: ['a.com'] }],
])('a misspelt filter sent to %s is refused with the one that was meant', async (path, subject) => {
  const refused = await call('POST', path, { ...subject, filters: { countri: 'de', has: 'email' } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().detail).toMatchObject([
    {
      type: 'extra_forbidden',
      loc: ['body', 'filters', 'countri'],
      msg: "Extra inputs are not permitted: 'countri' is not known here; did you mean 'country'?",
      input: 'de',
    },
  ]);
  const foreign = await call('POST', path, { ...subject, filters: { foo: '1' } });
  expect(foreign.json().detail[0].msg).toContain("'foo' is not known here; use crawl_id, title, ");
  expect((await call('GET', '/monitors')).json()).toEqual([]);
});

describe('a daily alert', () => {
  const match = (domain: string) => write(domain, '2026-01-01', 'A', { title: 'The electric bakery' });

  it('reports a whole day in one notification after it has ended, and only once', async () => {
    running.clock.advance(DAY_MS - (running.clock.now() % DAY_MS) + 3_600_000);
    await watch({ query: 'electric bakery', frequency: 'daily' });
    await match('one.com');
    await check();
    await match('two.com');
    await check();
    expect(await notifications()).toEqual([]);
    running.clock.advance(23 * 3_600_000);
    await check();
    await check();
    expect(await notifications()).toMatchObject([{ new_count: 2, domains: ['one.com', 'two.com'] }]);
    await match('three.com');
    await check();
    running.clock.advance(5 * DAY_MS);
    await check();
    expect((await notifications()).map(({ new_count }: { new_count: number }) => new_count)).toEqual([1, 2]);
  });

  it('counts a company once that matches twice in a day, and survives a clock that is set back', async () => {
    await watch({ query: 'electric bakery', frequency: 'daily' });
    for (const title of ['The electric bakery', 'Closed', 'The electric bakery']) {
      await write('one.com', '2026-01-01', 'A', { title });
      await check();
    }
    running.clock.set(-3 * DAY_MS);
    await check();
    expect(await notifications()).toMatchObject([{ new_count: 1, domains: ['one.com'] }]);
  });

  it('is reported by only one of two processes that find its day ended at once', async () => {
    await watch({ query: 'electric bakery', frequency: 'daily' });
    await match('one.com');
    await check();
    running.clock.advance(2 * DAY_MS);
    const { signal } = new AbortController();
    const reportNow = () =>
      reportPending(running.database, () => running.clock.now(), 'http://homedex.test', signal);
    expect((await Promise.all([reportNow(), reportNow()])).toSorted()).toEqual([0, 1]);
    expect(await notifications()).toMatchObject([{ new_count: 1, domains: ['one.com'] }]);
  });

  it('that becomes instant reports what is pending at the next tick', async () => {
    const { id } = await watch({ query: 'electric bakery', frequency: 'weekly' });
    await match('one.com');
    await check();
    expect(await notifications()).toEqual([]);
    await call('PATCH', `/monitors/${id}`, { frequency: 'instant' });
    await check();
    expect(await notifications()).toHaveLength(1);
  });
});

it('a weekly alert waits until Monday', async () => {
  // The clock of the test on a Wednesday.
  const days = Math.floor(running.clock.now() / DAY_MS);
  running.clock.advance(((6 - (days % 7) + 7) % 7) * DAY_MS - (running.clock.now() % DAY_MS));
  expect(new Date(running.clock.now()).getUTCDay()).toBe(3);
  await watch({ query: 'electric bakery', frequency: 'weekly' });
  await write('one.com', '2026-01-01', 'A', { title: 'The electric bakery' });
  await check();
  running.clock.advance(5 * DAY_MS - 3_600_000);
  await check();
  expect(await notifications()).toEqual([]);
  running.clock.advance(3_600_000);
  await check();
  expect(await notifications()).toHaveLength(1);
});

it('101 alerts of a hundred accounts each report once, although the webhook of one refuses', async () => {
  receiver.answer = (response) => void response.writeHead(403).end();
  const webhook_url = `http://${receiver.host}/hook`;
  const { id } = await watch({ query: 'electric bakery', webhook_url });
  const row = await running.database.selectFrom('monitor').selectAll().executeTakeFirstOrThrow();
  const { id: _, ...rest } = row;
  for (let n = 0; n < 100; n += 1)
    await running.database
      .insertInto('monitor')
      .values({
        ...rest,
        name: `Alert ${n}`,
        frequency: n % 2 === 0 ? 'daily' : 'instant',
        webhook_url: null,
        webhook_secret: null,
      })
      .execute();
  await write('one.com', '2026-01-01', 'A', { title: 'The electric bakery' });
  await check();
  running.clock.advance(DAY_MS);
  await check();
  const rows = await running.database.selectFrom('notification').select('monitor_id').execute();
  expect([rows.length, new Set(rows.map(({ monitor_id }) => monitor_id)).size]).toEqual([101, 101]);
  await running.services.monitorRunner.notifyDue();
  expect((await call('GET', `/monitors/${id}/deliveries`)).json()).toMatchObject([
    { state: 'pending', attempts: 1, status: 403, error: 'The receiver answered 403.' },
  ]);
});

describe('a webhook', () => {
  it.each([
    ['slack', 'text'],
    ['teams', 'attachments'],
  ])('for %s gets a message it can show, signed as usual', async (webhook_format, part) => {
    const webhook_url = `http://${receiver.host}/hook`;
    const created = await watch({
      query: 'electric bakery',
      name: 'A <b> & *c*',
      webhook_url,
      webhook_format,
    });
    expect(created).toMatchObject({ webhook_format, webhook_secret: expect.stringContaining('whsec_') });
    await write('one.com', '2026-01-01', 'A', { title: 'The electric bakery' });
    await check();
    await running.services.monitorRunner.notifyDue();
    const [got] = receiver.received;
    if (!got) throw new Error('nothing was received');
    expect(isSignedWith(created.webhook_secret, got)).toBe(true);
    const body = JSON.parse(got.body);
    expect(body).toHaveProperty(part);
    expect(got.body).toContain('http://homedex.test/app/company/one.com');
    if (webhook_format === 'slack') expect(body.text).toBe('1 new match for A &lt;b&gt; &amp; *c*');
    else expect(body.attachments[0].content.body[0].text).toBe('1 new match for A <b\\> & \\*c\\*');
  });
});

describe('a preview', () => {
  const preview = async (payload: object) => {
    const answer = await call('POST', '/monitors/preview', payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  it('lists what the newest crawl brought, for every kind, and creates nothing', async () => {
    expect(await preview({ query: 'bakery' })).toEqual({
      crawl_id: null,
      at: null,
      total: 0,
      new_count: 0,
      domains: [],
    });
    await write('old.de', '2026-01-01', 'A', { title: 'A bakery', country: 'DE', technologies: ['Shopify'] });
    expect(await preview({ query: 'bakery' })).toEqual({
      crawl_id: 'A',
      at: '2026-01-01',
      total: 1,
      new_count: 1,
      domains: ['old.de'],
    });
    await write('old.de', '2026-02-01', 'B', { title: 'A bakery', country: 'DE', technologies: ['Shopify'] });
    await write('moved.de', '2026-01-01', 'A', { title: 'A bakery', country: 'FR' });
    await write('moved.de', '2026-02-02', 'B', {
      title: 'A bakery',
      country: 'DE',
      technologies: ['Shopify'],
    });
    await write('new.de', '2026-02-01', 'B', { title: 'A bakery', country: 'DE' });
    const common = { crawl_id: 'B', at: '2026-02-01' };
    expect(await preview({ query: 'bakery' })).toEqual({
      ...common,
      total: 3,
      new_count: 1,
      domains: ['new.de'],
    });
    const inGermany = await preview({ filters: { country: 'DE' } });
    expect([inGermany.total, inGermany.domains.sort()]).toEqual([3, ['moved.de', 'new.de']]);
    const notInFrance = await preview({ filters: { not_country: 'FR' } });
    expect(notInFrance.domains.sort()).toEqual(['moved.de', 'new.de']);
    expect(await preview({ kind: 'technology', technology: 'Shopify', change: 'gained' })).toMatchObject({
      ...common,
      new_count: 1,
      domains: ['moved.de'],
    });
    const list_id = await makeList('old.de', 'moved.de');
    expect(await preview({ kind: 'list', list_id })).toEqual({
      ...common,
      total: 2,
      new_count: 1,
      domains: ['moved.de'],
    });
    expect((await call('GET', '/monitors')).json()).toEqual([]);
  });

  it('refuses what could not be created', async () => {
    expect((await call('POST', '/monitors/preview', {})).statusCode).toBe(422);
    expect((await call('POST', '/monitors/preview', { kind: 'list', list_id: 99 })).statusCode).toBe(404);
    const anyone = await running.app.inject({ method: 'POST', url: '/monitors/preview', payload: {} });
    expect(anyone.statusCode).toBe(401);
  });
});
