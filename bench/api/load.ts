import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../server/start-server.ts';
import { buildIndex } from './build-index.ts';
import { Driver, type Target } from './drive.ts';

/**
 * Searches over 32 connections, with the load generator on the same processors: first uncached, then cached next to an empty handler that
 * returns the same bytes. The two alternate every second, so that other work on the machine affects both alike. `load.ts --dir D
 * [--companies N] [--seconds N]`
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
/** Every request is different, so that no cache can help. */
const mixed = (n: number): string => {
  const pick = <Item>(items: readonly Item[], salt: number): Item =>
    items[(n * 2654435761 + salt * 40503) % items.length] as Item;
  const q = n % 3 === 0 ? pick(words, 1) : `${pick(words, 2)}+${pick(words, 3)}`;
  return `/search?q=${q}&mode=${pick(modes, 4)}&limit=25&offset=${n % 97}${pick(filters, 5)}`;
};

const WARM_UP_SECONDS = 3;

const report = {
  processors: cpus().length,
  companies: Number(values.companies),
  connections: CONNECTIONS,
  uncached: await measureUncached(),
  ...(await measureCached()),
};
process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);

async function measureUncached() {
  const server = await startServer(values.dir, { workers: 1, cacheBytes: 0 });
  const driver = new Driver(server, CONNECTIONS, mixed);
  await driver.warmUp(WARM_UP_SECONDS);
  await driver.run(seconds);
  await server.kill();
  return driver.report();
}

async function measureCached() {
  const server = await startServer(values.dir, { workers: 1, cacheBytes: 64_000_000 });
  const path = '/search?q=contact&mode=any&limit=25';
  await (await fetch(`${server.address}${path}`)).arrayBuffer();
  const bytes = Buffer.from(await (await fetch(`${server.address}${path}`)).arrayBuffer());
  const empty = await startEmptyServer(bytes);
  const drivers = [server, empty].map((target) => new Driver(target, CONNECTIONS, () => path));
  for (const driver of drivers) await driver.warmUp(WARM_UP_SECONDS);
  for (let turn = 0; turn < seconds; turn++) for (const driver of drivers) await driver.run(1);
  await server.kill();
  empty.kill();
  const [cached, bare] = drivers.map((driver) => driver.report());
  const share = cached && bare ? cached.per_second / bare.per_second : Number.NaN;
  return {
    answer_bytes: bytes.length,
    cached,
    empty_handler: bare,
    cached_share: Math.round(share * 100) / 100,
  };
}

async function startEmptyServer(bytes: Buffer): Promise<Target & { kill(): void }> {
  const script = fileURLToPath(new URL('./empty-server.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { address, pid: child.pid ?? 0, kill: () => void child.kill() };
}
