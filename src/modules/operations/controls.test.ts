import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homepage } from '../../../test/factories/homepage.ts';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, captureLog, OPERATOR_TOKEN, type TestApp } from '../../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../../test/harness/web-host.ts';
import { createIndexedCompanies } from '../company-index/index.ts';
import { blockDomains, createBlockTest, parseBlockList, unblockDomains } from './block-list.ts';
import { createControls, withoutBlocked } from './controls.ts';
import { setMaintenance } from './maintenance.ts';

let host: WebHost;
let running: TestApp;
let folder: string;
beforeAll(async () => {
  host = await startWebHost((request, response) => {
    const name = String(request.headers.host ?? request.headers[':authority']);
    // Under both of its names: the other one is tried where the first is slow.
    if (/^(?:www\.)?moved\./.test(name)) {
      response.writeHead(301, { location: 'https://wanted.fake-site.com/' });
      response.end();
    } else if (request.url === '/robots.txt') response.end('User-agent: *\nAllow: /');
    else {
      response.setHeader('content-type', 'text/html');
      response.end(homepage({ name: `Site ${name}` }));
    }
  });
});
afterAll(() => host.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-controls-'));
  host.requests.length = 0;
  running = await buildTestApp({
    limits: { deadlineMs: 60_000 },
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        fixedHosts: [`*.fake-site.com=${host.address}`],
      },
    },
    companies: [
      { domain: 'wanted-out.com', title: 'Bakery that wants out' },
      { domain: 'shop.wanted-out.com', title: 'Shop of the bakery' },
      { domain: 'not-wanted-out.com', title: 'Bakery that stays' },
    ],
  });
});
afterEach(async () => {
  await running.app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const found = async (): Promise<string[]> =>
  (await get('/search?q=bakery'))
    .json()
    .results.map(({ domain }: { domain: string }) => domain)
    .sort();
const block = (...domains: string[]) => blockDomains(running.database, running.clock, domains, 'test');

describe('a blocked domain', () => {
  it('disappears from searches, profiles, viewed companies and the queue, with everything below it', async () => {
    const ann = await signUp(running, { credits: 10 });
    await get('/search?q=bakery', ann.headers);
    await running.services.workspace.viewHistory.settled();
    await running.services.crawlQueue.demand(['wanted-out.com', 'other.com'], 'test', 1);
    expect(await found()).toEqual(['not-wanted-out.com', 'shop.wanted-out.com', 'wanted-out.com']);

    expect(await block('wanted-out.com')).toBe(1);
    await running.services.controls.refresh();

    expect(await found()).toEqual(['not-wanted-out.com']);
    expect((await get('/domain/wanted-out.com')).statusCode).toBe(404);
    const viewed = (await get('/auth/my-companies', ann.headers)).body;
    expect([viewed.includes('not-wanted-out.com'), viewed.includes('that wants out')]).toEqual([true, false]);
    const queued = await running.database.selectFrom('crawl_entry').select('domain').execute();
    expect(queued).toEqual([{ domain: 'other.com' }]);
  });

  it('has no profile even where it cannot be removed, as on a read-only copy of the index', async () => {
    const { index, database, clock, vectorIndex, services } = running;
    const controls = createControls({ ...services, database, clock, index, vectorIndex, isWriting: false });
    const companies = withoutBlocked(createIndexedCompanies(index), controls.isBlocked);
    await block('wanted-out.com');
    await controls.refresh();
    expect(await index.find('wanted-out.com')).toBeDefined();
    expect(await companies.find('wanted-out.com')).toBeUndefined();
    const domains = ['wanted-out.com', 'not-wanted-out.com'];
    expect([...(await companies.findMany(domains)).keys()]).toEqual(['not-wanted-out.com']);
  });

  it('is not fetched, neither by name nor by a redirect, until it is taken off the list', async () => {
    await block('wanted.fake-site.com');
    await running.services.controls.refresh();
    const refused = await get('/lookup/wanted.fake-site.com');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      404,
      'wanted.fake-site.com is not indexed and could not be fetched. The operator of this service has excluded this domain.',
    ]);
    expect(host.requests).toEqual([]);
    // Waits until attempts are written down.
    await running.services.liveFetching.queueWorker.drain(new AbortController().signal);
    expect(await running.database.selectFrom('crawl_entry').select('domain').execute()).toEqual([]);
    expect((await get('/lookup/moved.fake-site.com')).statusCode).toBe(404);
    expect(await running.index.find('moved.fake-site.com')).toBeUndefined();

    expect(await unblockDomains(running.database, running.clock, ['wanted.fake-site.com'])).toBe(1);
    await running.services.controls.refresh();
    expect((await get('/lookup/wanted.fake-site.com')).statusCode).toBe(200);
  });
});

