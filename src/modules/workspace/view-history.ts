import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompanyView, ViewedCompany, ViewServices } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { SavedQuota } from './saved-quota.ts';
import { storeViews } from './store-views.ts';

type Recorder = ViewServices['viewHistory'];

export interface ViewHistory extends Recorder {
  /** Resolves when everything that this process has recorded so far is stored. */
  settled(): Promise<void>;
}

/** All searches within this time share one write and one wait for the disk. */
const GATHER_MS = 50;
const VIEWS_MAX = 256;
const ROWS_PER_WRITE = 1_000;

/**
 * Saves what was shown without delaying the response that showed it. Reads of this process wait for what it recorded before; another
 * process sees it once it is stored. A process that is killed loses the last moments, but never half a page.
 */
export function createViewHistory(database: Database, clock: Clock, logger: Logger): ViewHistory {
  const quota = new SavedQuota();
  const waiting: { readonly view: CompanyView; readonly at: number }[] = [];
  let [recordedCount, storedCount] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  return {
    record(view) {
      waiting.push({ view, at: clock.now() });
      recordedCount += 1;
      timer ??= setTimeout(storeAside, GATHER_MS).unref();
      return waiting.length > VIEWS_MAX ? settled() : undefined;
    },
    settled,
  };

  /** Waits for what had been recorded at the time of the call, not for later views. */
  async function settled(): Promise<void> {
    const wanted = recordedCount;
    while (storedCount < wanted) {
      storing ??= storeBatch();
      await storing;
    }
  }

  function storeAside(): void {
    settled().catch((error: unknown) => logger.error({ err: error }, 'the view history could not be stored'));
  }

  async function storeBatch(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch: { view: CompanyView; at: number; companies: readonly ViewedCompany[] }[] = [];
    let taken = 0;
    try {
      for (let rows = 0; rows < ROWS_PER_WRITE; ) {
        const next = waiting.shift();
        if (!next) break;
        taken += 1;
        const companies = next.view.companies();
        batch.push({ ...next, companies });
        rows += companies.length;
      }
      await storeViews(database, batch, quota);
    } catch (error) {
      logger.error({ err: error, searches: taken }, 'companies could not be saved');
    }
    // Other requests get their turn between two writes.
    await nextTurn();
    storedCount += taken;
    storing = undefined;
    if (waiting.length > 0) timer ??= setTimeout(storeAside, GATHER_MS).unref();
  }
}
