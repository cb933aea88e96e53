import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';
import { fixtureCompanies } from './trades.fixture.ts';
import { embedIndex } from './vectors/embed-index.ts';

const [dentist] = fixtureCompanies.filter(({ domain }) => domain === 'trade0-en.com');
const [hotel] = fixtureCompanies.filter(({ domain }) => domain === 'trade2-en.com');
const { signal } = new AbortController();
let world: TestApp;
let ann: Person;

const embed = () =>
  embedIndex({
    index: world.index,
    vectors: world.vectorIndex,
    model: world.services.companyVectors.model,
    fitFile: `${world.directory}/fit.json`,
    signal,
  });

beforeAll(async () => {
  world = await buildTestApp({ searchWorkers: 1, companies: fixtureCompanies });
  await embed();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  await world.database.deleteFrom('monitor').execute();
  await world.database.deleteFrom('notification').execute();
  await world.index.delete(added.splice(0));
  ann = await signUp(world);
});

const post = (payload: object, headers: { authorization?: string } = ann.headers) =>
  world.app.inject({ method: 'POST', url: '/monitors/lookalikes', headers, payload });
const watch = async (more: object = {}) => {
  const answer = await post({ domains: 'trade0-en.com', ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const monitors = async () =>
  (await world.app.inject({ method: 'GET', url: '/monitors', headers: ann.headers })).json();
const added: string[] = [];
const add = async (domain: string, like: typeof dentist, more: object = {}) => {
  if (!fixtureCompanies.some((fixture) => fixture.domain === domain)) added.push(domain);
  const body_text = `${like?.body_text} of ${domain}`;
  await indexCompanies(world.index, [{ ...like, ...more, domain, company_name: domain, body_text }]);
};
/** The index counts as settled at the second look. */
const check = async () => {
  await world.services.monitorRunner.checkDue();
  await world.services.monitorRunner.checkDue();
};
const reported = async () => {
  const rows = await world.database.selectFrom('notification').selectAll().orderBy('id').execute();
  return rows.map(({ domains }) => (JSON.parse(domains) as string[]).sort());
};

test('companies that become like the seeds are reported once, with what they are like', async () => {
  const monitor = await watch({ name: 'Dentists' });
  expect(monitor).toMatchObject({
    mode: 'lookalikes',
    query: 'like trade0-en.com',
    likeness: { domains: ['trade0-en.com'], not: [], same_language: 'any', mix: 0.5 },
    last_total: 3,
    new_matches: 0,
  });
  await check();
  expect(await reported()).toEqual([]);
  await add('new-dentist.com', dentist);
  await add('new-hotel.com', hotel);
  await check();
  await check();
  expect(await reported()).toEqual([['new-dentist.com']]);
  const [{ title, body }] = (
    await world.app.inject({ method: 'GET', url: '/notifications', headers: ann.headers })
  ).json();
  expect([title, body]).toEqual([
    '1 new match for Dentists',
    'New companies like trade0-en.com: new-dentist.com.',
  ]);
  expect(await monitors()).toMatchObject([{ last_total: 4, new_matches: 1, last_error: null }]);
});

test('a page that becomes similar to them is new; one that is fetched again or edited a little is not', async () => {
  await add('changing.com', hotel);
  await add('edited.com', dentist);
  await watch();
  await add('edited.com', dentist, { title: 'A dentist with a new title' });
  await add('trade0-da.com', fixtureCompanies[1]);
  await check();
  expect(await reported()).toEqual([]);
  await add('changing.com', dentist);
  await check();
  expect(await reported()).toEqual([['changing.com']]);
});

test('filters, other seeds and a score are part of the query, and a page that starts to pass a filter is new', async () => {
  await add('moving.com', dentist, { country: 'FR' });
  await watch({ filters: { country: 'NO' }, not: 'trade2-en.com' });
  await watch({ min_score: 1 });
  await add('at-home.com', dentist, { country: 'NO' });
  await add('abroad.com', dentist, { country: 'FR' });
  await add('moving.com', dentist, { country: 'NO' });
  await check();
  expect(await reported()).toEqual([['at-home.com', 'moving.com']]);
});

describe('bad days', () => {
  test('a removed seed is reported, and what arrived meanwhile follows when it is back', async () => {
    await add('seed.com', dentist);
    await watch({ domains: ['seed.com'] });
    await world.index.delete(['seed.com']);
    await add('meanwhile.com', dentist);
    await check();
    expect((await monitors())[0].last_error).toContain('seed.com is not indexed');
    expect(await reported()).toEqual([]);
    await add('seed.com', dentist);
    world.clock.advance(3_600_000);
    await check();
    expect(await reported()).toEqual([['meanwhile.com']]);
    expect((await monitors())[0].last_error).toBeNull();
  });

  test('vectors of another model are reported, and nothing is lost; those of a new fit cause no notification', async () => {
    await watch();
    await world.vectorIndex.build(async function* () {}, {
      model: { name: 'other@1', dims: 8, facts: null },
    });
    await add('during.com', dentist);
    await check();
    expect((await monitors())[0].last_error).toContain("Run 'homedex embed' to rebuild them");
    await embed();
    world.clock.advance(3_600_000);
    await check();
    expect([(await monitors())[0].last_error, await reported()]).toEqual([null, [['during.com']]]);
  });

  test('an unindexed seed and an empty query are refused with a clear error, and create no monitor', async () => {
    const unknown = await post({ domains: ['nobody-knows.com'] });
    expect([unknown.statusCode, unknown.body]).toEqual([404, expect.stringContaining('nobody-knows.com')]);
    expect((await post({ domains: [] })).statusCode).toBe(422);
    expect((await post({ domains: Array.from({ length: 11 }, (_, n) => `s${n}.com`) })).statusCode).toBe(422);
    expect((await post({ domains: 'trade0-en.com', mix: 2 })).statusCode).toBe(422);
    expect((await post({ domains: 'trade0-en.com' }, {})).statusCode).toBe(401);
    expect(await monitors()).toEqual([]);
  });
});

test('an alert of the kind lookalikes is the same as one made at its own address, and has a preview', async () => {
  const request = { kind: 'lookalikes', query: '', likeness: { domains: ['trade0-en.com'] } };
  const send = async (url: string) =>
    (await world.app.inject({ method: 'POST', url, headers: ann.headers, payload: request })).json();
  const { id: _one, created_at: _at, last_checked_at: _checked, ...created } = await send('/monitors');
  const { id: _other, created_at: _then, last_checked_at: _seen, ...same } = await watch();
  expect(created).toEqual(same);
  expect(created.kind).toBe('lookalikes');
  expect(await send('/monitors/preview')).toMatchObject({
    total: 3,
    crawl_id: 'CC-MAIN-2026-42',
    new_count: 3,
  });
});
