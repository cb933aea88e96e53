import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openLiveFetching } from '../app/live-fetching.ts';
import { openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import { normalizeDomainName } from '../lib/domain-name.ts';
import { readDomainColumn } from '../modules/companies/index.ts';
import { type CrawlQueue, priorities } from '../modules/crawl-queue/index.ts';
import { takeInventory } from '../modules/data-folder/index.ts';
import type { Config } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { createLogger } from '../platform/logger.ts';
import { createProgressLine } from './progress-line.ts';

interface DomainsSummary {
  readonly domains: number;
  /** Rows of the file without a valid domain. */
  readonly invalid: number;
  readonly fetched: number;
  readonly failed: number;
  /** Not tried yet. */
  readonly waiting: number;
}

const LOOK_EVERY_MS = 1_000;
const RECENT_MS = 86_400_000;

/**
 * Puts the domains of a file at the front of the crawl queue and works on the queue until each was tried. An interrupted or killed run
 * loses nothing: the domains stay in the queue, and a service or another run continues.
 */
export async function ingestDomains(
  file: string,
  config: Config,
  stop: AbortSignal,
): Promise<DomainsSummary> {
  const { domains, invalid } = await readDomains(file);
  const stores = openStores(config);
  const progress = createProgressLine('fetching');
  try {
    const { queue, liveFetching } = await openLiveFetching(
      config,
      stores,
      createLogger({ level: config.LOG_LEVEL }),
    );
    takeInventory(config.DATA_DIR);
    try {
      const since = Date.now();
      const recent = await fetchedLately(queue, domains, since);
      const wanted = domains.filter((domain) => !recent.has(domain));
      await queue.demand(wanted, 'ingest-domains', priorities.awaited);
      const done = new AbortController();
      const draining = liveFetching.queueWorker.drain(AbortSignal.any([stop, done.signal]));
      const over = draining.then(() => true);
      for (;;) {
        const isOver = await Promise.race([over, delay(LOOK_EVERY_MS, false)]);
        const ends = await countEnds(queue, wanted, since);
        const tried = domains.length - ends.waiting;
        progress.update({
          done: tried,
          total: domains.length,
          pages: tried,
          detail: `${ends.fetched} fetched`,
        });
        if (ends.waiting === 0) done.abort();
        if (isOver) return { domains: domains.length, invalid, ...ends, fetched: ends.fetched + recent.size };
      }
    } finally {
      await liveFetching.close();
    }
  } finally {
    progress.end();
    await stores.close();
  }
}

/** Domains that an earlier run fetched, or that a killed run had already stored, are not fetched again. */
async function fetchedLately(
  queue: CrawlQueue,
  domains: readonly string[],
  now: number,
): Promise<Set<string>> {
  const entries = [...(await queue.find(domains)).values()];
  const isRecent = (time: number | null): boolean => (time ?? 0) > now - RECENT_MS;
  return new Set(
    entries
      .filter(
        ({ fetched_at, outcome, outcome_at }) =>
          isRecent(fetched_at) || (outcome === 'indexed' && isRecent(outcome_at)),
      )
      .map(({ domain }) => domain),
  );
}

/** Counts how the domains ended since a given time. */
async function countEnds(queue: CrawlQueue, domains: readonly string[], since: number) {
  const ends = { fetched: 0, failed: 0, waiting: domains.length };
  for (const { outcome, outcome_at } of (await queue.find(domains)).values()) {
    if ((outcome_at ?? 0) < since) continue;
    ends.waiting -= 1;
    if (outcome === 'fetched' || outcome === 'indexed') ends.fetched += 1;
    else ends.failed += 1;
  }
  return ends;
}

async function readDomains(file: string): Promise<{ domains: string[]; invalid: number }> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new AppError('invalid_input', `${file} cannot be read.`, { cause });
  });
  const domains = new Set<string>();
  let invalid = 0;
  for await (const part of readDomainColumn([bytes])) {
    for (const given of part) {
      const domain = normalizeDomainName(given);
      if (domain === undefined) invalid += 1;
      else domains.add(domain);
    }
  }
  if (domains.size === 0) throw new AppError('invalid_input', `${file} contains no domains.`);
  return { domains: [...domains], invalid };
}

export const describeDomains = ({ domains, invalid, fetched, failed, waiting }: DomainsSummary): string =>
  [
    waiting > 0 ? 'stopped early; the rest stays in the crawl queue' : 'finished',
    `domains       ${domains}${invalid > 0 ? ` (and ${counted(invalid, 'row')} without a domain)` : ''}`,
    `fetched       ${fetched}`,
    `failed        ${failed}${failed > 0 ? '  (the crawl queue will retry them where possible)' : ''}`,
    `waiting       ${waiting}\n`,
  ].join('\n');
