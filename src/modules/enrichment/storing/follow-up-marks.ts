import { setTimeout as delay } from 'node:timers/promises';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isCertainlyDead } from '../../../platform/process-identity.ts';
import { type Repetition, repeatEvery } from '../../../platform/repeat.ts';
import type { ProfileStore } from './profile-store.ts';

export interface FollowUpMarksDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** This process, as named by `processIdentity`. */
  readonly owner: string;
  readonly index: Pick<TextSearch, 'generation' | 'identity' | 'newMatches' | 'findMany'>;
  readonly store: Pick<ProfileStore, 'isUpToDate' | 'followUp' | 'followedUp'>;
}

/** Records regularly how far stored profiles have been followed up, and completes what a killed process has left. */
export interface FollowUpMarks {
  start(): void;
  /** Call this when nothing is stored any more. A process that has finished everything leaves no mark. */
  stop(): Promise<void>;
}

const MARK_EVERY_MS = 15_000;
/** A process on another machine counts as dead after this long without a sign of life. */
const SILENT_MS_MAX = 10 * 60_000;
const BATCH = 100;
/** If there are more new companies than this, an ingest added them, and an ingest embeds its own. */
const SWEPT_MAX = 50_000;
const STOP_MS_MAX = 1_000;

export function createFollowUpMarks(needs: FollowUpMarksDependencies): FollowUpMarks {
  const { database, clock, logger, owner, index, store } = needs;
  const stopping = new AbortController();
  let sweeping: Promise<void> = Promise.resolve();
  let marking: Repetition | undefined;
  let marked: number | undefined;

  const report = (error: unknown): void => {
    if (!stopping.signal.aborted)
      logger.error({ event: 'follow_ups_failed', err: error }, 'follow-ups of stored profiles failed');
  };

  return {
    start() {
      // The first mark is written before anything is stored; the sweep then covers what was stored before it.
      sweeping = mark()
        .then(sweepAll)
        .catch((error: unknown) => report(error));
      marking ??= repeatEvery(MARK_EVERY_MS, mark, report);
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      await marking?.stop();
      // What it waits for may end only after others have been stopped; the marks of dead processes then stay.
      await Promise.race([sweeping, delay(STOP_MS_MAX, undefined, { ref: false })]);
      if (marking && store.isUpToDate) await forget(owner).catch(report);
    },
  };

  async function mark(): Promise<void> {
    // Read the generation first: profiles stored after it may not have been followed up when the store is checked.
    const now = await index.generation();
    const generation = marked === undefined || store.isUpToDate ? now : marked;
    const row = { index_identity: index.identity(), generation, marked_at: clock.now() };
    await database
      .insertInto('follow_up_mark')
      .values({ owner, ...row })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
      .execute();
    marked = generation;
  }

  async function sweepAll(): Promise<void> {
    const marks = await database.selectFrom('follow_up_mark').selectAll().execute();
    const silentSince = clock.now() - SILENT_MS_MAX;
    const left = marks.filter(
      (one) => one.owner !== owner && (isCertainlyDead(one.owner) || one.marked_at < silentSince),
    );
    const generations = left
      .filter(({ index_identity }) => index_identity === index.identity())
      .map(({ generation }) => generation);
    if (generations.length > 0) await sweep(Math.min(...generations));
    if (left.length === 0) return;
    // Delete the marks only now, because this process may be killed as well.
    await store.followedUp();
    stopping.signal.throwIfAborted();
    for (const { owner: deadOwner } of left) await forget(deadOwner);
  }

  async function sweep(since: number): Promise<void> {
    const { signal } = stopping;
    const { hits, newCount } = await index.newMatches({ mode: 'all' }, { since, limit: SWEPT_MAX, signal });
    if (newCount > SWEPT_MAX) {
      logger.warn({ companies: newCount }, "if an ingest was interrupted, run 'homedex embed'");
      return;
    }
    for (let at = 0; at < hits.length; at += BATCH) {
      signal.throwIfAborted();
      const found = await index.findMany(hits.slice(at, at + BATCH).map(({ key }) => key));
      await store.followUp([...found.values()].map(({ stored }) => stored));
    }
    if (hits.length > 0)
      logger.info({ companies: hits.length }, 'following up on work left by a killed process');
  }

  async function forget(deadOwner: string): Promise<void> {
    await database.deleteFrom('follow_up_mark').where('owner', '=', deadOwner).execute();
  }
}
