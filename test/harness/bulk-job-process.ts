/**
 * Processes the bulk look-ups of a database as a service does, until they are done or it is killed: node bulk-job-process.ts
 * DATABASE HOST. Pages are requested from the host. A fetched page counts as indexed as soon as the queue has it.
 */
import { blankProfile } from '../../src/modules/companies/index.ts';
import { createCrawlQueue } from '../../src/modules/crawl-queue/index.ts';
import { FairLimiter } from '../../src/modules/enrichment/bulk/fair-limiter.ts';
import { createJobRunner } from '../../src/modules/enrichment/bulk/job-runner.ts';
import type { EnrichOutcome } from '../../src/modules/enrichment/enrichment.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { processIdentity } from '../../src/platform/process-identity.ts';
import { openAddress } from './open-address.ts';

const [address = '', host = ''] = process.argv.slice(2);
const database = await openAddress(address);
const queue = createCrawlQueue({ database, clock: systemClock, owner: processIdentity() });

async function enrich(domain: string): Promise<EnrichOutcome> {
  const known = (await queue.find([domain])).get(domain);
  if (known?.status === 'fetched') return enriched(domain, 'cached');
  const answer = await fetch(`http://${host}/${domain}`);
  await answer.text();
  const now = Date.now();
  const outcome = { kind: 'fetched', tier: 'live_http', fetchedAtMs: now, textDigest: '' } as const;
  await queue.settle([{ domain, outcome }]);
  return enriched(domain, 'live_http');
}

const enriched = (domain: string, source: 'cached' | 'live_http'): EnrichOutcome => ({
  kind: 'enriched',
  enriched: {
    domain,
    source,
    elapsedMs: 0,
    fetchMs: 0,
    cacheAgeDays: 0,
    enrichedColumns: 0,
    attempts: [],
    profile: { ...blankProfile(), domain },
  },
});

const runner = createJobRunner({
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  enrichment: { enrich },
  limiter: new FairLimiter(40),
});
await runner.runAll();
await runner.stop();
await database.destroy();
