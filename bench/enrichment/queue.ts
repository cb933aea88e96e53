import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../../src/app/index.ts';
import { type CrawlEntry, createCrawlQueue, type SettledTry } from '../../src/modules/crawl-queue/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { startRealService } from '../../test/harness/real-service.ts';
import { readArguments } from '../read-arguments.ts';
import { summary } from './percentiles.ts';
import { cpuSecondsOf } from './processor-time.ts';

/** The crawl queue with many domains: adding, claiming, recording the outcome of attempts, and the list of known domains over HTTP. */
const usage = `usage: bench queue [options]
  --domains N   domains in the queue (default 1000000)
  --claims N    domains claimed and settled (default 100000)`;
const { values } = readArguments(usage, {
  options: { domains: { type: 'string', default: '1000000' }, claims: { type: 'string', default: '100000' } },
});
const [domains, claims] = [Number(values.domains), Number(values.claims)];
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
/** As many as the service writes at once. */
const BATCH = 250;
const CALLS = 200;

const folder = mkdtempSync(join(tmpdir(), 'queue-'));
try {
  const stores = openStores({ DATA_DIR: folder });
  await stores.index();
  const queue = createCrawlQueue({ database: await stores.database(), clock: systemClock, owner: 'bench' });
  const added = await timed(async () => {
    for (let at = 0; at < domains; at += 500)
      await queue.add(
        Array.from({ length: Math.min(500, domains - at) }, (_, n) => `site-${at + n}.com`),
        'bench',
      );
  });
  const taken: (readonly CrawlEntry[])[] = [];
  const claimed = await timed(async () => {
    for (let at = 0; at < claims; at += BATCH) taken.push(await queue.claim(BATCH));
  });
  const settled = await timed(async () => {
    for (const entries of taken) await queue.settle(entries.map(({ domain }, n) => endOf(domain, n)));
  });
  const state = await timed(() => queue.state());
  await stores.close();
  const report = {
    load: loadavg()[0],
    domains,
    added_per_second: perSecond(domains, added),
    claimed_per_second: perSecond(claims, claimed),
    settled_per_second: perSecond(claims, settled),
    cpu_ms_per_1000_claimed: Math.round(claimed.cpuMs / (claims / 1_000)),
    cpu_ms_per_1000_settled: Math.round(settled.cpuMs / (claims / 1_000)),
    state_ms: Math.round(state.ms * 10) / 10,
    list: await requestList(),
  };
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Three of ten domains cannot be reached. */
function endOf(domain: string, n: number): SettledTry {
  return {
    domain,
    outcome:
      n % 10 < 3
        ? { kind: 'failed', failure: 'unreachable', detail: 'no connection within 8000 ms' }
        : { kind: 'fetched', tier: 'live_http', fetchedAtMs: Date.now(), textDigest: `digest-${n}` },
  };
}

async function requestList() {
  const service = await startRealService({
    DATA_DIR: folder,
    DEMO_SITES: '0',
    LOG_LEVEL: 'silent',
    ADMIN_TOKEN,
    CRAWL_CONCURRENCY: '0',
  });
  try {
    const ask = async (query: string) => {
      const times: number[] = [];
      let cpuBefore = 0;
      for (let n = 0; n < 2 * CALLS; n++) {
        if (n === CALLS) cpuBefore = cpuSecondsOf(service.processId);
        const started = performance.now();
        const answer = await fetch(`${service.address}/admin/domains/list?${query}`, {
          headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
        });
        await answer.arrayBuffer();
        times.push(performance.now() - started);
      }
      const cpuMs = (1_000 * (cpuSecondsOf(service.processId) - cpuBefore)) / CALLS;
      return {
        ...summary(times.slice(CALLS)),
        cpu_ms_per_call: Math.round(cpuMs * 10) / 10,
        // A service that has just started is still loading its threads, which shows above all in the first page.
        first_25: summary(times.slice(0, 25)),
      };
    };
    return {
      first: await ask('limit=100'),
      uncached_only: await ask('uncached_only=true&limit=1000&offset=5000'),
      far_behind: await ask(`uncached_only=true&limit=100&offset=${Math.round(domains * 0.85)}`),
    };
  } finally {
    await service.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; cpuMs: number }> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - started, cpuMs: (user + system) / 1_000 };
}

function perSecond(count: number, { ms }: { readonly ms: number }): number {
  return Math.round((count / ms) * 1_000);
}
