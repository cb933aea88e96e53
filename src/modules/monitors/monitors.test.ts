import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  running = await buildTestApp({ companies: [{ domain: 'old.com', title: 'An electric bakery' }] });
  [ann, bob] = [await signUp(running), await signUp(running)];
});
afterEach(() => running.app.close());

const call = (who: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  running.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const watch = async (query = 'electric bakery', rest = {}) =>
  (await call(ann, 'POST', '/monitors', { query, ...rest })).json();
/** A tick at which the index has stopped changing. */
const check = async () =>
  (await running.services.monitorRunner.checkDue()) + (await running.services.monitorRunner.checkDue());
const notifications = async (query = '') => (await call(ann, 'GET', `/notifications${query}`)).json();
const add = (...domains: string[]) =>
  indexCompanies(
    running.index,
    domains.map((domain) => ({ domain, title: `The electric bakery of ${domain}` })),
  );

describe('a monitor', () => {
  it('takes the current matches as the baseline', async () => {
    expect(await watch()).toMatchObject({
      name: 'electric bakery',
      query: 'electric bakery',
      mode: 'phrase',
      last_total: 1,
      new_matches: 0,
    });
    running.clock.advance(3_600_000);
    await check();
    expect(await notifications()).toEqual([]);
  });

  it('watches filters alone, and is named after them', async () => {
    const filters = { country: 'DE', has: 'email' };
    const { id, name, last_total } = await watch('', { filters });
    expect([name, last_total]).toEqual(['country DE, has email', 0]);
    await indexCompanies(running.index, [
      { domain: 'new.de', title: 'Anything', country: 'DE', has_email: true },
      { domain: 'other.fr', title: 'Anything', country: 'FR', has_email: true },
      { domain: 'silent.de', title: 'Anything', country: 'DE' },
    ]);
    await check();
    expect(await notifications()).toMatchObject([
      { monitor_id: id, new_count: 1, domains: ['new.de'], title: '1 new match for country DE, has email' },
    ]);
    expect((await call(ann, 'PATCH', `/monitors/${id}`, { name: '' })).json().name).toBe(name);
    const nothing = await call(ann, 'POST', '/monitors', { query: '', filters: { country: '' } });
    expect([nothing.statusCode, nothing.json().detail[0].msg]).toEqual([
      422,
      expect.stringContaining('at least one filter'),
    ]);
    expect((await call(ann, 'POST', '/monitors', { query: '!' })).statusCode).toBe(422);
  });

  it('watches conditions on columns and word forms, which make a different alert than the words alone', async () => {
    const query = 'bakeries founded_year:>2015';
    const exact = await watch(query, { mode: 'query' });
    const watched = { mode: 'query', forms: true, filters: { filter: ['city:eq:Leeds'] } };
    const { id, forms, filters, last_total } = await watch(query, watched);
    expect([exact.forms, forms, filters, last_total]).toEqual([
      false,
      true,
      { filter: ['city:eq:Leeds'] },
      0,
    ]);
    await indexCompanies(running.index, [
      { domain: 'new.uk', title: 'A bakery', founded_year: 2020, city: 'leeds' },
      { domain: 'older.uk', title: 'A bakery', founded_year: 2015, city: 'Leeds' },
      { domain: 'elsewhere.uk', title: 'A bakery', founded_year: 2020, city: 'York' },
    ]);
    await check();
    expect(await notifications()).toMatchObject([{ monitor_id: id, new_count: 1, domains: ['new.uk'] }]);
  });

  it('watches a place, by the city that pages state or by their text', async () => {
    const { id } = await watch('electric bakery', { filters: { filter: ['place:in:Leeds'] } });
    const title = 'The electric bakery';
    await indexCompanies(running.index, [
      { domain: 'stated.uk', title, city: 'Leeds' },
      { domain: 'named.uk', title, body_text: 'in Leeds since 1990' },
      { domain: 'street.uk', title, body_text: 'Leeds Road 1', city: 'York' },
    ]);
    await check();
    const [notification] = await notifications();
    expect(notification).toMatchObject({ monitor_id: id, new_count: 2 });
    expect([...notification.domains].sort()).toEqual(['named.uk', 'stated.uk']);
  });

  it('watches a description with its own filters, without the stated ones that were removed', async () => {
    const food = { industry: 'Restaurants & Catering', sub_industry: 'Cafés & Bakeries' };
    const watched = { mode: 'meaning', filters: { has: 'blog' } };
    const everywhere = await watch('bakeries in Denmark', { ...watched, ignore_stated: ['country'] });
    const danish = await watch('bakeries in Denmark', watched);
    expect([everywhere.ignore_stated, danish.ignore_stated]).toEqual([['country'], []]);
    expect(everywhere.filters).toEqual({ has: ['blog'] });
    await indexCompanies(running.index, [
      { ...food, domain: 'loaf.uk', title: 'Loaf bakery', country: 'GB', has_blog: true },
      { ...food, domain: 'plain.uk', title: 'Plain bakery', country: 'GB' },
      { ...food, domain: 'brod.dk', title: 'Bakery Brød', country: 'DK', has_blog: true },
    ]);
    await check();
    const found = new Map(
      (await notifications()).map((one: { monitor_id: number; domains: string[] }) => [
        one.monitor_id,
        one.domains.toSorted(),
      ]),
    );
    expect(found).toEqual(
      new Map([
        [everywhere.id, ['brod.dk', 'loaf.uk']],
        [danish.id, ['brod.dk']],
      ]),
    );
    // A later round reads the alert as the first one did.
    await indexCompanies(running.index, [
      { ...food, domain: 'bun.ie', title: 'Bun bakery', country: 'IE', has_blog: true },
    ]);
    await check();
    expect((await notifications())[0]).toMatchObject({ monitor_id: everywhere.id, domains: ['bun.ie'] });
    const bad = { query: 'bakeries', mode: 'meaning', ignore_stated: ['colour'] };
    expect((await call(ann, 'POST', '/monitors', bad)).statusCode).toBe(422);
  });

  it('reports all new matches of a check in one notification, and none twice', async () => {
    const { id } = await watch();
    await check();
    await add('new-b.com', 'new-a.com');
    expect(await check()).toBe(1);
    await check();
    await add('new-a.com');
    await check();
    const [first, ...more] = await notifications();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      monitor_id: id,
      new_count: 2,
      read: false,
      title: '2 new matches for electric bakery',
      domains: ['new-a.com', 'new-b.com'],
    });
    expect((await call(ann, 'GET', '/monitors')).json()).toMatchObject([
      { id, last_total: 3, new_matches: 2, last_error: null },
    ]);
  });

  it('names the best hundred of many new matches, best first, then by domain, with the exact number', async () => {
    await watch();
    await add(...Array.from({ length: 130 }, (_, n) => `site-${n}.com`));
    await indexCompanies(running.index, [
      { domain: 'zz.com', title: 'electric bakery', h1: ['electric bakery'] },
    ]);
    await check();
    const [{ new_count, domains }] = await notifications();
    expect([new_count, domains.length, domains[0]]).toEqual([131, 100, 'zz.com']);
    const ranked = await running.index.search(
      { text: 'electric bakery', mode: 'phrase' },
      { limit: 102, stored: false },
    );
    expect(domains).toEqual(
      ranked.hits
        .map(({ key }) => key)
        .filter((key) => key !== 'old.com')
        .slice(0, 100),
    );
  });

  it('reports a known homepage that starts to match', async () => {
    await indexCompanies(running.index, [{ domain: 'changing.com', title: 'Something else' }]);
    await watch();
    await add('changing.com');
    await check();
    expect((await notifications())[0]).toMatchObject({ domains: ['changing.com'] });
  });

  it('accepts any filter of a search', async () => {
    const { id, filters } = await watch('electric bakery', { filters: { country: 'DE', has: 'email' } });
    expect(filters).toEqual({ country: ['DE'], has: ['email'] });
    const title = 'The electric bakery';
    await indexCompanies(running.index, [
      { domain: 'german.com', title, country: 'DE', has_email: true },
      { domain: 'french.com', title, country: 'FR', has_email: true },
      { domain: 'silent.com', title, country: 'DE', has_email: false },
    ]);
    await check();
    expect(await notifications()).toMatchObject([{ monitor_id: id, domains: ['german.com'] }]);
    expect((await call(ann, 'POST', '/monitors', { query: 'a', filters: { has: 'wings' } })).statusCode).toBe(
      422,
    );
    const many = Array.from({ length: 500 }, (_, n) => `site-${n}.com`).join();
    const refused = await call(ann, 'POST', '/monitors', { query: 'a', filters: { domains: many } });
    expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
      422,
      expect.stringContaining('4,096 bytes'),
    ]);
  });

  it('can be renamed, paused and resumed; what arrived meanwhile is not reported', async () => {
    const { id } = await watch();
    const change = async (body: object) => (await call(ann, 'PATCH', `/monitors/${id}`, body)).json();
    expect(await change({ name: 'Bakeries', paused: true })).toMatchObject({
      name: 'Bakeries',
      paused: true,
    });
    await add('meanwhile.com');
    running.clock.advance(3_600_000);
    expect(await check()).toBe(0);
    expect(await change({ paused: false })).toMatchObject({ name: 'Bakeries', paused: false });
    await add('later.com');
    await check();
    expect(await notifications()).toMatchObject([
      { title: '1 new match for Bakeries', domains: ['later.com'] },
    ]);
    expect((await call(bob, 'PATCH', `/monitors/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await call(ann, 'PATCH', `/monitors/${id}`, { paused: 'perhaps' })).statusCode).toBe(422);
  });

  it('has a history of its latest checks, newest first', async () => {
    const { id } = await watch();
    await add('new.com');
    await check();
    running.clock.advance(3_600_000);
    await check();
    const history = async (who: Person) => call(who, 'GET', `/monitors/${id}/history`);
    expect((await history(ann)).json()).toMatchObject([
      { total: 2, new_matches: 0, error: null },
      { total: 2, new_matches: 1, error: null },
    ]);
    expect((await history(bob)).statusCode).toBe(404);
  });

  it('is checked again when its interval has passed, and not before', async () => {
    await watch();
    expect(await check()).toBe(0);
    running.clock.advance(3_600_000);
    expect(await check()).toBe(1);
  });

  it('counts against the limit of the tier', async () => {
    for (let n = 0; n < 10; n++) expect(await watch(`query ${n}`)).toMatchObject({ name: `query ${n}` });
    const refused = await call(ann, 'POST', '/monitors', { query: 'one more' });
    expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
      422,
      expect.stringContaining('10 alerts'),
    ]);
  });

  it('of another account is a 404', async () => {
    const { id } = await watch();
    expect((await call(bob, 'DELETE', `/monitors/${id}`)).statusCode).toBe(404);
    expect((await call(bob, 'GET', '/monitors')).json()).toEqual([]);
    expect((await call(ann, 'DELETE', `/monitors/${id}`)).json()).toEqual({ deleted: true });
    expect((await call(ann, 'DELETE', `/monitors/${id}`)).statusCode).toBe(404);
  });

  it('requires a query that can be searched', async () => {
    expect((await call(ann, 'POST', '/monitors', { query: '!!' })).statusCode).toBe(422);
    expect((await call(ann, 'POST', '/monitors', {})).statusCode).toBe(422);
    expect((await call(ann, 'POST', '/monitors', { query: 'a', mode: 'x' })).statusCode).toBe(422);
  });
});

describe('a notification', () => {
  it('can be read by its owner only, under either path', async () => {
    await watch();
    await check();
    await add('new-a.com');
    await check();
    const [{ id }] = await notifications('?unread_only=true');
    expect((await call(bob, 'POST', `/notifications/${id}/read`)).statusCode).toBe(404);
    expect((await call(ann, 'POST', `/monitors/notifications/${id}/read`)).json()).toEqual({
      id,
      read: true,
    });
    expect(await notifications('?unread_only=yes')).toEqual([]);
    expect((await call(ann, 'GET', '/monitors/notifications')).json()).toMatchObject([{ id, read: true }]);
    expect((await call(ann, 'GET', '/monitors')).json()[0].new_matches).toBe(0);
  });
});

describe('more than one page of notifications', () => {
  /** Notifications of one monitor, oldest first. */
  async function notify(count: number, monitorId: number): Promise<void> {
    const values = Array.from({ length: count }, (_, n) => ({
      account_id: ann.accountId,
      monitor_id: monitorId,
      title: `News ${n}`,
      body: '',
      domains: '[]',
      new_count: 1,
      read_at: null,
      created_at: running.clock.now(),
    }));
    await running.database.insertInto('notification').values(values).execute();
  }

  it('can be read page by page to the last one', async () => {
    const { id } = await watch();
    await notify(201, id);
    const first = await notifications();
    expect(first).toHaveLength(200);
    const second = await notifications(`?before=${first.at(-1).id}`);
    expect(second).toMatchObject([{ title: 'News 0' }]);
    expect(await notifications(`?before=${second[0].id}`)).toEqual([]);
    const small = await notifications(`?limit=2&before=${first[0].id}`);
    expect(small.map(({ title }: { title: string }) => title)).toEqual(['News 199', 'News 198']);
    for (const wrong of ['limit=0', 'limit=201', 'before=0', 'before=x'])
      expect((await call(ann, 'GET', `/notifications?${wrong}`)).statusCode).toBe(422);
  });

  it('is marked as read by one call, after which its monitor shows no new matches', async () => {
    const { id } = await watch();
    await notify(201, id);
    const unread = async () => (await call(ann, 'GET', '/monitors')).json()[0].new_matches;
    expect(await unread()).toBe(201);
    const [newest, before] = await notifications();
    const read = (who: Person, up_to: unknown) => call(who, 'POST', '/notifications/read', { up_to });
    expect((await read(bob, newest.id)).json()).toMatchObject({ count: 0 });
    expect((await read(ann, before.id)).json()).toEqual({ up_to: before.id, read: true, count: 200 });
    expect(await unread()).toBe(1);
    expect((await read(ann, newest.id)).json()).toMatchObject({ count: 1 });
    expect((await read(ann, newest.id)).json()).toMatchObject({ count: 0 });
    expect(await unread()).toBe(0);
    expect(await notifications('?unread_only=true')).toEqual([]);
    for (const wrong of [0, 'x', undefined]) expect((await read(ann, wrong)).statusCode).toBe(422);
  });
});
