import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openIndexAt, openStores } from '../../src/app/index.ts';
import type { TextIndex } from '../../src/lib/text-index/index.ts';
import { blankProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { createMonitoringLoop } from '../../src/modules/monitors/index.ts';
import { createCompanySearch, createQueryCache } from '../../src/modules/search/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { readArguments } from '../read-arguments.ts';

/**
 * A monitor on a word that every homepage contains: how much time creating and checking it takes on the main thread (which serves everyone
 * else), how long each takes overall, and how much is stored. Fails if one of them takes 50 ms or more on the main thread, or if all
 * together store 1 MB or more.
 */
const { values } = readArguments('homedex bench monitors [--docs 200000]', {
  options: { docs: { type: 'string', default: '200000' } },
});
const docs = Number(values.docs);
const COMMIT = 65_536;
const MAIN_THREAD_MS_MAX = 50;
const STORED_BYTES_MAX = 1_000_000;

const directory = mkdtempSync(join(tmpdir(), 'homedex-monitors-'));
const index = await openIndexAt(join(directory, 'index'), { workers: 1 });
await addPages(index, 0, docs);
const database = await openStores({ DATA_DIR: directory }).database();
await addAccount(database);
const onlyWords = () => Promise.reject(new Error('only words are watched here'));
const { monitors, monitorRunner } = createMonitoringLoop({
  database,
  clock: systemClock,
  logger: createLogger({ level: 'warn' }),
  mails: { add: async () => undefined },
  search: createCompanySearch(index, createQueryCache({ bytesMax: 0, now: () => systemClock.now() })),
  newLookalikes: { newMatches: onlyWords, current: onlyWords },
  lists: { get: onlyWords, among: onlyWords, itemsAfter: onlyWords },
  changedCompanies: { since: onlyWords },
  technologies: { nearestTo: onlyWords },
  index,
  publicUrl: 'http://127.0.0.1',
  intervalMs: 3_600_000,
  mailIntervalMs: 3_600_000,
  webhookHostsAllowed: [],
});

const storedBefore = storedBytes();
const { signal } = new AbortController();
const request = { query: 'contact', mode: 'phrase' as const, name: '', filters: {} };
const steps: Record<string, Measured> = {};
steps.create = await measure(() => monitors.create(1, request, signal));
// A check happens at the second look at an index that has stopped changing.
await monitorRunner.checkDue();
await addPages(index, docs, docs + 1_000);
await monitorRunner.checkDue();
steps['check, 1,000 new'] = await measure(() => monitorRunner.checkDue());
await addPages(index, 0, Math.min(docs, COMMIT));
await monitorRunner.checkDue();
steps[`check, ${Math.min(docs, COMMIT).toLocaleString('en')} fetched again`] = await measure(() =>
  monitorRunner.checkDue(),
);
const stored = storedBytes() - storedBefore;
const [monitor] = await monitors.all(1);
const notified = await database.selectFrom('notification').select('new_count').execute();

process.stdout.write(
  `${JSON.stringify({ docs, total: monitor?.last_total, notified, stored, steps }, null, 1)}\n`,
);
const isRight =
  monitor?.last_total === docs + 1_000 && notified.length === 1 && notified[0]?.new_count === 1_000;
const isCheap =
  stored < STORED_BYTES_MAX && Object.values(steps).every(({ main_ms }) => main_ms < MAIN_THREAD_MS_MAX);
await monitorRunner.stop();
await index.close();
await database.destroy();
rmSync(directory, { recursive: true });
process.exitCode = isRight && isCheap ? 0 : 1;

interface Measured {
  /** CPU time of the main thread. */
  readonly main_ms: number;
  /** The longest time during which the main thread did nothing else. */
  readonly stall_ms: number;
  readonly whole_ms: number;
}

async function measure(work: () => Promise<unknown>): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  const whole_ms = performance.now() - startedAt;
  delay.disable();
  return { main_ms: (user + system) / 1e3, stall_ms: delay.max / 1e6, whole_ms };
}

async function addPages(into: TextIndex, from: number, to: number): Promise<void> {
  const bulk = await into.bulk();
  for (let n = from; n < to; n++) {
    const title = `Company ${n}: contact us about word${n % 997} and word${n % 89}`;
    await bulk.add(toIndexDocument({ ...blankProfile(), domain: `site-${n}.example`, title }, {}));
    if ((n - from + 1) % COMMIT === 0) await bulk.commit();
  }
  await bulk.commit();
  await bulk.close();
}

async function addAccount(into: Database): Promise<void> {
  const facts = { email: 'bench@bench.example', name: 'Bench', tier: 'free', created_at: systemClock.now() };
  await into
    .insertInto('account')
    .values({ id: 1, ...facts, password_hash: null, is_admin: 0, email_verified_at: null })
    .execute();
}

function storedBytes(): number {
  return ['accounts.db', 'accounts.db-wal'].reduce(
    (sum, name) => sum + statSync(join(directory, name)).size,
    0,
  );
}
