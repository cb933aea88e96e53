import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CallerMemory, ShownCompany, Sighting } from '../../callers/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { SavedQuota } from './saved-quota.ts';
import { storeSightings } from './store-sightings.ts';

type Remember = CallerMemory['remembering'];

export interface Remembering extends Remember {
  /** Resolves when everything this process has remembered so far is stored. */
  settled(): Promise<void>;
}

/** One write, and one wait for the disk, serves all searches of this while. */
const GATHER_MS = 50;
const SIGHTINGS_MAX = 256;
const ROWS_PER_WRITE = 1_000;

/**
 * Saves what was shown, off the way of the answer that showed it. Reads of this process wait for what it has remembered before;
 * another process sees it when it is stored. A process that is killed loses the last moments, never half a page.
 */
export function createRemembering(database: Database, clock: Clock, logger: Logger): Remembering {
  const quota = new SavedQuota();
  const waiting: { readonly sighting: Sighting; readonly at: number }[] = [];
  let [rememberedCount, storedCount] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  return {
    remember(sighting) {
      waiting.push({ sighting, at: clock.now() });
      rememberedCount += 1;
      timer ??= setTimeout(storeAside, GATHER_MS).unref();
      return waiting.length > SIGHTINGS_MAX ? settled() : undefined;
    },
    settled,
  };

  /** Waits for what was there when it was called, and not for those who come meanwhile. */
  async function settled(): Promise<void> {
    const wanted = rememberedCount;
    while (storedCount < wanted) {
      storing ??= storeBatch();
      await storing;
    }
  }

  function storeAside(): void {
    settled().catch((error: unknown) => logger.error({ err: error }, 'what was shown could not be stored'));
  }

  async function storeBatch(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch: { sighting: Sighting; at: number; companies: readonly ShownCompany[] }[] = [];
    let taken = 0;
    try {
      for (let rows = 0; rows < ROWS_PER_WRITE; ) {
        const next = waiting.shift();
        if (!next) break;
        taken += 1;
        const companies = next.sighting.companies();
        batch.push({ ...next, companies });
        rows += companies.length;
      }
      await storeSightings(database, batch, quota);
    } catch (error) {
      logger.error({ err: error, searches: taken }, 'companies could not be saved');
    }
    // Other requests have their turn between two writes.
    await nextTurn();
    storedCount += taken;
    storing = undefined;
    if (waiting.length > 0) timer ??= setTimeout(storeAside, GATHER_MS).unref();
  }
}
