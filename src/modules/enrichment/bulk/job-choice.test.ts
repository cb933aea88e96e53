import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Person, signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import type { Tier } from '../../../access/index.ts';
import { createLogger } from '../../../platform/logger.ts';
import type { EnrichOutcome } from '../enrichment.ts';
import { FairLimiter } from './fair-limiter.ts';
import { createJobRunner, type JobRunner, type JobRunnerDependencies } from './job-runner.ts';
import { lookUpRow } from './look-up-row.ts';
import { rowFileOf } from './row-file.fixture.ts';

let running: TestApp;
let runner: JobRunner;
let needs: JobRunnerDependencies;
/** Requested domains, in their order. */
let requested: string[];
let answer: (domain: string, signal: AbortSignal) => Promise<EnrichOutcome>;

const missingPage = {
  kind: 'not_found',
  failure: 'no_such_name',
  sentence: 'The domain has no IP address.',
} as const satisfies EnrichOutcome;

beforeEach(async () => {
  running = await buildTestApp();
  requested = [];
  answer = async () => missingPage;
  needs = {
    database: running.database,
    clock: running.clock,
    logger: createLogger({ level: 'silent' }),
    limiter: new FairLimiter(1_000),
    enrichment: {
      enrich: (domain, { signal }) => {
        requested.push(domain);
        return answer(domain, signal);
      },
    },
  };
  runner = createJobRunner(needs);
});
afterEach(async () => {
  await runner.stop();
  await running.app.close();
});

async function createJob({ accountId }: Person, tier: Tier, domain: string): Promise<string> {
  const caller = { kind: 'account', accountId, tier, isAdmin: false } as const;
  running.clock.advance(1);
  const job = await running.services.liveFetching.bulkJobs.create(caller, rowFileOf([domain]), '');
  return job.id;
}

const untilAborted = (_domain: string, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

it('a job of a paying account starts at once, however many jobs of others were there before', async () => {
  answer = untilAborted;
  const free = [];
  for (let n = 0; n < 40; n++) free.push(await signUp(running));
  for (const [n, person] of free.entries()) await createJob(person, 'free', `free-${n}.com`);
  runner.start();
  await expect.poll(() => requested.length).toBe(32);
  const pro = await signUp(running, { tier: 'pro' });
  await createJob(pro, 'pro', 'paid.com');
  runner.wake();
  await expect.poll(() => requested).toContain('paid.com');
});

it('the first job of every tenant comes before any second one', async () => {
  answer = untilAborted;
  const many = [];
  for (let n = 0; n < 16; n++) many.push(await signUp(running));
  for (const round of [1, 2, 3])
    for (const [n, person] of many.entries()) await createJob(person, 'free', `many-${n}-${round}.com`);
  const late = await signUp(running);
  await createJob(late, 'free', 'late.com');
  runner.start();
  await expect.poll(() => requested.length).toBe(32);
  expect(requested).toContain('late.com');
  expect(requested.filter((domain) => domain.endsWith('-1.com'))).toHaveLength(16);
  expect(requested.filter((domain) => domain.endsWith('-3.com'))).toEqual([]);
});

it('more jobs than run at once all finish', async () => {
  for (let n = 0; n < 40; n++) await createJob(await signUp(running), 'free', `site-${n}.com`);
  await runner.runAll();
  expect(requested.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `site-${n}.com`).toSorted());
});

it('a row whose look-up fails every time ends as not found, and its job finishes', async () => {
  answer = async (domain) => {
    if (domain === 'poison.com') throw new Error('a defect');
    return missingPage;
  };
  const person = await signUp(running);
  const caller = { kind: 'account', accountId: person.accountId, tier: 'free', isAdmin: false } as const;
  const { bulkJobs } = running.services.liveFetching;
  const { id } = await bulkJobs.create(caller, rowFileOf(['a.com', 'poison.com', 'b.com']), '');
  await runner.runAll();
  expect(await bulkJobs.get(caller, id)).toMatchObject({
    state: 'finished',
    rowsDone: 3,
    rowCounts: { not_found: 3 },
  });
  expect(requested.filter((domain) => domain === 'poison.com')).toHaveLength(4);
});

