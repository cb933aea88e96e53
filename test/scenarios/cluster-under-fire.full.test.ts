import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningNodes, startNodes } from '../../cluster/opensearch/start-nodes.ts';
import { startValkey } from '../../cluster/valkey/start-valkey.ts';
import { openStores, type Stores } from '../../src/app/index.ts';
import type { TextIndex } from '../../src/lib/text-index/index.ts';
import { createApiKeys } from '../../src/modules/accounts/api-keys.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { accountRow } from '../factories/account-row.ts';
import { freePort } from '../harness/free-port.ts';
import {
  executeOnPostgres,
  killPostgres,
  postgresUrl,
  startPostgres,
  stopPostgres,
} from '../harness/postgres/start-postgres.ts';
import { whyNoOpenSearch } from '../harness/real-opensearch.ts';
import { runRealCommand } from '../harness/real-service.ts';
import { startRealValkey, whyNoValkey } from '../harness/real-valkey.ts';
import { type RunningHomedex, startService } from '../harness/start-homedex.ts';
import { type Outcome, SteadyLoad } from '../harness/steady-load.ts';
import { indexCompanies } from '../harness/test-app.ts';

const whyNot = whyNoOpenSearch() ?? whyNoValkey();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the scenario of kills on a cluster is left out, because ${whyNot}\n`);

const SERVICES = 3;
const CLIENTS = 3;
const CREDITS_BEFORE = 5_000;
/** In no page: what is written beside the truth does not change its totals. */
const MARK = 'zweifelsohnewort';

const paths = [
  '/search/count?q=contact',
  '/search?q=contact&limit=10',
  '/search/count?q=kontakt&mode=any&country=de,at',
  '/search?q=contact&exclude=jobs&not_country=gb&limit=5&offset=2',
  '/companies?has=ecommerce&limit=10',
  '/search/count?q=opening%20hours',
];

describe.skipIf(whyNot !== undefined)(
  'three services on three nodes, PostgreSQL and Valkey, under steady load',
  () => {
    let folder: string;
    let postgres: string;
    let engines: string;
    let nodes: RunningNodes;
    let valkey: Awaited<ReturnType<typeof startValkey>> & { readonly port: number };
    let settings: Record<string, string>;
    const services: (RunningHomedex | undefined)[] = [];
    let stores: Stores;
    let database: Database;
    let index: TextIndex;
    let key: string;
    let load: SteadyLoad;
    /** Totals of the requests before and after the second set of pages, by a service with an its own index. */
    let truth: Map<string, number>;
    let laterTruth: Map<string, number>;
    const written: string[] = [];
    let purchases = 0;
    const read = new Set<string>();
    let domains: string[];

    const homedex = (dataDir: string, extra: Record<string, string>, ...args: string[]) =>
      runRealCommand(args, { ...extra, DATA_DIR: join(folder, dataDir) }, folder);
    const startOne = (at: number) =>
      startService(join(folder, `service-${at}`), {
        ...settings,
        DEMO_SITES: '0',
        ANONYMOUS_RPM: '1000000',
        SHUTDOWN_SECONDS: '5',
      });

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'homedex-fire-'));
      postgres = mkdtempSync(join(tmpdir(), 'homedex-fire-postgres-'));
      const ports = await Promise.all(
        Array.from({ length: 3 }, async () => ({ port: await freePort(), transportPort: await freePort() })),
      );
      engines = mkdtempSync(join(tmpdir(), 'homedex-fire-nodes-'));
      const starting = startNodes(engines, ports);
      // Heard below, after the rest was prepared meanwhile.
      starting.catch(() => undefined);
      await startPostgres(postgres, process.pid, { survivesKills: true });
      await executeOnPostgres(postgres, 'create database homedex template template0');
      valkey = await startRealValkey();
      for (const seed of ['1', '2'])
        await homedex('', {}, 'demo', '--sites', '60', '--seed', seed, join(folder, `pages-${seed}`));
      [truth, laterTruth] = await readTruth();
      nodes = await starting;
      settings = {
        DATABASE_URL: postgresUrl(postgres, 'homedex'),
        REDIS_URL: valkey.url,
        SEARCH_URL: nodes.urls.join(','),
        SEARCH_SHARDS: '2',
        SEARCH_REPLICAS: '1',
        ADMIN_TOKEN: 'a-token-of-the-operator-0123456789',
        SMTP_URL: 'smtp://127.0.0.1:9',
        CRAWL_CONCURRENCY: '0',
      };
      expect(
        await homedex('service-0', settings, 'ingest', '--workers', '1', join(folder, 'pages-1')),
      ).toMatchObject({ code: 0, out: expect.stringContaining('finished') });
      for (let at = 0; at < SERVICES; at++) services[at] = await startOne(at);
      stores = openStores({
        DATA_DIR: join(folder, 'here'),
        DATABASE_URL: settings.DATABASE_URL,
        SEARCH_URL: [...nodes.urls],
      });
      database = await stores.database();
      index = await stores.index();
      domains = [...(await index.listKeys({ limit: 40 }))];
      key = await openAccount(database);
      load = new SteadyLoad({
        addresses: () => services.map((service) => service?.address),
        paths,
        clients: CLIENTS,
        pauseMs: 60,
      });
    });

    afterAll(async () => {
      await load?.stop();
      await stores?.close();
      await Promise.all(services.map((service) => service?.stop()));
      await nodes?.stop();
      await valkey?.stop();
      for (const path of [folder, engines]) rmSync(path, { recursive: true, force: true });
    });

    /** By a service on one machine, which ends when it has answered. */
    async function readTruth(): Promise<[Map<string, number>, Map<string, number>]> {
      const both: Map<string, number>[] = [];
      for (const seed of ['1', '2']) {
        await homedex('alone', {}, 'ingest', '--workers', '1', join(folder, `pages-${seed}`));
        const alone = await startService(join(folder, 'alone'), { DEMO_SITES: '0', CRAWL_CONCURRENCY: '0' });
        const totals = new Map<string, number>();
        for (const path of paths) {
          const answer = (await (await fetch(`${alone.address}${path}`)).json()) as Record<string, number>;
          totals.set(path, answer.total_count ?? answer.total_results ?? -1);
        }
        await alone.stop();
        both.push(totals);
      }
      return [both[0] ?? new Map(), both[1] ?? new Map()];
    }

    const ask = (at: number, path: string, init: RequestInit = {}) =>
      fetch(`${services[at % SERVICES]?.address}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers },
      });

    /** Until one of the services has done it, as a client that retries. */
    async function insist(path: string, init: RequestInit = {}): Promise<unknown> {
      for (let at = 0; ; at++) {
        try {
          const answer = await ask(at, path, init);
          if (answer.status === 200) return await answer.json();
          expect([429, 502, 503]).toContain(answer.status);
        } catch (error) {
          if (error instanceof Error && error.name === 'AssertionError') throw error;
        }
        await wait(100);
      }
    }

    /** Writes, buys and reads for as long as something is going wrong; what was acknowledged is recorded. */
    async function workDuring(trouble: () => Promise<void>): Promise<void> {
      let isOver = false;
      const work = (async () => {
        while (!isOver) {
          const name = `${MARK}-${written.length}.example`;
          try {
            await indexCompanies(index, [{ domain: name, title: `${MARK} number ${written.length}` }]);
            written.push(name);
          } catch {
            // Told that it failed: nothing was promised.
          }
          await insist('/auth/credits/add', {
            method: 'POST',
            body: JSON.stringify({ amount: 7 }),
            headers: { 'idempotency-key': `purchase-${purchases}` },
          });
          purchases += 1;
          const domain = domains[read.size];
          if (domain === undefined) continue;
          await insist(`/domain/${domain}`);
          read.add(domain);
        }
      })();
      try {
        await trouble();
      } finally {
        isOver = true;
        await work;
      }
    }

    /** Every total was right, no question was refused, and no more were cut than were in the air at the service that was killed. */
    function expectRight(outcomes: readonly Outcome[], cutsAllowed = 0): void {
      const cut = outcomes.filter(({ answer }) => answer.kind === 'cut');
      expect(outcomes.filter(({ answer }) => answer.kind === 'refused')).toEqual([]);
      expect(cut.length, JSON.stringify(cut)).toBeLessThanOrEqual(cutsAllowed);
      for (const { path, answer } of outcomes)
        if (answer.kind === 'answered') expect([path, answer.total]).toEqual([path, truth.get(path)]);
      expect(outcomes.length).toBeGreaterThan(0);
    }

    const slowestMs = (outcomes: readonly Outcome[]): number =>
      Math.max(...outcomes.map(({ answer }) => (answer.kind === 'answered' ? Math.round(answer.ms) : 0)));
    const report = (what: string, outcomes: readonly Outcome[]): void =>
      void process.stderr.write(
        `${what}: ${outcomes.length} requests, slowest ${slowestMs(outcomes)} ms, ${outcomes.filter(({ answer }) => answer.kind === 'cut').length} cut\n`,
      );

    async function allNodesAreThere(): Promise<void> {
      await expect
        .poll(
          async () => {
            const health = await fetch(`${nodes.urls[0]}/_cluster/health`);
            const { status, number_of_nodes } = (await health.json()) as Record<string, unknown>;
            return [status, number_of_nodes];
          },
          { interval: 500 },
        )
        .toEqual(['green', 3]);
    }

    it('answers like a service with its own index while nothing is wrong', async () => {
      for (const total of truth.values()) expect(total).toBeGreaterThan(0);
      await load.after(30);
      expectRight(load.take());
    });

    it.each([0, 1, 2])('continues when node %i is killed, and when it is back', async (node) => {
      await workDuring(async () => {
        await nodes.kill(node);
        await load.after(60);
        await nodes.startAgain(node);
        await allNodesAreThere();
      });
      const outcomes = load.take();
      report(`node ${node} killed and back`, outcomes);
      expectRight(outcomes);
    });

    /** Sends each service a new query in turn, so that no answer is cached; returns the time of the slowest. */
    async function queryEach(name: string): Promise<number> {
      let slowest = 0;
      for (let n = 0; n < 8 * SERVICES; n++) {
        const startedAt = performance.now();
        const path = `/search?q=contact&exclude=${name}${n}&limit=5`;
        const answer = await fetch(`${services[n % SERVICES]?.address}${path}`);
        const { total_count } = (await answer.json()) as { total_count?: number };
        expect([answer.status, total_count]).toEqual([200, truth.get('/search?q=contact&limit=10')]);
        slowest = Math.max(slowest, performance.now() - startedAt);
      }
      return Math.round(slowest);
    }

    it.each([0, 1, 2])('continues while node %i is unresponsive, and when it is back', async (node) => {
      await workDuring(async () => {
        nodes.standStill(node);
        try {
          const slowest = await queryEach(`still${node}x`);
          process.stderr.write(`node ${node} is unresponsive: a new query took at most ${slowest} ms\n`);
        } finally {
          nodes.goOn(node);
        }
        await allNodesAreThere();
      });
      const outcomes = load.take();
      report(`node ${node} unresponsive and back`, outcomes);
      expectRight(outcomes);
    });

    it('continues while Valkey is unresponsive', async () => {
      valkey.process.kill('SIGSTOP');
      try {
        await queryEach('valkey');
      } finally {
        valkey.process.kill('SIGCONT');
      }
      expectRight(load.take());
    });

    it('answers what needs no account while PostgreSQL is unresponsive, and refuses the rest with a retry time', async () => {
      const goOn = stopPostgres(postgres);
      try {
        for (let at = 0; at < SERVICES; at++) {
          const refused = await ask(at, '/auth/me');
          expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
        }
        await queryEach('postgres');
      } finally {
        goOn();
      }
      for (let at = 0; at < SERVICES; at++)
        await expect.poll(async () => (await ask(at, '/auth/me')).status).toBe(200);
      expectRight(load.take());
    });

    it('continues without Valkey', async () => {
      await workDuring(async () => {
        await valkey.stop();
        await load.after(30);
        valkey = { ...(await startValkey(valkey.port)), port: valkey.port };
        await load.after(30);
      });
      const outcomes = load.take();
      report('Valkey killed and back', outcomes);
      expectRight(outcomes);
    });

    it('continues while PostgreSQL is killed and comes back', async () => {
      await workDuring(async () => {
        await killPostgres(postgres);
        await load.after(30);
      });
      const outcomes = load.take();
      report('PostgreSQL killed and back', outcomes);
      expectRight(outcomes);
    });

    it('loses only requests in flight when a service is killed', async () => {
      await workDuring(async () => {
        for (let at = 0; at < SERVICES; at++) {
          const service = services[at];
          const exited = service && once(service.process, 'exit');
          service?.process.kill('SIGKILL');
          await exited;
          await load.after(20);
          services[at] = undefined;
          services[at] = await startOne(at);
        }
      });
      const outcomes = load.take();
      report('each service killed and back', outcomes);
      expectRight(outcomes, SERVICES * CLIENTS);
    });

    it('loses nothing when the services are restarted one after another', async () => {
      await workDuring(async () => {
        for (let at = 0; at < SERVICES; at++) {
          const service = services[at];
          // As a balancer that is notified first.
          services[at] = undefined;
          await service?.stop();
          services[at] = await startOne(at);
        }
      });
      const outcomes = load.take();
      report('rolling restart', outcomes);
      expectRight(outcomes);
    });

    it('shows writes on every service immediately', async () => {
      const totalOf = async (at: number): Promise<number> => {
        const answer = await fetch(`${services[at]?.address}/search?q=${MARK}&limit=1`);
        return ((await answer.json()) as { total_count: number }).total_count;
      };
      const took: number[] = [];
      for (let round = 0; round < 5; round++) {
        await Promise.all(services.map((_, at) => totalOf(at)));
        const name = `${MARK}-${written.length}.example`;
        await indexCompanies(index, [{ domain: name, title: `${MARK} number ${written.length}` }]);
        written.push(name);
        const startedAt = performance.now();
        await Promise.all(
          services.map((_, at) => expect.poll(() => totalOf(at), { interval: 20 }).toBe(written.length)),
        );
        took.push(performance.now() - startedAt);
      }
      process.stderr.write(
        `seen by all services after at most ${Math.round(Math.max(...took))} ms, the request included\n`,
      );
      expectRight(load.take());
    });

    it('has everything that was acknowledged, and every credit', async () => {
      const found = await index.findMany(written);
      expect(written.filter((name) => !found.has(name))).toEqual([]);
      const { credits } = (await insist('/auth/me')) as { credits: number };
      expect(credits).toBe(CREDITS_BEFORE + 7 * purchases - read.size);
      const { sum } = await database
        .selectFrom('credit_transaction')
        .select(({ fn }) => fn.sum<number>('amount').as('sum'))
        .executeTakeFirstOrThrow();
      expect(CREDITS_BEFORE + Number(sum)).toBe(credits);
      await index.delete(written);
      process.stderr.write(`${written.length} writes, ${purchases} purchases, ${read.size} profiles paid\n`);
    });

    it('continues an ingest that was killed on another machine, and notifies of new companies once', async () => {
      await insist('/monitors', { method: 'POST', body: JSON.stringify({ query: 'contact' }) });
      await load.stop();
      const pages = join(folder, 'pages-2');
      const first = spawnIngest(pages, join(folder, 'service-0'), settings);
      // In the middle of it, wherever that is.
      await Promise.race([once(first, 'exit'), wait(2_500)]);
      first.kill('SIGKILL');
      const second = await homedex('service-1', settings, 'ingest', '--workers', '1', pages);
      expect(second).toMatchObject({ code: 0, out: expect.stringContaining('finished') });
      for (let at = 0; at < SERVICES; at++)
        for (const [path, total] of laterTruth)
          await expect
            .poll(async () => {
              const answer = (await (await ask(at, path)).json()) as Record<string, number>;
              return answer.total_count ?? answer.total_results;
            })
            .toBe(total);
      const path = '/search/count?q=contact';
      const fresh = (laterTruth.get(path) ?? 0) - (truth.get(path) ?? 0);
      expect(fresh).toBeGreaterThan(0);
      const notifications = async (): Promise<number> => {
        const all = (await insist('/notifications')) as { new_count: number }[];
        return all.reduce((sum, { new_count }) => sum + new_count, 0);
      };
      await expect.poll(notifications, { interval: 1_000 }).toBeGreaterThanOrEqual(fresh);
      expect(await notifications()).toBe(fresh);
    });
  },
);

function spawnIngest(pages: string, dataDir: string, settings: Record<string, string>): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/bin/cli.ts', 'ingest', '--workers', '1', pages],
    { env: { PATH: process.env.PATH ?? '', ...settings, DATA_DIR: dataDir }, stdio: 'ignore' },
  );
}

async function openAccount(database: Database): Promise<string> {
  await database
    .insertInto('account')
    .values(accountRow({ id: 7, email: 'ann@acme.example', tier: 'enterprise', credits: CREDITS_BEFORE }))
    .execute();
  const { key } = await createApiKeys(database, systemClock).create(7, 'test');
  return key;
}
