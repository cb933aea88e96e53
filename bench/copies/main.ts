/**
 * One, two and three services that answer from copies of one index, each under the same load. The requests that a service answers per
 * second of CPU time are what it would reach on its own machine; this machine has few cores, which all services share.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type RealService, runRealCommand, startRealService } from '../../test/harness/real-service.ts';
import { cpuMsOf } from '../cpu-of-process.ts';
import { Random } from '../search/corpus/random.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '2000' },
    copies: { type: 'string', default: '1,2,3' },
    seconds: { type: 'string', default: '8' },
    clients: { type: 'string', default: '4' },
  },
});
const rounds = values.copies.split(',').map(Number);
const [sites, seconds, clients] = [values.sites, Number(values.seconds), Number(values.clients)] as const;

const WARM_UP_SECONDS = 5;

/** Words that many of the generated pages contain. */
const words = 'contact about services team prices kontakt jobs shop software quality support news'.split(' ');
const countries = ['de', 'us', 'gb', 'fr', 'at', 'es'];

let seed = 1;
const folder = mkdtempSync(join(tmpdir(), 'homedex-bench-copies-'));
const published = join(folder, 'published');
const dataDir = (name: string): Record<string, string> => ({ DATA_DIR: join(folder, name) });
const settings = {
  DEMO_SITES: '0',
  CRAWL_CONCURRENCY: '0',
  ANONYMOUS_RPM: '1000000',
  SEARCH_WORKERS: '1',
  LOG_LEVEL: 'error',
  SHUTDOWN_SECONDS: '2',
  COPY_SECONDS: '1',
  // Without a cache, every request is a search.
  QUERY_CACHE_MB: '0',
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const pages = join(folder, 'pages');
await succeed(['demo', '--sites', sites, '--seed', '1', pages], {});
await succeed(['ingest', pages], dataDir('writer'));
const writer = await startRealService({ ...settings, ...dataDir('writer'), COPY_TO: published });
while (!existsSync(join(published, 'copy.json'))) await wait(100);
const readers: RealService[] = [];
for (let n = 0; n < Math.max(...rounds); n++)
  readers.push(await startRealService({ ...settings, ...dataDir(`reader-${n}`), COPY_FROM: published }));
// Warms up every service, because otherwise code that was compiled in one round would benefit the next.
for (const reader of readers) await measure([reader], WARM_UP_SECONDS);

print(
  `${sites} made-up homepages, ${clients} callers at each service for ${seconds} s; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before.`,
);
print('');
print(
  '| copies | requests | CPU s of the copies | requests a CPU second, all copies | of one copy, per copy |',
);
print('|---|---|---|---|---|');
let one: number | undefined;
let worst = Number.POSITIVE_INFINITY;
for (const copies of rounds) {
  const measured = await measure(readers.slice(0, copies), seconds);
  const requests = measured.reduce((sum, each) => sum + each.requests, 0);
  const cpuSeconds = measured.reduce((sum, each) => sum + each.cpuMs / 1000, 0);
  const rate = measured.reduce((sum, each) => sum + each.requests / (each.cpuMs / 1000), 0);
  one ??= rate / copies;
  const share = rate / copies / one;
  worst = Math.min(worst, share);
  print(`| ${copies} | ${requests} | ${cpuSeconds.toFixed(1)} | ${rate.toFixed(0)} | ${share.toFixed(2)} |`);
}
for (const service of [...readers, writer]) await service.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(worst >= 0.8 ? 0 : 1);

async function succeed(args: readonly string[], environment: Record<string, string>): Promise<void> {
  const { code, err } = await runRealCommand(args, environment, folder);
  if (code !== 0) throw new Error(err);
}

/** Measures all services at once: the requests each answered and the CPU time it used. */
async function measure(services: readonly RealService[], forSeconds: number) {
  return Promise.all(
    services.map(async ({ address, processId }) => {
      const random = new Random(seed++);
      const before = cpuMsOf(processId);
      const until = performance.now() + forSeconds * 1000;
      let requests = 0;
      const requestRepeatedly = async (): Promise<void> => {
        while (performance.now() < until) {
          const response = await fetch(`${address}${question(random)}`);
          if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
          await response.arrayBuffer();
          requests += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, requestRepeatedly));
      return { requests, cpuMs: cpuMsOf(processId) - before };
    }),
  );
}

function question(random: Random): string {
  const pick = (from: readonly string[]): string => from[Math.floor(random.fraction() * from.length)] ?? '';
  const offset = Math.floor(random.fraction() * 200);
  const mode = pick(['any', 'single', 'phrase']);
  return `/search?q=${pick(words)}%20${pick(words)}&mode=${mode}&country=${pick(countries)},${pick(countries)}&limit=10&offset=${offset}`;
}
