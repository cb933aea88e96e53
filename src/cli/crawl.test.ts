import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStores } from '../app/index.ts';
import { createCrawlQueue } from '../modules/crawl-queue/index.ts';
import { systemClock } from '../platform/clock.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'homedex-crawl-'));
  const stores = openStores({ DATA_DIR: dataDir });
  const queue = createCrawlQueue({ database: await stores.database(), clock: systemClock, owner: 'test' });
  await queue.add(['a.com', 'b.com', 'c.com'], 'test');
  for (let time = 0; time < 3; time++)
    await queue.settle([{ domain: 'a.com', outcome: { kind: 'failed', failure: 'not_html', detail: '' } }]);
  await stores.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const homedex = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/bin/cli.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  );
  return { status, said: stdout + stderr };
};

it('the crawl queue is shown, paused, resumed and tried again from the command line', () => {
  expect(homedex('crawl', 'status').said).toMatch(/open\nwaiting +2\nunder way +0\nfetched +0\ngiven up +1/);
  expect(homedex('crawl', 'pause').said).toMatch(/queue +paused/);
  expect(homedex('crawl', 'retry', 'www.B.com').said).toMatch(/^1 domains are to be tried again/);
  expect(homedex('crawl', 'retry').said).toMatch(/^1 domains[\s\S]*waiting +3[\s\S]*given up +0/);
  expect(homedex('crawl', 'resume')).toMatchObject({ status: 0, said: expect.stringMatching(/queue +open/) });
});

it('what is not understood is refused with a sentence', () => {
  expect(homedex('crawl', 'retry', 'nonsense')).toMatchObject({
    status: 1,
    said: expect.stringContaining("'nonsense' is not a domain"),
  });
  expect(homedex('crawl', 'pause', 'a.com').status).toBe(1);
  expect(homedex('crawl', 'stop').status).toBe(2);
});
