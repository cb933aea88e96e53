import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runRealCommand, startRealService } from '../../test/harness/real-service.ts';
import { readArguments } from '../read-arguments.ts';
import { summary } from './percentiles.ts';
import { startFakeInternet } from './start-fake-internet.ts';

/** Uncached and cached look-ups over the documented mix of sites, and searches beside them, quiet and beside hostile hosts. */
const usage = `usage: bench enrich [options]
  --calls N      uncached look-ups in each half (default 400)
  --rate N       look-ups a second (default 6)
  --hostile N    hostile hosts beside the second half (default 200)
  --sites N      demo companies to search (default 2000)`;
const { values } = readArguments(usage, {
  options: {
    calls: { type: 'string', default: '400' },
    rate: { type: 'string', default: '6' },
    hostile: { type: 'string', default: '200' },
    sites: { type: 'string', default: '2000' },
  },
});
const ADMIN_TOKEN = 'the-token-of-this-benchmark-only';
const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
const calls = Number(values.calls);

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
  const quiet = { search: await searchesDuring(delay(10_000)) };
  const alone = await half(0);
  const hostile = startHostile();
  const beside = await half(calls);
  hostile.stop();
  const report = {
    load: loadavg()[0],
    quiet,
    alone,
    beside_hostile: { ...beside, hostile_rows: hostile.rows },
  };
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
} finally {
  await service.stop();
  internet.close();
  rmSync(folder, { recursive: true, force: true });
}

/** 84 % answer, 4 % show a wall, 3 % are silent, 9 % have no server: the mix of docs/benchmarks/enrichment.md. */
function domainOf(n: number): string {
  const share = (n * 37) % 100;
  const kind = share < 84 ? 'good' : share < 88 ? 'wall' : share < 91 ? 'hole' : 'gone';
  return `n${n}.${kind}-bench.com`;
}

async function half(from: number) {
  const sources: Record<string, number> = {};
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const asking = (async () => {
    for (let n = 0; n < calls; n++) {
      running.push(
        enrich(domainOf(from + n)).then(({ ms, source }) => {
          times.push(ms);
          sources[source] = (sources[source] ?? 0) + 1;
        }),
      );
      await delay(1_000 / Number(values.rate));
    }
    await Promise.all(running);
  })();
  const search = await searchesDuring(asking);
  const cached: number[] = [];
  for (let n = 0; n < calls; n += 2)
    cached.push((await enrich(`n${from + n}.good-bench.com`, '?wait_ms=100')).ms);
  return {
    uncached: { ...summary(times), sources },
    cached: summary(cached.slice(cached.length / 4)),
    search,
  };
}

async function enrich(domain: string, query = '?allow_proxy=false'): Promise<{ ms: number; source: string }> {
  const started = performance.now();
  const answer = await fetch(`${service.address}/enrich/${domain}${query}`, { headers });
  const body = (await answer.json()) as { readonly source?: string };
  return { ms: performance.now() - started, source: body.source ?? String(answer.status) };
}

/** A search every 50 ms, no two alike. */
async function searchesDuring(work: Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  for (let n = 0; !isOver; n++) {
    const started = performance.now();
    const answer = await fetch(
      `${service.address}/search?q=contact&mode=any&limit=${1 + (n % 97)}&offset=${n % 389}`,
      {
        headers,
      },
    );
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    await delay(50);
  }
  await over;
  return summary(times);
}

/** Files of hostile domains, one after the other, each domain new. */
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
  })().catch(() => undefined);
  return state;
}

async function waitUntilWarm(): Promise<void> {
  for (let n = 0; n < 60; n++) if ((await enrich(`warm${n % 3}.good-bench.com`)).source !== '404') return;
}
