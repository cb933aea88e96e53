import { readFile } from 'node:fs/promises';
import { compose } from '../app/index.ts';
import { readDomainColumn } from '../modules/companies/index.ts';
import { priorities } from '../modules/crawl-queue/index.ts';
import { normalizeDomainName } from '../lib/domain-name.ts';
import type { Config } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { createProgressLine } from './progress-line.ts';

export interface DomainsSummary {
  readonly domains: number;
  readonly invalid: number;
  readonly fetched: number;
  readonly failed: number;
  readonly waiting: number;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Puts the domains of a file into the crawl queue, before all others, and works on the queue until they are done. Interrupted or
 * killed, it loses nothing: the queue has them, and a service or another run goes on.
 */
export async function ingestDomains(file: string, config: Config, signal: AbortSignal): Promise<DomainsSummary> {
  const { domains, invalid } = await readDomains(file);
  const composition = await compose(config);
  const { crawlQueue, liveFetching } = composition.services;
  const progress = createProgressLine('fetching');
  try {
    await crawlQueue.demand(domains, 'ingest-domains', priorities.awaited);
    const countEnds = async (): Promise<DomainsSummary> => {
      const ends = { fetched: 0, failed: 0, waiting: 0 };
      for (const { status, attempts, due_at } of (await crawlQueue.find(domains)).values()) {
        const isOpen = due_at === null && attempts === 0 && status !== 'fetched';
        if (status === 'fetched') ends.fetched += 1;
        else if (attempts > 0 && !isOpen) ends.failed += 1;
        else ends.waiting += 1;
      }
      return { domains: domains.length, invalid, ...ends };
    };
    let isOver = false;
    const draining = liveFetching.queueWorker.drain(signal).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await Promise.race([draining, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))]);
      const { fetched, failed } = await countEnds();
      progress.update({
        done: fetched + failed,
        total: domains.length,
        pages: fetched + failed,
        detail: `${fetched} fetched`,
      });
    }
    await draining;
    return await countEnds();
  } finally {
    progress.end();
    await composition.close();
  }
}

async function readDomains(file: string): Promise<{ domains: string[]; invalid: number }> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new AppError('invalid_input', `${file} cannot be read.`, { cause });
  });
  const domains = new Set<string>();
  let invalid = 0;
  for await (const part of readDomainColumn(bytes))
    for (const given of part) {
      const domain = normalizeDomainName(given);
      if (domain === undefined) invalid += 1;
      else domains.add(domain);
    }
  if (domains.size === 0) throw new AppError('invalid_input', `${file} names no domain.`);
  return { domains: [...domains], invalid };
}

export const describeDomains = ({ domains, invalid, fetched, failed, waiting }: DomainsSummary): string =>
  [
    waiting > 0 ? 'stopped early; the queue has the rest' : 'finished',
    `domains       ${domains}${invalid > 0 ? ` (and ${invalid} rows that name none)` : ''}`,
    `fetched       ${fetched}`,
    `failed        ${failed}  tried again later by the crawl queue, unless they are given up`,
    `waiting       ${waiting}\n`,
  ].join('\n');