describe('a block list file', () => {
  it('is read again when it has changed, and an invalid change leaves the list unchanged', async () => {
    const path = join(folder, 'blocked.txt');
    writeFileSync(path, '# owners who asked\nwanted-out.com\n');
    const { database, clock, index, vectorIndex } = running;
    const log = captureLog();
    const controls = createControls({
      database,
      clock,
      index,
      vectorIndex,
      logger: log.logger,
      blockedDomainsFile: path,
      isWriting: true,
    });
    expect(controls.isBlocked('www.wanted-out.com')).toBe(true);
    await controls.refresh();
    expect(await found()).toEqual(['not-wanted-out.com']);

    writeFileSync(path, 'wanted-out.com\nno domain\n');
    await controls.refresh();
    expect(controls.isBlocked('wanted-out.com')).toBe(true);
    expect(await controls.problems()).toEqual([
      `BLOCKED_DOMAINS_FILE (${path}) is not in force since its last change: line 2 is not a domain such as example.com: "no domain"`,
    ]);
    writeFileSync(path, '\n');
    await controls.refresh();
    expect([controls.isBlocked('wanted-out.com'), await controls.problems()]).toEqual([false, []]);
  });

  it('must be valid at startup', () => {
    const path = join(folder, 'blocked.txt');
    writeFileSync(path, 'localhost');
    expect(() =>
      createControls({
        ...running,
        logger: running.services.logger,
        blockedDomainsFile: path,
        isWriting: true,
      }),
    ).toThrow('BLOCKED_DOMAINS_FILE');
  });
});

it('a block covers subdomains and no other names', () => {
  const isBlocked = createBlockTest(parseBlockList('https://www.Example.com/x # why\n\nco.example.org'));
  expect(['example.com', 'a.b.example.com', 'co.example.org'].map(isBlocked)).toEqual([true, true, true]);
  expect(['anexample.com', 'example.org', 'example.com.de', 'com'].map(isBlocked)).toEqual(
    Array(4).fill(false),
  );
});

describe('maintenance', () => {
  const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });
  const set = async (mode: 'off' | 'read-only' | 'closed', message = '') => {
    await setMaintenance(running.database, running.clock, { mode, message });
    await running.services.controls.refresh();
  };

  it('read-only answers searches and refuses requests that change or fetch something, with the message', async () => {
    await set('read-only', 'Moving disks until 14:00.');
    expect((await get('/search?q=bakery')).statusCode).toBe(200);
    expect((await post('/search', { q: 'bakery' })).statusCode).toBe(200);
    for (const refused of [
      await post('/auth/login', { email: 'ann@company.example', password: 'x' }),
      await get('/lookup/new.fake-site.com'),
    ])
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
        503,
        '60',
        'Moving disks until 14:00.',
      ]);
    expect(host.requests).toEqual([]);
  });

  it('closed answers only health, status, pages without data and administrators, and ends with off', async () => {
    await set('closed');
    const refused = await get('/search?q=bakery');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      503,
      'This service is under maintenance. Try again in a few minutes.',
    ]);
    expect((await get('/search?q=bakery', { authorization: `Bearer ${OPERATOR_TOKEN}` })).statusCode).toBe(
      200,
    );
    const boss = await signUp(running, { isAdmin: true });
    expect((await get('/search?q=bakery', boss.headers)).statusCode).toBe(200);
    for (const path of ['/ready', '/status', '/', '/pricing'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    const page = await get('/classic', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect((await get('/health')).json().reasons).toEqual([
      "Maintenance. Mode: closed; 'homedex maintenance off' ends it.",
    ]);
    await set('off');
    expect((await get('/search?q=bakery')).statusCode).toBe(200);
  });
});
