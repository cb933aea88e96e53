import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKeys } from '../../src/modules/accounts/api-keys.ts';
import { createCrawlQueue } from '../../src/modules/crawl-queue/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { accountRow } from '../factories/account-row.ts';
import { HeldPages } from '../harness/held-pages.ts';
import { runRealCommand } from '../harness/real-service.ts';
import { startRealValkey, whyNoValkey } from '../harness/real-valkey.ts';
import { type RunningHomedex, startService } from '../harness/start-homedex.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

const EMAIL = 'ann@acme.example';
let folder: string;
let place: TestDatabase;
let settings: Record<string, string>;
let key: string;
let services: RunningHomedex[];
let valkey: Awaited<ReturnType<typeof startRealValkey>> | undefined;
let pages: HeldPages;

/** The history of one operator: a service on one machine, its accounts moved to PostgreSQL, then two services on them. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-several-'));
  place = await createTestDatabase();
  if (whyNoValkey() === undefined) valkey = await startRealValkey();
  pages = await HeldPages.open();
  settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: place.url ?? '',
    ADMIN_TOKEN: 'a-token-of-the-operator-0123456789',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SHARE_DATA_DIR: 'yes',
    DEMO_SITES: '0',
    CRAWL_CONCURRENCY: '8',
    CRAWL_HOSTS: `*.paced.com=${pages.address}/paced`,
    CRAWL_INDEX_URL: 'off',
    SHUTDOWN_SECONDS: '2',
    ...(valkey && { REDIS_URL: valkey.url }),
  };
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  const before = openDatabase(join(folder, 'data', 'accounts.db'));
  await before
    .insertInto('account')
    .values(accountRow({ id: 7, email: EMAIL, credits: 3 }))
    .execute();
  ({ key } = await createApiKeys(before, systemClock).create(7, 'test'));
  await before.destroy();
  const moved = await homedex('admin', 'move-to-postgres');
  expect(moved).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/account +1\n.*moved/s) });
  const start = (name: string) => startService(join(folder, 'data'), { ...settings, CRAWL_CONTACT: name });
  services = await Promise.all([start('first'), start('second')]);
});
afterAll(async () => {
  await pages?.close();
  await Promise.all((services ?? []).map((service) => service.stop()));
  await valkey?.stop();
  await place.drop();
  rmSync(folder, { recursive: true, force: true });
});

const homedex = (...args: string[]) => runRealCommand(args, settings, folder);

const ask = (service: RunningHomedex | undefined, path: string, init: RequestInit = {}) =>
  fetch(`${service?.address}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers },
  });

const credits = async (service: RunningHomedex | undefined): Promise<unknown> =>
  ((await (await ask(service, '/auth/me')).json()) as { credits: unknown }).credits;

describe('two services on one PostgreSQL', () => {
  it('know the accounts that were moved, and what either or the command line does to them', async () => {
    expect(await Promise.all(services.map(credits))).toEqual([3, 3]);
    const granted = await homedex('admin', 'grant-credits', EMAIL, '5');
    expect(granted).toMatchObject({ code: 0, out: expect.stringContaining('now has 8 credits') });
    expect(await Promise.all(services.map(credits))).toEqual([8, 8]);
  });

  it('execute twenty concurrent requests with one key, sent to both, once', async () => {
    const before = Number(await credits(services[0]));
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const answer = await ask(services[n % 2], '/auth/credits/add', {
          method: 'POST',
          body: JSON.stringify({ amount: 10 }),
          headers: { 'idempotency-key': 'the-same' },
        });
        return { status: answer.status, body: await answer.text() };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await credits(services[1])).toBe(before + 10);
  });

  it.skipIf(whyNoValkey() !== undefined)('count the requests of one address together', async () => {
    const remaining = async (service: RunningHomedex | undefined): Promise<number> =>
      Number((await fetch(`${service?.address}/companies?country=de`)).headers.get('x-ratelimit-remaining'));
    // A second look only where the minute has ended between the two.
    await expect.poll(async () => (await remaining(services[0])) - (await remaining(services[1]))).toBe(1);
  });

  it('clear their caches together when one is cleared', async () => {
    const operator = { headers: { authorization: `Bearer ${settings.ADMIN_TOKEN}` } };
    const pages = async (service: RunningHomedex | undefined): Promise<number | undefined> => {
      const stats = await (await ask(service, '/admin/cache-stats', operator)).json();
      return (stats as Record<string, number>).total_queries_cached;
    };
    for (const service of services) {
      await ask(service, '/search?q=anything');
      expect(await pages(service)).toBeGreaterThan(0);
    }
    expect((await ask(services[0], '/admin/cache/clear', { ...operator, method: 'POST' })).status).toBe(200);
    for (const service of services) await expect.poll(() => pages(service)).toBe(0);
  });

  it('fetch at most four pages of a network concurrently, both together, however many are due', async () => {
    const database = await place.open();
    const queue = createCrawlQueue({ database, clock: systemClock, owner: 'test' });
    const domains = Array.from({ length: 12 }, (_, n) => `shop-${n}.paced.com`);
    await queue.add(domains, 'test');
    await expect.poll(() => pages.concurrentSitesMax, { interval: 20 }).toBe(4);
    const heldAt = Date.now();
    expect(pages.userAgents).toEqual(new Set(['homedex (first)', 'homedex (second)']));
    // The rest was retried since, by either, and postponed: four were in flight.
    const putOff = async (): Promise<number> => {
      const rows = await database
        .selectFrom('crawl_entry')
        .select('domain')
        .where('leased_until', 'is', null)
        .where('due_at', '>', heldAt + 1_000)
        .execute();
      return rows.length;
    };
    await expect.poll(putOff).toBeGreaterThanOrEqual(domains.length - 4);
    expect(pages.concurrentSitesMax).toBe(4);
    await pages.close();
  });

  it('are independent: one is killed, the other continues, and the killed one comes back', async () => {
    const [first, second] = services;
    const exited = first && once(first.process, 'exit');
    first?.process.kill('SIGKILL');
    await exited;
    expect((await ask(second, '/health?ready=true')).status).toBe(200);
    services[0] = await startService(join(folder, 'data'), settings);
    expect(await credits(services[0])).toBe(await credits(second));
  });

  it('leave the accounts of the folder behind: backups report it and have none', async () => {
    const { code, err } = await homedex('backup', join(folder, 'copy'));
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining('the accounts are in PostgreSQL and not part of this backup'),
    });
  });
});

it('the service does not start on PostgreSQL with state that only one machine would know', async () => {
  const { ADMIN_TOKEN: _, SMTP_URL: __, ...lacking } = settings;
  const { code, err } = await runRealCommand(['serve'], lacking, folder);
  expect({ code, lines: err.trim().split('\n') }).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/ADMIN_TOKEN must be set when DATABASE_URL is set: /),
      expect.stringMatching(/SMTP_URL must be set when DATABASE_URL is set: /),
    ],
  });
});
