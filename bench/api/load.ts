import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { startServer } from '../server/start-server.ts';
import { buildIndex } from './build-index.ts';

/**
 * Searches from 32 connections, the load generator on the same processors: uncached, then cached beside an empty handler that
 * returns the same bytes. `load.ts --dir D [--companies N] [--seconds N]`
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: '/tmp/homedex-load' },
    companies: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '15' },
  },
});
const CONNECTIONS = 32;
const seconds = Number(values.seconds);

await buildIndex(values.dir, Number(values.companies), 6_000);

const words = [
  'contact',
  'bakery',
  'team',
  'software',
  'kontakt',
  'prix',
  'services',
  'hours',
  'hotel',
  'garden',
  'book',
  'quality',
  'family',
  'tools',
  'data',
  'energy',
];
const filters = [
  '',
  '&country=gb',
  '&country=de&has=email',
  '&has=ecommerce',
  '&industry=Education',
  '&tld=com',
  '&tech=wordpress',
];
const modes = ['phrase', 'any', 'single'];
/** No two requests alike, so that no cache could help. */
const mixed = (n: number): string => {
  const pick = <Item>(items: readonly Item[], salt: number): Item =>
    items[(n * 2654435761 + salt * 40503) % items.length] as Item;
  const q = n % 3 === 0 ? pick(words, 1) : `${pick(words, 2)}+${pick(words, 3)}`;
  return `/search?q=${q}&mode=${pick(modes, 4)}&limit=25&offset=${n % 97}${pick(filters, 5)}`;
};

const uncachedServer = await startServer(values.dir, { workers: 1, cacheBytes: 0 });
await run(uncachedServer.address, mixed, 3);
const uncached = await run(uncachedServer.address, mixed, seconds);
await uncachedServer.kill();

const cachedServer = await startServer(values.dir, { workers: 1, cacheBytes: 64_000_000 });
const same = (): string => '/search?q=contact&mode=any&limit=25';
const bytes = Buffer.from(await (await fetch(`${cachedServer.address}${same()}`)).arrayBuffer());
await run(cachedServer.address, same, 3);
const cached = await run(cachedServer.address, same, seconds);
await cachedServer.kill();

const emptyServer = spawn(
  process.execPath,
  [...process.execArgv, fileURLToPath(new URL('./empty-server.ts', import.meta.url))],
  {
    stdio: ['pipe', 'pipe', 'inherit'],
  },
);
emptyServer.stdin.end(bytes);
const [emptyAddress] = (await once(createInterface({ input: emptyServer.stdout }), 'line')) as [string];
await run(emptyAddress, same, 3);
const bare = await run(emptyAddress, same, seconds);
emptyServer.kill();

process.stdout.write(
  `${JSON.stringify({ processors: cpus().length, companies: Number(values.companies), connections: CONNECTIONS, answer_bytes: bytes.length, uncached, cached, empty_handler: bare, cached_share: Math.round((cached.per_second / bare.per_second) * 100) / 100 }, null, 1)}\n`,
);

async function run(address: string, path: (n: number) => string, forSeconds: number) {
  const pool = new Pool(address, { connections: CONNECTIONS });
  const until = performance.now() + forSeconds * 1000;
  const times: number[] = [];
  const failures = new Map<number, number>();
  let n = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const started = performance.now();
        const { statusCode, body } = await pool.request({ method: 'GET', path: path(n++) });
        await body.dump();
        times.push(performance.now() - started);
        if (statusCode !== 200) failures.set(statusCode, (failures.get(statusCode) ?? 0) + 1);
      }
    }),
  );
  await pool.close();
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    requests: times.length,
    per_second: Math.round(times.length / forSeconds),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    failures: Object.fromEntries(failures),
  };
}
