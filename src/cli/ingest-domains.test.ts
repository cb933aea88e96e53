import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { homepage } from '../../test/factories/homepage.ts';
import { runCommand } from '../../test/harness/run-command.ts';
import { bySuite } from '../../test/harness/suite.ts';
import { indexCompanies } from '../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../test/harness/web-host.ts';
import { openStores } from '../app/open-stores.ts';

const domains = Array.from({ length: 16 }, (_, n) => `site-${n}.fake-site.com`);
let folder: string;
let host: WebHost;
/** Requests that wait for their answer, while it is held. */
let held: (() => void)[] | undefined;

beforeEach(async () => {
  held = undefined;
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
    if (held && pagesRequested().length > 8) held.push(answer);
    else answer();
  });
  writeFileSync(join(folder, 'list.csv'), `domain\n${domains.join('\n')}\nnonsense\nclosed.com\n`);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const pagesRequested = () => host.requests.filter((line) => line.endsWith('/'));

const settings = () => ({
  DATA_DIR: join(folder, 'data'),
  CRAWL_HOSTS: `*.fake-site.com=${host.address},closed.com=127.0.0.1:1,www.closed.com=127.0.0.1:1`,
  CRAWL_CONCURRENCY: '4',
  CRAWL_INDEX_URL: 'off',
  LOG_LEVEL: 'error',
  // A thread takes longer to start than these pages.
  EMBEDDING_THREADS: '0',
});

const ingest = (...args: string[]) => runCommand(['ingest', ...args], settings());

/** In a process of its own, which can be killed. */
const spawnIngest = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, 'src/bin/cli.ts', 'ingest', ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...settings() },
  });

const storedDomains = async (): Promise<readonly string[]> => {
  const stores = openStores({ DATA_DIR: join(folder, 'data') });
  const keys = await (await stores.index()).listKeys({ limit: 100 });
  await stores.close();
  return keys;
};

/** What a first run had stored when it was killed. */
async function killMidway(): Promise<readonly string[]> {
  held = [];
  const killed = spawnIngest('--domains', join(folder, 'list.csv'));
  await expect.poll(() => held?.length).toBeGreaterThanOrEqual(1);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  held = undefined;
  return storedDomains();
}

it.each(bySuite(['run twice'], ['run twice', 'killed midway and run again']))(
  'domains of a file are fetched through the queue; %s, no stored one is fetched twice',
  async (how) => {
    const stored = how === 'run twice' ? [] : await killMidway();
    const before = new Set(pagesRequested());
    host.requests.length = 0;
    const run = async () => {
      const { status, stdout } = await ingest('--domains', join(folder, 'list.csv'), '--json');
      return { status, ...JSON.parse(stdout) };
    };
    const counts = { status: 0, domains: 17, invalid: 1, fetched: 16, failed: 1, waiting: 0 };
    expect(await run()).toEqual(counts);
    const again = pagesRequested().filter((line) => before.has(line));
    for (const domain of stored) expect(again.some((line) => line.includes(`//${domain}/`))).toBe(false);
    expect((await storedDomains()).toSorted()).toEqual(domains.toSorted());
    const after = openStores({ DATA_DIR: join(folder, 'data') });
    const embedded = await (await after.vectors()).get(domains.filter((domain) => !stored.includes(domain)));
    expect(embedded.size).toBe(domains.length - stored.length);
    await after.close();
    host.requests.length = 0;
    await run();
    expect(pagesRequested().filter((line) => line.includes('fake-site.com'))).toEqual([]);
  },
);

it('a domain that is stored, but not recorded as fetched, is not fetched again by a later run', async () => {
  const [stored = '', other = ''] = domains;
  writeFileSync(join(folder, 'two.csv'), `domain\n${stored}\n${other}\n`);
  const stores = openStores({ DATA_DIR: join(folder, 'data') });
  await indexCompanies(await stores.index(), [
    { domain: stored, title: 'Stored', fetched_at: new Date().toISOString() },
  ]);
  await stores.close();
  for (let run = 0; run < 2; run++)
    expect((await ingest('--domains', join(folder, 'two.csv'))).status).toBe(0);
  const requested = (domain: string) => pagesRequested().some((line) => line.includes(`//${domain}/`));
  expect([requested(stored), requested(other)]).toEqual([false, true]);
});

it('a file that contains no domains is refused with an error message', async () => {
  writeFileSync(join(folder, 'empty.csv'), 'nothing here\n');
  for (const file of ['empty.csv', 'missing.csv'])
    expect(await ingest('--domains', join(folder, file))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/contains no domains|cannot be read/),
    });
  expect((await ingest('--domains', join(folder, 'list.csv'), 'other.warc.gz')).status).toBe(2);
});
