import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepareAccount } from '../server/prepare-account.ts';
import { startServer } from '../server/start-server.ts';
import { buildIndex } from './build-index.ts';

/**
 * A large download: rows per second, memory of the server, a client that pauses, a client that disconnects. `download.ts --dir D
 * [--companies N]`; every company matches.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: '/tmp/homedex-download' },
    companies: { type: 'string', default: '1000000' },
  },
});
await buildIndex(values.dir, Number(values.companies), 300);
const { apiKey } = await prepareAccount(values.dir, 1);
const server = await startServer(values.dir, { workers: 1, cacheBytes: 0 });
const url = `${server.address}/search/download?q=demo+kontakt+contact+a+e+de+the+la&mode=single`;

// The first rows of a fresh process cost more (compiled code, caches, heap size), which has nothing to do with the length of this download.
for (let n = 0; n < 3; n++) for await (const _chunk of await open('pro'));
const before = residentMb();
const started = performance.now();
let [rows, bytes, peak] = [-1, 0, before];
const response = await open();
for await (const chunk of response) {
  bytes += chunk.length;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
  peak = Math.max(peak, residentMb());
}
const seconds = (performance.now() - started) / 1000;

const paused = await open();
paused.once('readable', () => undefined);
await delay(3_000);
const whilePaused = cpuSeconds();
await delay(3_000);
const pausedCpu = cpuSeconds() - whilePaused;
paused.destroy();
await delay(1_000);
const afterAbort = cpuSeconds();
await delay(2_000);
const abortedCpu = cpuSeconds() - afterAbort;
await server.kill();

process.stdout.write(
  `${JSON.stringify({ matches: Number(response.headers['x-total-count']), rows, megabytes: Math.round(bytes / 1e6), seconds: Math.round(seconds), rows_per_second: Math.round(rows / seconds), memory_before_mb: before, memory_peak_mb: peak, rise_mb: peak - before, cpu_s_in_3_s_of_a_paused_reader: pausedCpu, cpu_s_in_2_s_after_an_abort: abortedCpu }, null, 1)}\n`,
);

function open(tier = 'enterprise'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}&tier=${tier}`, { headers: { authorization: `Bearer ${apiKey}` } }, resolve).on(
      'error',
      reject,
    );
  });
}

function residentMb(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}

/** CPU time of the server so far. The kernel counts it in ticks of 10 ms. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