it('a look-up that fails while the database is unavailable does not count against its row', async () => {
  const closedDatabase = await running.testDatabase.open();
  await closedDatabase.destroy();
  let failures = 0;
  const row = { given: '', domain: 'a.com', isRepeated: false, own: [] };
  // As often as it takes for a failing row to end.
  const isAway = () => failures < 4;
  const end = await lookUpRow(
    row,
    new FairLimiter(1).share(1),
    {
      logger: createLogger({ level: 'silent' }),
      database: new Proxy(running.database, {
        get: (here, name) => Reflect.get(isAway() ? closedDatabase : here, name),
      }),
      enrichment: {
        enrich: async () => {
          if (!isAway()) return missingPage;
          failures += 1;
          throw new Error('the connection was refused');
        },
      },
    },
    new AbortController().signal,
  );
  expect(end).toEqual({ status: 'not_found', error: 'The domain has no IP address.' });
});

it('a process that has lost its job neither counts rows twice nor overwrites what its successor wrote', async () => {
  const person = await signUp(running);
  const caller = { kind: 'account', accountId: person.accountId, tier: 'free', isAdmin: false } as const;
  const { bulkJobs } = running.services.liveFetching;
  const late = Promise.withResolvers<EnrichOutcome>();
  answer = () => late.promise;
  const { id } = await bulkJobs.create(caller, rowFileOf(['a.com', 'b.com']), '');
  const losing = runner.runAll();
  await expect.poll(() => requested.length).toBe(2);
  await running.database.updateTable('bulk_job').set({ leased_until: 0, leased_by: null }).execute();
  const successor = createJobRunner({
    ...needs,
    enrichment: { enrich: async () => ({ ...missingPage, sentence: 'The site is closed.' }) },
  });
  await successor.runAll();
  late.resolve(missingPage);
  await losing;
  await successor.stop();
  expect(await bulkJobs.get(caller, id)).toMatchObject({
    state: 'finished',
    rowsDone: 2,
    rowCounts: { not_found: 2 },
  });
  const [piece] = await running.database.selectFrom('bulk_piece').select('content').execute();
  expect(piece?.content.match(/The site is closed/g)).toHaveLength(2);
});

it('a job that is cancelled, or whose account is blocked, is not continued', async () => {
  answer = untilAborted;
  const [blocked, other] = [await signUp(running), await signUp(running)];
  const ids = [await createJob(blocked, 'free', 'a.com'), await createJob(other, 'free', 'b.com')] as const;
  runner.start();
  await expect.poll(() => requested.length).toBe(2);
  await running.database
    .updateTable('account')
    .set({ blocked_at: 1 })
    .where('id', '=', blocked.accountId)
    .execute();
  const caller = { kind: 'account', accountId: other.accountId, tier: 'free', isAdmin: false } as const;
  await running.services.liveFetching.bulkJobs.cancel(caller, ids[1]);
  const jobs = () =>
    running.database
      .selectFrom('bulk_job')
      .select(['id', 'state', 'leased_until', 'rows_done'])
      .orderBy('created_at')
      .execute();
  await expect.poll(jobs).toEqual([
    { id: ids[0], state: 'running', leased_until: 0, rows_done: 0 },
    { id: ids[1], state: 'cancelled', leased_until: 0, rows_done: 0 },
  ]);
  expect(requested).toHaveLength(2);
});

it('a full disk is reported, and no job is started', async () => {
  const { createBulkJobs } = await import('./bulk-jobs.ts');
  const jobs = createBulkJobs({
    database: running.database,
    clock: running.clock,
    companies: { findMany: async () => new Map() },
    isDiskNearlyFull: async () => true,
    onCreated: () => undefined,
  });
  await expect(jobs.create({ kind: 'operator' }, rowFileOf(['a.com']), '')).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/disk .* nearly full/),
  });
  expect(await running.database.selectFrom('bulk_job').selectAll().execute()).toEqual([]);
});
