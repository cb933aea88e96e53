import { openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import { controlQueue, createCrawlQueue, type QueueAction } from '../modules/crawl-queue/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import { processIdentity } from '../platform/process-identity.ts';
import { requireAccounts } from './require-accounts.ts';

/** Runs a command on the crawl queue, even while a service works on it, and prints the new state. */
export async function controlCrawlQueue(
  config: Config,
  action: QueueAction | 'status',
  domains: readonly string[],
): Promise<void> {
  requireAccounts(config);
  const stores = openStores(config);
  try {
    const queue = createCrawlQueue({
      database: await stores.database(),
      clock: systemClock,
      owner: processIdentity(),
    });
    if (action !== 'status') {
      const retried = await controlQueue(queue, action, domains);
      if (action === 'retry') process.stdout.write(`${counted(retried, 'domain')} will be retried\n`);
    }
    const { counts, leased, isPaused } = await queue.state();
    process.stdout.write(
      [
        `queue        ${isPaused ? 'paused' : 'open'}`,
        `waiting      ${counts.waiting ?? 0}`,
        `in progress  ${leased}`,
        `fetched      ${counts.fetched ?? 0}`,
        `failed       ${counts.failed ?? 0}\n`,
      ].join('\n'),
    );
  } finally {
    await stores.close();
  }
}
