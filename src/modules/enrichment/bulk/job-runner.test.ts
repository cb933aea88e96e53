import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createTestDatabase,
  isOnPostgres,
  type TestDatabase,
} from '../../../../test/harness/test-database.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { createLogger } from '../../../platform/logger.ts';
import { blankProfile } from '../../companies/index.ts';
import { type BulkJobs, createBulkJobs } from './bulk-jobs.ts';
import { FairLimiter } from './fair-limiter.ts';
import { createJobRunner } from './job-runner.ts';
import { rowFileOf } from './row-file.fixture.ts';

const operator = { kind: 'operator' } as const;
const domains = Array.from({ length: 400 }, (_, n) => `site-${n}.com`);

let testDatabase: TestDatabase;
let database: Database;
let jobs: BulkJobs;
let host: Server;
/** How often each domain was requested. */
const requested = new Map<string, number>();
/** From so many domains on they get no answer. */
let heldFrom = Number.POSITIVE_INFINITY;
let held = 0;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  jobs = createBulkJobs({
    database,
    clock: systemClock,
    companies: { findMany: async () => new Map() },
    isDiskNearlyFull: async () => false,
    onCreated: () => undefined,
  });
  host = createServer((request, response) => {
    const domain = (request.url ?? '').slice(1);
    requested.set(domain, (requested.get(domain) ?? 0) + 1);
    if (requested.size > heldFrom) held += 1;
    else response.end('a page');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  host.closeAllConnections();
  host.close();
  await testDatabase.drop();
});

function startProcess() {
  const { port } = host.address() as AddressInfo;
  const script = ['--disable-warning=ExperimentalWarning', 'test/harness/bulk-job-process.ts'];
  return spawn(process.execPath, [...script, testDatabase.address, `127.0.0.1:${port}`], {
    stdio: 'inherit',
  });
}

async function storedDomains(): Promise<string[]> {
  const rows = await database
    .selectFrom('crawl_entry')
    .select('domain')
    .where('status', '=', 'fetched')
    .execute();
  return rows.map(({ domain }) => domain);
}

it('a job whose process is killed midway is finished by the next one, and nothing is fetched twice', async () => {
  const { id } = await jobs.create(operator, rowFileOf(domains), 'domains.csv');
  const timesOfStored = new Map<string, number | undefined>();
  heldFrom = 260;
  const killed = startProcess();
  await expect.poll(() => held).toBeGreaterThanOrEqual(10);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  for (const domain of await storedDomains()) timesOfStored.set(domain, requested.get(domain));
  heldFrom = Number.POSITIVE_INFINITY;
  await once(startProcess(), 'exit');
  expect(await jobs.get(operator, id)).toMatchObject({ state: 'finished', rowsDone: domains.length });
  expect([...requested.keys()].sort()).toEqual(domains.toSorted());
  // All but what was in the air when a process died.
  expect(timesOfStored.size).toBeGreaterThanOrEqual(200);
  expect(new Map([...timesOfStored.keys()].map((domain) => [domain, requested.get(domain)]))).toEqual(
    timesOfStored,
  );
  // Two processes of their own.
});

// On PostgreSQL the claim of another job may come while the disk is full, and would end the run.
it.skipIf(isOnPostgres)('a row whose end could not be stored is stored as soon as it can be', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { id } = await jobs.create(operator, rowFileOf(['first.com', 'second.com']), 'domains.csv');
  let isFull = false;
  let refused = 0;
  const failing = new Proxy(database, {
    get(target, name) {
      if (name === 'transaction' && isFull) {
        refused += 1;
        throw new Error('database or disk is full');
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const answered = Promise.withResolvers<void>();
  const runner = createJobRunner({
    database: failing,
    clock: systemClock,
    logger: createLogger({ level: 'silent' }),
    limiter: new FairLimiter(2),
    enrichment: {
      async enrich(domain) {
        if (domain === 'first.com') isFull = true;
        else await answered.promise;
        const facts = { elapsedMs: 0, fetchMs: 0, cacheAgeDays: 0, enrichedColumns: 0, attempts: [] };
        const profile = { ...blankProfile(), domain };
        return { kind: 'enriched', enriched: { domain, source: 'cached', ...facts, profile } };
      },
    },
  });
  const done = runner.runAll();
  await expect.poll(() => isFull).toBe(true);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(500);
      return refused;
    })
    .toBeGreaterThanOrEqual(2);
  isFull = false;
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(500);
      return (await jobs.get(operator, id)).rowsDone;
    })
    .toBe(1);
  answered.resolve();
  await done;
  await runner.stop();
});
