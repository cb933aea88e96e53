import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  running = await buildTestApp({ companies: [{ domain: 'old.com', title: 'An electric bakery' }] });
  // The index tells the time of a write by its own clock.
  running.clock.advance(Date.now() - running.clock.now());
  [ann, bob] = [await signUp(running), await signUp(running)];
});
afterEach(() => running.app.close());

const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  running.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const watch = async (query = 'electric bakery') => (await call(ann, 'POST', '/monitors', { query })).json();
const notifications = async (query = '') => (await call(ann, 'GET', `/notifications${query}`)).json();
const add = (...domains: string[]) =>
  indexCompanies(
    running.index,
    domains.map((domain) => ({ domain, title: `The electric bakery of ${domain}` })),
  );

describe('a monitor', () => {
  it('takes what matches now for granted', async () => {
    expect(await watch()).toMatchObject({
      name: 'electric bakery',
      query: 'electric bakery',
      mode: 'phrase',
      last_total: 1,
      new_matches: 0,
    });
    running.clock.advance(3_600_000);
    await running.services.monitorRunner.checkDue();
    expect(await notifications()).toEqual([]);
  });

  it('turns all new matches of a check into one notification, and reports none twice', async () => {
    const { id } = await watch();
    await running.services.monitorRunner.checkDue();
    await add('new-a.com', 'new-b.com');
    expect(await running.services.monitorRunner.checkDue()).toBe(1);
    await running.services.monitorRunner.checkDue();
    await add('new-a.com');
    await running.services.monitorRunner.checkDue();
    const [news, ...more] = await notifications();
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      monitor_id: id,
      new_count: 2,
      read: false,
      title: '2 new matches for electric bakery',
    });
    expect([...news.domains].sort()).toEqual(['new-a.com', 'new-b.com']);
    expect((await call(ann, 'GET', '/monitors')).json()).toMatchObject([
      { id, last_total: 3, new_matches: 2 },
    ]);
  });

  it('notices a known homepage that starts to match', async () => {
    await indexCompanies(running.index, [{ domain: 'changing.com', title: 'Something else' }]);
    await watch();
    await running.services.monitorRunner.checkDue();
    await add('changing.com');
    await running.services.monitorRunner.checkDue();
    expect((await notifications())[0]).toMatchObject({ domains: ['changing.com'] });
  });

  it('is checked again when its interval has passed, and not before', async () => {
    await watch();
    expect(await running.services.monitorRunner.checkDue()).toBe(0);
    running.clock.advance(3_600_000);
    expect(await running.services.monitorRunner.checkDue()).toBe(1);
  });

  it('of somebody else looks like none', async () => {
    const { id } = await watch();
    expect((await call(bob, 'DELETE', `/monitors/${id}`)).statusCode).toBe(404);
    expect((await call(bob, 'GET', '/monitors')).json()).toEqual([]);
    expect((await call(ann, 'DELETE', `/monitors/${id}`)).json()).toEqual({ deleted: true });
    expect((await call(ann, 'DELETE', `/monitors/${id}`)).statusCode).toBe(404);
  });

  it('needs a query that can be searched', async () => {
    expect((await call(ann, 'POST', '/monitors', { query: '!!' })).statusCode).toBe(422);
    expect((await call(ann, 'POST', '/monitors', {})).statusCode).toBe(422);
    expect((await call(ann, 'POST', '/monitors', { query: 'a', mode: 'x' })).statusCode).toBe(422);
  });
});

describe('a notification', () => {
  it('is read by its owner only, under either path', async () => {
    await watch();
    await running.services.monitorRunner.checkDue();
    await add('new-a.com');
    await running.services.monitorRunner.checkDue();
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
