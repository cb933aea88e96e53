/**
 * The torture test of the whole service: the installed program, under mixed load, is killed, loses threads, gets a full disk, a clock that
 * jumps and sites that never answer, in many cycles on the same data. After each cycle, every acknowledged write must be there.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mountSmallDisk } from '../../test/harness/small-disk.ts';
import {
  dataFolderOf,
  type InstalledService,
  startChangingSites,
  startInstalledService,
} from '../installed-service/start-installed-service.ts';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import { prepareAccount } from '../server/prepare-account.ts';
import { Acknowledged } from './acknowledged.ts';
import { CREDITS_EACH, ServiceWriters } from './service-writers.ts';

const usage = `usage: bench torture [options]
  --cycles N     how many disasters (default 1000)
  --minutes N    start no disaster after this many minutes (default 120)
  --seed S       seed of the moments (default 1)
  --report FILE  where to write the report (default docs/benchmarks/torture.md)`;
const { values } = readArguments(usage, {
  options: {
    cycles: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/torture.md', import.meta.url)),
    },
  },
});
const DISK_MB = 300;
const SITES = 150;
const CHANGING_SITES = 12;
const CREDITS_BEFORE = 1_000;
const RECOVERY_MS_MAX = 60_000;
const DISASTER_MS_MAX = 1_500;
const HOUR_MS = 3_600_000;
const kinds = ['kill -9', 'dead thread', 'full disk', 'jumping clock', 'hanging sites'] as const;
type Kind = (typeof kinds)[number];

const disk = mountSmallDisk(DISK_MB);
const folder = disk?.directory ?? mkdtempSync(join(tmpdir(), 'torture-'));
if (!disk) process.stderr.write('no small disk could be mounted (that takes root): no disk is filled\n');
const random = new Random(Number(values.seed));
const web = await startChangingSites();
const disasterFile = join(mkdtempSync(join(tmpdir(), 'torture-disasters-')), 'disaster');
const options = {
  folder,
  sites: SITES,
  hosts: web.hosts,
  settings: {
    DISASTER_FILE: disasterFile,
    NODE_OPTIONS: `--import ${new URL('./disasters.ts', import.meta.url).href}`,
    BROWSER: 'off',
  },
};
let service: InstalledService = await startInstalledService(options);
const { session } = service;
const { session: buyer } = await prepareAccount(dataFolderOf(folder), CREDITS_BEFORE);
const known = new Acknowledged();
const writers = new ServiceWriters({
  address: () => service.address,
  session,
  buyer,
  known,
  random,
  domains: await someDomains(),
  sites: CHANGING_SITES,
});
const counts = new Map<Kind, number>();
const statuses = new Map<Kind, Map<number, number>>();
const recoveries = new Map<Kind, number[]>();
const problems: string[] = [];
const started = performance.now();
const until = started + Number(values.minutes) * 60_000;
let cycles = 0;
try {
  while (cycles < Number(values.cycles) && performance.now() < until && problems.length === 0) {
    const kind = random.pick(disk ? kinds : kinds.filter((one) => one !== 'full disk'));
    problems.push(...(await cycle(kind)).map((problem) => `cycle ${cycles + 1}, ${kind}: ${problem}`));
    cycles += 1;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (cycles % 10 === 0) process.stderr.write(`${cycles} cycles, ${known.writes} acknowledged writes\n`);
  }
} finally {
  await service.stop();
  await web.close();
  if (problems.length > 0) process.stderr.write(`${service.printed().slice(-4_000)}\n`);
  if (disk) disk.remove();
  else rmSync(folder, { recursive: true, force: true });
}
const minutes = (performance.now() - started) / 60_000;
writeFileSync(values.report, report());
process.stdout.write(
  `${cycles} cycles, ${known.writes} acknowledged writes, ${minutes.toFixed(0)} minutes\n`,
);
for (const problem of problems) process.stdout.write(`wrong: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function cycle(kind: Kind): Promise<string[]> {
  writers.statuses.clear();
  const working = writers.work();
  await delay(random.below(DISASTER_MS_MAX));
  const end = await begin(kind);
  await delay(random.below(DISASTER_MS_MAX));
  const recoveryBegan = performance.now();
  await end();
  const notReady = await waitUntilReady();
  await delay(random.below(DISASTER_MS_MAX / 3));
  writers.stop();
  await working;
  const ofKind = statuses.get(kind) ?? new Map<number, number>();
  for (const [status, count] of writers.statuses) ofKind.set(status, (ofKind.get(status) ?? 0) + count);
  statuses.set(kind, ofKind);
  if (notReady !== undefined) return [notReady];
  recoveries.set(kind, [...(recoveries.get(kind) ?? []), performance.now() - recoveryBegan]);
  await writers.finishPurchases();
  return known.settle(await writers.readAll(), { before: CREDITS_BEFORE, each: CREDITS_EACH });
}

/** Starts a disaster. The returned function ends it. */
async function begin(kind: Kind): Promise<() => Promise<void>> {
  switch (kind) {
    case 'kill -9':
      process.kill(service.processId, 'SIGKILL');
      return async () => {
        // The process has already ended; this waits for it.
        await service.stop();
        service = await startInstalledService({ ...options, session });
      };
    case 'dead thread':
      await triggerDisaster('end thread');
      return async () => undefined;
    case 'full disk':
      known.disk = { isFull: true };
      fillDisk();
      return async () => {
        disk?.freeSpace();
        known.disk = { isFull: false };
      };
    case 'jumping clock':
      await triggerDisaster(`clock ${random.pick([-24, -1, 1, 24]) * HOUR_MS}`);
      return () => triggerDisaster('clock 0');
    case 'hanging sites':
      web.hang(true);
      return async () => web.hang(false);
  }
}

