import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.ts';
import type { CrawlEntry, CrawlQueue, TryOutcome } from '../crawl-queue/index.ts';

export interface TryJournalDependencies {
  readonly queue: Pick<CrawlQueue, 'settle' | 'find'>;
  readonly logger: Logger;
}

const BATCH = 250;
const BATCH_WAIT_MS = 500;
/** Attempts that could not be written are kept for the next write, up to this many. */
const PENDING_MAX = 10_000;

/** Writes to the queue how attempts ended, in batches, so that many callers per second cause only a few writes. */
export class TryJournal {
  readonly #needs: TryJournalDependencies;
  #pending = new Map<string, TryOutcome>();
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(needs: TryJournalDependencies) {
    this.#needs = needs;
  }

  note(domain: string, outcome: TryOutcome): void {
    this.#pending.set(domain, outcome);
    if (this.#pending.size >= BATCH) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), BATCH_WAIT_MS).unref();
  }

  /** The queue entry of a domain, after everything noted so far has been written. */
  async find(domain: string): Promise<CrawlEntry | undefined> {
    if (this.#pending.has(domain)) await this.flushed();
    return (await this.#needs.queue.find([domain])).get(domain);
  }

  async flushed(): Promise<void> {
    this.#flush();
    await this.#last;
  }

  /** Waits for running writes; do not call `note` afterwards. */
  async close(msMax: number): Promise<void> {
    await Promise.race([this.flushed(), delay(msMax, undefined, { ref: false })]);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size > 0) this.#last = this.#last.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const batch = this.#pending;
    this.#pending = new Map();
    try {
      await this.#needs.queue.settle([...batch].map(([domain, outcome]) => ({ domain, outcome })));
    } catch (error) {
      this.#needs.logger.error({ err: error, tries: batch.size }, 'fetch outcomes could not be recorded');
      if (batch.size + this.#pending.size <= PENDING_MAX)
        this.#pending = new Map([...batch, ...this.#pending]);
    }
  }
}
