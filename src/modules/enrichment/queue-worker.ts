import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { WorkBacklog } from '../../platform/work-queue/index.ts';
import type { CrawlQueue, TryOutcome } from '../crawl-queue/index.ts';
import { isVerdict } from './site-failure.ts';
import type { ProfileStore } from './storing/profile-store.ts';
import type { Tier } from './tiers/tier.ts';
import type { TryJournal } from './try-journal.ts';

/** Fetches what is due in the queue, rate-limited, in the background. */
export interface QueueWorker {
  start(): void;
  /** Call this when there may be something to do. */
  wake(): void;
  /** Works until nothing is due or the signal aborts. Returns how many domains were tried. */
  drain(signal: AbortSignal): Promise<number>;
  /** As of the last check. For metrics, which must not wait for the database. */
  readonly lastBacklog: WorkBacklog;
  /** Waits a short while for running fetches to end; the rest is returned to the queue. */
  stop(): Promise<void>;
}

export interface QueueWorkerDependencies {
  readonly queue: Pick<CrawlQueue, 'claim' | 'reclaim' | 'isPaused' | 'settle' | 'backlog'>;
  readonly live: Tier;
  readonly store: Pick<ProfileStore, 'keep'>;
  readonly journal: Pick<TryJournal, 'note' | 'flushed'>;
  /** Which of the domains another process has fetched so recently that their page still counts as fresh. */
  readonly freshAmong: (domains: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Number of concurrent domains; with 0 this service does not work on the queue. */
  readonly concurrency: number;
}

/** More domains are claimed at once than are started at once, so that one write covers many. */
const CLAIM_FACTOR = 4;
const IDLE_MS = 5_000;
const RECLAIM_EVERY_MS = 60_000;
const MEASURE_EVERY_MS = 5_000;
const PACED_MS = 1_000;
const INTERRUPTED_MS = 30_000;
const STOP_MS_MAX = 3_000;

export function createQueueWorker(needs: QueueWorkerDependencies): QueueWorker {
  const { queue, live, store, journal, freshAmong, clock, logger, concurrency } = needs;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let waker: AbortController | undefined;
  let loop: Promise<void> | undefined;
  let reclaimedAtMs = Number.NEGATIVE_INFINITY;
  let measuredAtMs = Number.NEGATIVE_INFINITY;
  let lastBacklog: WorkBacklog = { waiting: 0, oldestAgeMs: 0 };

  return {
    get lastBacklog() {
      return lastBacklog;
    },
    start() {
      if (concurrency > 0) loop ??= workUntilStopped();
    },
    wake: () => waker?.abort(),
    drain,
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      waker?.abort();
      const ended = Promise.all([loop, ...underWay]).then(() => journal.flushed());
      // Entries that are not returned in time become available again when their lease ends.
      await Promise.race([ended, delay(STOP_MS_MAX, undefined, { ref: false })]);
    },
  };

  async function workUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await drain(stopping.signal);
      } catch (error) {
        logger.error({ err: error }, 'the crawl queue could not be processed; retrying');
      }
      waker = new AbortController();
      const { signal } = waker;
      if (!stopping.signal.aborted)
        await delay(IDLE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function drain(signal: AbortSignal): Promise<number> {
    let tried = 0;
    let claimed: string[] = [];
    await measureNowAndThen();
    while (!signal.aborted && !(await queue.isPaused())) {
      await reclaimNowAndThen();
      await measureNowAndThen();
      if (claimed.length === 0) claimed = await claim();
      const next = claimed.splice(0, concurrency - underWay.size);
      for (const domain of next) begin(domain, signal);
      tried += next.length;
      if (underWay.size === 0) break;
      await Promise.race(underWay);
    }
    for (const domain of claimed.splice(0)) journal.note(domain, { kind: 'postponed', byMs: 0 });
    await Promise.all(underWay);
    await journal.flushed();
    return tried;
  }

  /**
   * If another source has delivered a page before our first visit, that visit is not needed; later visits are made because they are due.
   */
  async function claim(): Promise<string[]> {
    const entries = await queue.claim(concurrency * CLAIM_FACTOR);
    const unvisited = entries.filter(({ status }) => status === 'waiting');
    const fresh = await freshAmong(unvisited.map(({ domain }) => domain));
    for (const domain of fresh) journal.note(domain, { kind: 'indexed' });
    return entries.map(({ domain }) => domain).filter((domain) => !fresh.has(domain));
  }

  function begin(domain: string, signal: AbortSignal): void {
    const trying = tryDomain(domain, signal)
      .catch((error: unknown) => {
        logger.error({ err: error, domain }, 'a domain in the crawl queue could not be processed');
        journal.note(domain, { kind: 'postponed', byMs: INTERRUPTED_MS });
      })
      .finally(() => underWay.delete(trying));
    underWay.add(trying);
  }

  async function tryDomain(domain: string, signal: AbortSignal): Promise<void> {
    const outcome = await live.fetch({ domain, urgency: 'background', signal });
    if (outcome.kind === 'content') {
      const { tier, page, textDigest } = outcome.found;
      const isStored = await store.keep(outcome.found, 'background');
      const fetched: TryOutcome = {
        kind: 'fetched',
        tier,
        fetchedAtMs: Date.parse(page.fetchedAt),
        textDigest,
      };
      journal.note(domain, isStored ? fetched : { kind: 'postponed', byMs: INTERRUPTED_MS });
    } else if (outcome.kind === 'failed' && isVerdict(outcome.failure)) {
      journal.note(domain, { kind: 'failed', failure: outcome.failure, detail: outcome.message });
    } else {
      const isPaced = outcome.kind === 'failed' && outcome.failure === 'paced';
      journal.note(domain, { kind: 'postponed', byMs: isPaced ? PACED_MS : INTERRUPTED_MS });
    }
  }

  async function reclaimNowAndThen(): Promise<void> {
    if (clock.monotonic() - reclaimedAtMs < RECLAIM_EVERY_MS) return;
    reclaimedAtMs = clock.monotonic();
    await queue.reclaim();
  }

  async function measureNowAndThen(): Promise<void> {
    if (clock.monotonic() - measuredAtMs < MEASURE_EVERY_MS) return;
    measuredAtMs = clock.monotonic();
    lastBacklog = await queue.backlog();
  }
}