/** The service writes at the same time and may use up the last bytes itself, but then the disk is full as well. */
function fillDisk(): void {
  try {
    disk?.leave(random.below(200_000));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Resolves when the service has carried out the disaster. */
async function triggerDisaster(what: string): Promise<void> {
  writeFileSync(disasterFile, what);
  process.kill(service.processId, 'SIGUSR2');
  for (let waits = 0; existsSync(disasterFile) && waits < 1_000; waits++) await delay(10);
}

async function waitUntilReady(): Promise<string | undefined> {
  const late = performance.now() + RECOVERY_MS_MAX;
  for (;;) {
    const status = await fetch(`${service.address}/ready`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return undefined;
    if (performance.now() > late) return `not ready after a minute: ${service.printed().slice(-500)}`;
    await delay(20);
  }
}

async function someDomains(): Promise<readonly string[]> {
  const answer = await fetch(`${service.address}/search?q=contact&mode=any&limit=100`);
  const { results } = (await answer.json()) as { results: { domain: string }[] };
  return results.map(({ domain }) => domain);
}

function report(): string {
  const median = (figures: readonly number[]): string =>
    (figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0).toFixed(0);
  const line = (kind: Kind): string => {
    const answers = [...(statuses.get(kind) ?? [])].sort(([a], [b]) => a - b);
    const shown = answers
      .map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`)
      .join(', ');
    return `| ${kind} | ${counts.get(kind) ?? 0} | ${median(recoveries.get(kind) ?? [])} | ${shown} |`;
  };
  return `# Killed, starved and lied to

\`homedex bench torture --cycles ${values.cycles} --minutes ${values.minutes} --seed ${values.seed}\` writes this file: the program as it is installed, on a disk of ${DISK_MB} MB, with clients that change lists, write notes, fetch sites, buy credits and search without a pause. In each cycle one of the disasters below happens at a random moment and ends after up to ${DISASTER_MS_MAX / 1_000} s. Then everything that was ever acknowledged is read back: lists and what is in them, deleted lists, notes, fetched pages, the balance. A write without an answer may have happened or not, but wholly.

- ${cycles} cycles in ${minutes.toFixed(0)} minutes, ${known.writes} acknowledged writes; ${availableParallelism()} processors with other work on them.
- Problems: ${problems.length === 0 ? 'none' : problems.join('; ')}.

| disaster | cycles | ms until ready again, median | answers to the clients during the cycle |
|---|---:|---:|---|
${kinds.map(line).join('\n')}

\`kill -9\`: of the whole process, which is then started again. \`dead thread\`: one of its worker threads is ended. \`full disk\`: at most 200 KB are left. \`jumping clock\`: an hour or a day ahead or back, and back again. \`hanging sites\`: sites accept connections and never answer.
The engines have tests of their own: \`homedex bench kill\`, \`threads\`, \`vector-kills\`, \`oracle\` ([search-torture.md](search-torture.md)); paid exports: \`homedex bench payments\` ([payments.md](payments.md)).
`;
}
