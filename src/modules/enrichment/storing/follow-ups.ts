import type { Logger } from '../../../platform/logger.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import { decodeProfile } from '../../company-index/index.ts';

/** Called with every batch of profiles that has just been added to the index. */
export type OnProfilesStored = (profiles: readonly CompanyProfile[]) => Promise<void>;

const BATCH = 50;
const WAITING_MAX = 500;

/**
 * Work on profiles after they are stored, such as embedding them. Callers do not wait for it: it runs after the writes, in large batches if
 * many profiles arrive, and delays the writes only when it has fallen far behind.
 */
export class FollowUps {
  readonly #onProfilesStored: OnProfilesStored;
  readonly #logger: Logger;
  #waiting: Uint8Array[] = [];
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  #hasFailed = false;

  constructor(onProfilesStored: OnProfilesStored, logger: Logger) {
    this.#onProfilesStored = onProfilesStored;
    this.#logger = logger;
  }

  /** Nothing is waiting, and nothing has failed since the process started. */
  get isUpToDate(): boolean {
    return !this.#isWorking && !this.#hasFailed;
  }

  add(storedRecords: readonly Uint8Array[]): void {
    this.#waiting.push(...storedRecords);
    if (!this.#isWorking) this.#working = this.#work();
  }

  /** Resolves when the backlog is small enough. */
  async waitForCapacity(): Promise<void> {
    if (this.#waiting.length > WAITING_MAX) await this.#working;
  }

  async done(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length > 0) {
      try {
        await this.#onProfilesStored(this.#waiting.splice(0, BATCH).map((stored) => decodeProfile(stored)));
      } catch (error) {
        this.#hasFailed = true;
        this.#logger.error({ err: error }, 'follow-ups of stored profiles failed');
      }
    }
    this.#isWorking = false;
  }
}
