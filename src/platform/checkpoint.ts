import type { Database } from './database/index.ts';
import { AppError } from './errors.ts';
import { createLease, type LeaseOptions } from './lease.ts';
import { repeatEvery } from './repeat.ts';

/** The checkpoint of long-running work, held by the one process that does the work. */
export interface HeldCheckpoint {
  /** The last saved state, by any process; undefined if none was saved. */
  find(): Promise<string | undefined>;
  /** Throws `conflict`, and saves nothing, if another process has taken over the work in the meantime. */
  save(state: string): Promise<void>;
  release(): Promise<void>;
}

const BEAT_EVERY_MS = 10_000;

/**
 * Claims work that only one process may do at a time, on any machine; throws `conflict` with the given message while another live process
 * does it. Work is done first and then saved, so the successor of a process that died repeats what came after the last save.
 */
export async function holdCheckpoint(
  database: Database,
  name: string,
  { refusal, ...options }: LeaseOptions & { readonly refusal: string },
): Promise<HeldCheckpoint> {
  const lease = createLease(database, name, options);
  if (!(await lease.take())) throw new AppError('conflict', refusal);
  // The next save reports a failed heartbeat; several may fail before another process takes over.
  const beating = repeatEvery(
    BEAT_EVERY_MS,
    () => lease.keep(database),
    () => undefined,
  );
  return {
    find: () => findCheckpoint(database, name),

    save: (state) =>
      database.transaction().execute(async (transaction) => {
        if (!(await lease.keep(transaction)))
          throw new AppError('conflict', `${refusal} It took over while this process was unresponsive.`);
        const saved = { state, saved_at: Date.now() };
        await transaction
          .insertInto('checkpoint')
          .values({ name, ...saved })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(saved))
          .execute();
      }),

    async release() {
      await beating.stop();
      await lease.release();
    },
  };
}

/** The last saved state; undefined if none was saved. */
export async function findCheckpoint(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('checkpoint')
    .select('state')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.state;
}

export async function forgetCheckpoint(database: Database, name: string): Promise<void> {
  await database.deleteFrom('checkpoint').where('name', '=', name).execute();
}
