import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homepage } from '../../test/factories/homepage.ts';
import { startWebHost, type WebHost } from '../../test/harness/web-host.ts';
import { openStores } from '../app/index.ts';

const domains = Array.from({ length: 16 }, (_, n) => `site-${n}.fake-site.com`);
let folder: string;
let host: WebHost;
/** Requests that wait for their answer, while it is held. */
let held: (() => void)[] | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ingest-domains-'));
  host = await startWebHost((request, response) => {
    if (request.url === '/robots.txt') {
      response.end('User-agent: *\nAllow: /');
      return;
    }
    const answer = () => {
      response.setHeader('content-type', 'text/html');
      response.end(homepage({ name: 'A site' }));
    };
    if (held && pagesAsked().length > 8) held.push(answer);
    else answer();
  });
  writeFileSync(join(folder, 'list.csv'), `domain\n${domains.join('\n')}\nnonsense\nclosed.com\n`);
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const pagesAsked = () => host.asked.filter((line) => line.endsWith('/'));

function ingest(...args: string[]): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/bin/cli.ts', 'ingest', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATA_DIR: join(folder, 'data'),
        CRAWL_HOSTS: `*.fake-site.com=${host.place},closed.com=127.0.0.1:1,www.closed.com=127.0.0.1:1`,
        CRAWL_CONCURRENCY: '4',
        CRAWL_INDEX_URL: 'off',
        LOG_LEVEL: 'error',
      },
    },
  );
}

async function end(child: ChildProcess): Promise<{ code: number | null; printed: string; said: string }> {
  let [printed, said] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    printed += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed, said };
}

it('domains of a file are fetched through the queue; killed midway and run again, none that was kept is fetched twice', async () => {
  held = [];
  const killed = ingest('--domains', join(folder, 'list.csv'));
  await expect.poll(() => held?.length, { timeout: 90_000 }).toBeGreaterThanOrEqual(1);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const stores = openStores({ DATA_DIR: join(folder, 'data') });
  const kept = new Set(await (await stores.index()).listKeys({ limit: 100 }));
  await stores.close();
  held = undefined;
  const before = new Set(pagesAsked());
  host.asked.length = 0;
  const { code, printed } = await end(ingest('--domains', join(folder, 'list.csv'), '--json'));
  expect(JSON.parse(printed)).toEqual({ domains: 17, invalid: 1, fetched: 16, failed: 1, waiting: 0 });
  expect(code).toBe(0);
  const again = pagesAsked().filter((line) => before.has(line));
  for (const domain of kept) expect(again.some((line) => line.includes(`//${domain}/`))).toBe(false);
  const after = openStores({ DATA_DIR: join(folder, 'data') });
  expect((await (await after.index()).listKeys({ limit: 100 })).toSorted()).toEqual(domains.toSorted());
  const embedded = await (await after.vectors()).get(domains.filter((domain) => !kept.has(domain)));
  expect(embedded.size).toBe(domains.length - kept.size);
  await after.close();
  // Two processes, each with an extractor to warm up.
}, 180_000);

it('what is no file of domains is refused with a sentence', async () => {
  writeFileSync(join(folder, 'empty.csv'), 'nothing here\n');
  for (const file of ['empty.csv', 'missing.csv'])
    expect(await end(ingest('--domains', join(folder, file)))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/names no domain|cannot be read/),
    });
  expect((await end(ingest('--domains', join(folder, 'list.csv'), 'other.warc.gz'))).code).toBe(2);
});
