import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyMigratedDatabase } from '../../test/harness/migrated-database.ts';
import { runCommand } from '../../test/harness/run-command.ts';
import { openStores } from '../app/open-stores.ts';
import { createCrawlQueue } from '../modules/crawl-queue/index.ts';
import { systemClock } from '../platform/clock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'homedex-crawl-'));
  copyMigratedDatabase(join(dataDir, 'accounts.db'));
  const stores = openStores({ DATA_DIR: dataDir });
  const queue = createCrawlQueue({ database: await stores.database(), clock: systemClock, owner: 'test' });
  await queue.add(['a.com', 'b.com', 'c.com'], 'test');
  for (let time = 0; time < 3; time++)
    await queue.settle([{ domain: 'a.com', outcome: { kind: 'failed', failure: 'not_html', detail: '' } }]);
  await stores.close();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const homedex = async (...args: string[]) => {
  const { status, stdout, stderr } = await runCommand(args, { DATA_DIR: dataDir });
  return { status, output: stdout + stderr };
};

it('the crawl queue is shown, paused, resumed and tried again from the command line', async () => {
  expect((await homedex('crawl', 'status')).output).toMatch(
    /open\nwaiting +2\nin progress +0\nfetched +0\nfailed +1/,
  );
  expect((await homedex('crawl', 'pause')).output).toMatch(/queue +paused/);
  expect((await homedex('crawl', 'retry', 'www.B.com')).output).toMatch(/^1 domain will be retried/);
  expect((await homedex('crawl', 'retry')).output).toMatch(/^1 domain [\s\S]*waiting +3[\s\S]*failed +0/);
  expect(await homedex('crawl', 'resume')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/queue +open/),
  });
});

it('an unknown argument is refused with an error message', async () => {
  expect(await homedex('crawl', 'retry', 'nonsense')).toMatchObject({
    status: 1,
    output: expect.stringContaining("'nonsense' is not a domain"),
  });
  expect((await homedex('crawl', 'pause', 'a.com')).status).toBe(1);
  expect((await homedex('crawl', 'stop')).status).toBe(2);
});
