import { setTimeout as delay } from 'node:timers/promises';
import type { TextSearch, TextWriter } from '../../../lib/text-index/api.ts';
import { ThreadLost } from '../../../lib/threads/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import {
  type Forgotten,
  HISTORY_VERSIONS,
  storedFetchedAtMs,
  withHistory,
} from '../../company-index/index.ts';
import type { LiveArchive } from '../../ingest/index.ts';
import type { Urgency } from '../reading/page-reader.ts';
import type { FoundPage } from '../tiers/tier.ts';
import { FollowUps, type OnProfilesStored } from './follow-ups.ts';

export interface ProfileStoreDependencies {
  readonly index: Pick<TextSearch, 'findMany'> & Pick<TextWriter, 'upsert'>;
  /** Returns undefined if another service archives live pages. */
  readonly archive: () => Promise<Pick<LiveArchive, 'append'> | undefined>;
  readonly logger: Logger;
  readonly onProfilesStored: OnProfilesStored;
  /** How many versions of a homepage its history keeps. */
  readonly historyVersions?: number;
  /** Sites and addresses that must not be stored; if absent, everything may be. */
  readonly forgotten?: () => Promise<Forgotten>;
  /** Called when writing, because a domain may have been excluded while its page was being fetched. */
  readonly isExcluded?: (domain: string) => boolean;
}

interface Waiting {
  readonly found: FoundPage;
  readonly settle: (isStored: boolean) => void;
}

const BATCH = 50;
const BATCH_WAIT_MS = 1_000;

/**
 * Writes fetched profiles to the archive and the index. Every write to the index invalidates the query cache, so background work is written
 * in batches; an awaited profile is written at once, or together with everything that arrived during the last write.
 */
export class ProfileStore {
  readonly #needs: ProfileStoreDependencies;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Serialises the writes. */
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  readonly #followUps: FollowUps;

  constructor(needs: ProfileStoreDependencies) {
    this.#needs = needs;
    this.#followUps = new FollowUps(needs.onProfilesStored, needs.logger);
  }

  /**
   * Returns true if the profile, or a newer one, is in the index. If it cannot be stored, for example on a full disk, the caller still gets
   * what was fetched: returns false and logs the error.
   */
  keep(found: FoundPage, urgency: Urgency): Promise<boolean> {
    return new Promise((settle) => {
      this.#waiting.push({ found, settle });
      if (urgency === 'awaited' || this.#waiting.length >= BATCH) this.#flush();
      else this.#timer ??= setTimeout(() => this.#flush(), BATCH_WAIT_MS).unref();
    });
  }

  /** Everything that was stored has been followed up. */
  get isUpToDate(): boolean {
    return !this.#isWriting && this.#waiting.length === 0 && this.#followUps.isUpToDate;
  }

  /** Follows up stored records that another process has left. Resolves when more can be added. */
  async followUp(storedRecords: readonly Uint8Array[]): Promise<void> {
    this.#followUps.add(storedRecords);
    await this.#followUps.waitForCapacity();
  }

  /** Resolves when nothing is left to follow up. */
  followedUp(): Promise<void> {
    return this.#followUps.done();
  }

  /** Waits for running writes; do not call `keep` afterwards. */
  async close(msMax: number): Promise<void> {
    this.#flush();
    const done = this.#writing.then(() => this.#followUps.done());
    await Promise.race([done, delay(msMax, undefined, { ref: false })]);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isWriting) this.#writing = this.#writeWaiting();
  }

  async #writeWaiting(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      await this.#followUps.waitForCapacity();
      await this.#write(this.#waiting.splice(0, BATCH));
    }
    this.#isWriting = false;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const { index, logger } = this.#needs;
    let isStored = false;
    try {
      const newest = await this.#newerThanStored(batch.map(({ found }) => found));
      const archive = await this.#needs.archive();
      for (const { page, member, isNotArchived } of newest)
        if (!isNotArchived) await archive?.append({ page, member });
      if (newest.length > 0) await index.upsert(newest.map(({ document }) => document));
      isStored = true;
      this.#followUps.add(newest.map(({ document }) => document.stored));
    } catch (error) {
      const domains = batch.slice(0, 10).map(({ found }) => found.page.domain);
      logger.error({ err: error, domains }, 'fetched profiles could not be stored');
    }
    for (const { settle } of batch) settle(isStored);
  }

  /** Retries once: a thread that ended while reading has been replaced, and reading again does no harm. */
  async #findStored(domains: readonly string[]) {
    const { index } = this.#needs;
    try {
      return await index.findMany(domains);
    } catch (error) {
      if (error instanceof ThreadLost) return index.findMany(domains);
      throw error;
    }
  }

  /** An ingest may have added a newer page in the meantime. Of two pages of one domain, the later one stays. */
  async #newerThanStored(
    found: readonly FoundPage[],
  ): Promise<(FoundPage & { readonly isNotArchived: boolean })[]> {
    const byDomain = new Map<string, FoundPage>();
    const { isExcluded = () => false } = this.#needs;
    for (const one of found) {
      if (isExcluded(one.page.domain)) continue;
      const other = byDomain.get(one.page.domain);
      if (!other || other.page.fetchedAt <= one.page.fetchedAt) byDomain.set(one.page.domain, one);
    }
    const stored = await this.#findStored([...byDomain.keys()]);
    const versionsMax = this.#needs.historyVersions ?? HISTORY_VERSIONS;
    const forgotten = await this.#needs.forgotten?.();
    return [...byDomain.values()].flatMap((read) => {
      const document = forgotten ? forgotten.admit(read.document) : read.document;
      if (document === undefined) return [];
      const one = { ...read, document, isNotArchived: document !== read.document };
      const known = stored.get(one.page.domain)?.stored;
      if (known === undefined) return [one];
      const isNewer = storedFetchedAtMs(known) <= Date.parse(one.page.fetchedAt);
      return isNewer ? [{ ...one, document: withHistory(one.document, known, versionsMax) }] : [];
    });
  }
}
