import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runRealCommand, startRealService } from '../../test/harness/real-service.ts';
import { readArguments } from '../read-arguments.ts';
import { leastMs } from './latency-mix.ts';
import { summary } from './percentiles.ts';
import { cpuSecondsOf } from './processor-time.ts';
import { startFakeInternet } from './start-fake-internet.ts';

interface Call {
  readonly domain: string;
  readonly ms: number;
  readonly status: number;
  readonly source: string | undefined;
  readonly fetch_ms: number | undefined;
  readonly attempts: readonly { readonly tier: string; readonly outcome: string; readonly ms: number }[];
}

/** The times of look-ups by what happened to them: the kind of site and how its tiers ended. */
function callsByOutcome(calls: readonly Call[]) {
  const groups = Map.groupBy(calls, ({ domain, status, attempts }) => {
    const kind = /\.(\w+)-/.exec(domain)?.[1];
    const outcomes = attempts.map(({ tier, outcome }) => `${tier} ${outcome}`).join(', ');
    return `${kind} ${status} ${outcomes}`;
  });
  return Object.fromEntries(
    [...groups]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([group, some]) => {
        const { p50, p95, max } = summary(some.map(({ ms }) => ms));
        const fetched = summary(some.map(({ fetch_ms = 0 }) => fetch_ms));
        return [
          group,
          `${some.length} calls: ${p50} p50, ${p95} p95, ${max} max; fetching ${fetched.p50}, ${fetched.p95}`,
        ];
      }),
  );
}

/**
 * Uncached and cached look-ups of the documented mix of sites, with concurrent searches, first on a quiet service and then with hostile
 * hosts.
 */
const usage = `usage: bench enrich [options]
  --calls N      uncached look-ups in each half (default 400)
  --rate N       look-ups a second (default 6)
  --hostile N    hostile hosts beside the second half (default 200)
  --sites N      demo companies to search (default 2000)
  --each FILE    write every look-up with its attempts there, as JSON`;
const { values } = readArguments(usage, {
  options: {
    calls: { type: 'string', default: '400' },
    rate: { type: 'string', default: '6' },
    hostile: { type: 'string', default: '200' },
    sites: { type: 'string', default: '2000' },
    each: { type: 'string' },
  },
});
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
const calls = Number(values.calls);
const every: Call[] = [];

const folder = mkdtempSync(join(tmpdir(), 'enrich-'));
const internet = await startFakeInternet(2 * calls, 1);
const environment = {
  DATA_DIR: join(folder, 'data'),
  DEMO_SITES: values.sites,
  LOG_LEVEL: 'fatal',
  ADMIN_TOKEN,
  CRAWL_HOSTS: internet.crawlHosts,
  CRAWL_DATA_URL: internet.crawlDataUrl,
  CRAWL_INDEX_URL: 'off',
};
const picked = await runRealCommand(
  ['crawl', 'pick', 'CC-MAIN-2026-43'],
  { ...environment, LOG_LEVEL: 'error' },
  folder,
);
if (picked.code !== 0) throw new Error(picked.err);
const service = await startRealService({ ...environment, LOG_LEVEL: 'silent' });
try {
  await waitUntilWarm();
  const quiet = { search: await searchesDuring(delay(10_000)), load: loadavg()[0] };
  const alone = await half(0);
  const hostile = startHostile();
  const beside = await half(calls);
  hostile.stop();
  const report = { quiet, alone, beside_hostile: { ...beside, hostile_rows: hostile.rows } };
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
  if (values.each !== undefined) writeFileSync(values.each, JSON.stringify(every));
} finally {
  await service.stop();
  internet.close();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * 80 % of the sites answer, 4 % only without TLS, 4 % show a bot wall, 3 % are silent, 9 % have no server: the mix of
 * docs/benchmarks/enrichment.md.
 */
function domainOf(n: number): string {
  const share = (n * 37) % 100;
  const kinds = { good: 80, plain: 84, wall: 88, hole: 91, gone: 100 };
  const [kind = 'gone'] = Object.entries(kinds).find(([, upTo]) => share < upTo) ?? [];
  return `n${n}.${kind}-bench.com`;
}

async function half(from: number) {
  const cpuBefore = cpuSecondsOf(service.processId);
  const uncached: Call[] = [];
  const running = (async () => {
    const running: Promise<unknown>[] = [];
    for (let n = 0; n < calls; n++) {
      running.push(enrich(domainOf(from + n)).then((call) => uncached.push(call)));
      await delay(1_000 / Number(values.rate));
    }
    await Promise.all(running);
  })();
  const search = await searchesDuring(running);
  const cpuSeconds = cpuSecondsOf(service.processId) - cpuBefore;
  const cached: number[] = [];
  // Domains that have a profile now. The first few wake the threads of the index and do not count.
  for (const { domain, status } of uncached) if (status === 200) cached.push((await enrich(domain)).ms);
  every.push(...uncached);
  const times = uncached.map(({ ms }) => ms);
  return {
    load: loadavg()[0],
    cpu_ms_per_call: Math.round((1_000 * cpuSeconds) / calls),
    without_the_service: summary(uncached.map(({ domain }) => leastMs(domain))),
    uncached: { ...summary(times), percent_under_1_s: percentUnder(times, 1_000) },
    by_outcome: callsByOutcome(uncached),
    cached: summary(cached.slice(10)),
    search,
  };
}

function percentUnder(times: readonly number[], ms: number): number {
  return Math.round((1_000 * times.filter((time) => time < ms).length) / times.length) / 10;
}

async function enrich(domain: string): Promise<Call> {
  const started = performance.now();
  const answer = await fetch(`${service.address}/enrich/${domain}?allow_proxy=false`, { headers });
  const { source, fetch_ms, attempts = [] } = (await answer.json()) as Partial<Call>;
  const ms = performance.now() - started;
  return { domain, ms, status: answer.status, source, fetch_ms, attempts };
}

/** Sends a different search every 50 ms. */
async function searchesDuring(work: Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  for (let n = 0; !isOver; n++) {
    const started = performance.now();
    const query = `q=contact&mode=any&limit=${1 + (n % 97)}&offset=${n % 389}`;
    const answer = await fetch(`${service.address}/search?${query}`, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    await delay(50);
  }
  await over;
  return summary(times);
}

/** Sends files of hostile domains one after the other. Every domain is new. */
function startHostile() {
  const stopping = new AbortController();
  const state = { rows: 0, stop: () => stopping.abort() };
  (async () => {
    for (let round = 0; !stopping.signal.aborted; round++) {
      const names = Array.from(
        { length: Number(values.hostile) },
        (_, n) => `h${round}-${n}.hostile-bench.com`,
      );
      const form = new FormData();
      form.set('file', new Blob([names.join('\n')]), 'hostile.csv');
      const answer = await fetch(`${service.address}/bulk-lookup`, {
        method: 'POST',
        headers,
        body: form,
        signal: stopping.signal,
      });
      state.rows += (await answer.text()).split('\r\n').length - 2;
    }
  })().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return state;
}

async function waitUntilWarm(): Promise<void> {
  for (let n = 0; n < 60; n++) if ((await enrich(`warm${n % 3}.good-bench.com`)).status === 200) return;
}
