import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFetcher, type FetchOutcome } from '../../src/modules/crawling/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { readArguments } from '../read-arguments.ts';
import { startHostileServers } from './start-servers.ts';

const usage = `usage: bench hostile [options]
  --at-once N      fetches of each kind of server, all at once (default 200)
  --deadline-ms N  for each, waiting for a slot included (default 8000)
  --kinds LIST     only these`;
const { values } = readArguments(usage, {
  options: {
    'at-once': { type: 'string', default: '200' },
    'deadline-ms': { type: 'string', default: '8000' },
    kinds: { type: 'string' },
  },
});
const atOnce = Number(values['at-once']);
const deadlineMs = Number(values['deadline-ms']);

const servers = await startHostileServers();
const logger = createLogger({ level: 'error' });
const fetcher = createFetcher({ userAgent: 'bench', fixedHosts: servers.rows, logger });
await run('good');
global.gc?.();
const warmMb = process.memoryUsage().rss / 1e6;

print(
  'server',
  'worst, ms past its deadline',
  'CPU of the whole process, ms',
  'RSS over warm, MB',
  'lag of the main thread, p99 / max ms',
  'outcomes',
);
print(...Array.from({ length: 6 }, () => '---'));
await show('(idle)', () => sleep(1_500, []));
for (const name of values.kinds?.split(',') ?? servers.names) await show(name, () => run(name));
process.stdout.write(`\nload average ${loadavg()[0]?.toFixed(1)}\n`);
await fetcher.close();
servers.stop();

interface Ended {
  readonly outcome: string;
  readonly ms: number;
}

function run(name: string): Promise<Ended[]> {
  return Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const startedAt = performance.now();
      const outcome = await fetcher.fetch(`a${at}.${name.toLowerCase()}.hostile.com`, { deadlineMs });
      // The bodies are dropped here, as they are when pages are read one after the other.
      return { outcome: wordOf(outcome), ms: performance.now() - startedAt };
    }),
  );
}

async function show(name: string, work: () => Promise<readonly Ended[]>): Promise<void> {
  const lag = monitorEventLoopDelay({ resolution: 5 });
  let peakMb = 0;
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, process.memoryUsage().rss / 1e6);
  }, 20);
  lag.enable();
  const cpu = process.cpuUsage();
  const ended = await work();
  const { user, system } = process.cpuUsage(cpu);
  lag.disable();
  clearInterval(look);
  const late = Math.max(0, ...ended.map(({ ms }) => ms - deadlineMs));
  const lags = `${Math.round(lag.percentile(99) / 1e6)} / ${Math.round(lag.max / 1e6)}`;
  print(
    name,
    Math.round(late),
    Math.round((user + system) / 1000),
    Math.round(peakMb - warmMb),
    lags,
    countOutcomes(ended),
  );
}

function wordOf(outcome: FetchOutcome): string {
  if (outcome.kind === 'failed') return outcome.failure;
  return outcome.response.isCut ? 'cut' : 'whole';
}

function countOutcomes(ended: readonly Ended[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of ended) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
}

function print(...cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
