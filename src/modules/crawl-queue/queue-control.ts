import { normalizeDomainName } from '../../lib/domain-name.ts';
import { AppError } from '../../platform/errors.ts';
import { priorities } from './crawl-entry.ts';
import type { CrawlQueue } from './crawl-queue.ts';

export type QueueAction = 'pause' | 'resume' | 'retry';

/** The queue operations of administrators, over HTTP and at the command line. Returns how many domains will be tried again. */
export async function controlQueue(
  queue: Pick<CrawlQueue, 'pause' | 'resume' | 'demand' | 'retryFailed'>,
  action: QueueAction,
  given: readonly string[],
): Promise<number> {
  if (action === 'retry') return retry(queue, given);
  if (given.length > 0)
    throw new AppError('invalid_input', `The queue can only be ${action}d as a whole; omit the domains.`);
  await queue[action]();
  return 0;
}

async function retry(
  queue: Pick<CrawlQueue, 'demand' | 'retryFailed'>,
  given: readonly string[],
): Promise<number> {
  if (given.length === 0) return queue.retryFailed();
  const domains = given.map((text) => {
    const domain = normalizeDomainName(text);
    if (domain === undefined)
      throw new AppError('invalid_input', `'${text.slice(0, 100)}' is not a domain, such as example.com.`);
    return domain;
  });
  return queue.demand(domains, 'retry', priorities.imported);
}
