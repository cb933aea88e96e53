import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { TextIndex } from '../lib/text-index/api.ts';
import { backupData } from '../modules/ingest/index.ts';
import { readState, writeState } from '../modules/operations/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createLease } from '../platform/lease.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type Repetition, repeatEvery } from '../platform/repeat.ts';
import {
  type BackupSettings,
  type BackupTarget,
  backupName,
  backupTime,
  openBackupTarget,
} from './backup-target.ts';
import { heldInFolder, openIndexAt } from './open-stores.ts';

export interface ScheduledBackups {
  start(): void;
  stop(): Promise<void>;
  /** Makes a backup if one is due and no other service is making one. Returns its name. */
  makeIfDue(): Promise<string | undefined>;
  /** Age of the newest backup, whichever process made it; undefined if there is none. */
  ageSeconds(): Promise<number | undefined>;
  /** Failed attempts of this service since the start. */
  readonly failures: number;
  problems(): Promise<readonly string[]>;
}

interface Dependencies {
  readonly index: TextIndex;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Settings = BackupSettings &
  Pick<Config, 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP' | 'DATABASE_URL' | 'COPY_FROM' | 'SEARCH_URL'>;

const STATE = 'backup';
const stateSchema = z.object({ name: z.string(), at: z.number() });
const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How much the clock of another machine may be ahead. */
const CLOCK_APART_MS_MAX = HOUR_MS;
const PARTIAL = /^homedex-\d{8}T\d{6}Z(?:\.partial)?$/;

/**
 * Makes scheduled backups if BACKUP_TO is set and the index is in the data folder of this service. With BACKUP_EVERY_HOURS=0 it makes none
 * and only watches those that a timer makes.
 */
export function openScheduledBackups(
  settings: Settings,
  dependencies: Dependencies,
): ScheduledBackups | undefined {
  const { BACKUP_TO, BACKUP_EVERY_HOURS: hours } = settings;
  if (BACKUP_TO === undefined || !heldInFolder(settings).includes('index')) return undefined;
  const { database, clock, logger } = dependencies;
  const target = openBackupTarget(settings);
  const lease = createLease(database, 'backup');
  const stopping = new AbortController();
  let repetition: Repetition | undefined;
  let lastAt: number | undefined;
  let failures = 0;
  let newestAt: number | undefined;
  let listedAt = Number.NEGATIVE_INFINITY;
  const startedAt = clock.now();

  return {
    start() {
      if (hours > 0)
        repetition ??= repeatEvery(LOOK_EVERY_MS, makeIfDue, (error) =>
          logger.error({ event: 'backup_failed', err: error }, 'the scheduled backup failed; it is retried'),
        );
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      await repetition?.stop();
      await lease.release();
    },
    makeIfDue,
    async ageSeconds() {
      if (clock.monotonic() - listedAt >= LOOK_EVERY_MS) {
        listedAt = clock.monotonic();
        // While the target cannot be listed, the newest backup that is known grows older, so that the alert fires.
        newestAt = await newestBackupAt(database, target, clock.now()).catch((error: unknown) => {
          logger.warn({ event: 'backups_unlisted', err: error }, 'the backups could not be listed');
          return newestAt;
        });
      }
      return newestAt === undefined ? undefined : Math.max(0, clock.now() - newestAt) / 1_000;
    },
    get failures() {
      return failures;
    },
    problems: async () =>
      hours > 0 && clock.now() - (lastAt ?? startedAt) > 2 * hours * HOUR_MS
        ? [
            `No backup has succeeded for ${2 * hours} hours. See backup_failed in the log, or run 'homedex backup run'.`,
          ]
        : [],
  };

  async function makeIfDue(): Promise<string | undefined> {
    lastAt = await lastBackupAt(database);
    const sinceMs = lastAt === undefined ? Number.POSITIVE_INFINITY : clock.now() - lastAt;
    // A negative age means that the clock was set back. That must not stop backups until it has caught up.
    if (sinceMs >= 0 && sinceMs < hours * HOUR_MS) return undefined;
    if (!(await lease.acquireOrRenew())) return undefined;
    try {
      const name = await runBackup(settings, dependencies, stopping.signal);
      lastAt = clock.now();
      return name;
    } catch (error) {
      failures += 1;
      throw error;
    }
  }
}

/**
 * The newest backup that is recorded here or found in its target: a timer may have made it with another database, or it may have been
 * copied there. A recorded one that was deleted since does not count, nor does a name that lies in the future: it comes from a clock that
 * was ahead, and would hide for as long that nobody makes backups any more.
 */
async function newestBackupAt(
  database: Database,
  { list }: BackupTarget,
  now: number,
): Promise<number | undefined> {
  const names = await list();
  const recorded = await readState(database, STATE);
  const { name, at } = recorded === undefined ? {} : stateSchema.partial().parse(JSON.parse(recorded));
  const times = names
    .map((one) => (one === name && at !== undefined ? at : backupTime(one)))
    .filter((time) => time <= now + CLOCK_APART_MS_MAX);
  return times.length === 0 ? undefined : Math.max(...times);
}

async function lastBackupAt(database: Database): Promise<number | undefined> {
  const value = await readState(database, STATE);
  return value === undefined ? undefined : stateSchema.parse(JSON.parse(value)).at;
}

/** Makes one backup, moves it to its target, records it, and deletes those beyond BACKUP_KEEP. Returns its name. */
export async function runBackup(
  settings: BackupSettings & Pick<Config, 'BACKUP_KEEP' | 'DATABASE_URL' | 'COPY_FROM' | 'SEARCH_URL'>,
  { index, database, clock, logger }: Dependencies,
  signal?: AbortSignal,
): Promise<string> {
  const target = openBackupTarget(settings);
  const started = clock.monotonic();
  const name = freeName(await target.list(), clock.now());
  await mkdir(target.makeIn, { recursive: true, mode: 0o700 });
  await removeInterrupted(target);
  const directory = resolve(settings.DATA_DIR);
  await backupData(
    { database, index, openIndexAt, held: heldInFolder(settings) },
    directory,
    join(target.makeIn, name),
  );
  await target.upload(name, signal);
  await writeState(database, STATE, JSON.stringify({ name, at: clock.now() }), clock.now());
  const kept = oldestFirst(await target.list(), name);
  const expired = kept.slice(0, Math.max(0, kept.length - settings.BACKUP_KEEP));
  for (const old of expired) await target.delete(old);
  logger.info(
    {
      event: 'backup_made',
      name,
      target: target.description,
      elapsedMs: Math.round(clock.monotonic() - started),
      deleted: expired,
    },
    'backup made',
  );
  return name;
}

/** If the clock was set back, the name for this second may already be taken. */
function freeName(taken: readonly string[], now: number): string {
  let at = now;
  while (taken.includes(backupName(at))) at += 1_000;
  return backupName(at);
}

/**
 * Names later than that of the newest backup come from a clock that was ahead. Sorted by name alone, the newest backup would be deleted
 * first.
 */
function oldestFirst(names: readonly string[], newest: string): readonly string[] {
  return [...names.filter((name) => name > newest), ...names.filter((name) => name <= newest)];
}

/** Removes what a killed backup left behind: nothing uses it, and it is as large as a backup. */
async function removeInterrupted({ makeIn, list }: BackupTarget): Promise<void> {
  const whole = new Set(await list());
  for (const name of await readdir(makeIn))
    if (PARTIAL.test(name) && !whole.has(name))
      await rm(join(makeIn, name), { recursive: true, force: true });
}

export function measureBackups(backups: ScheduledBackups, metrics: Metrics): void {
  metrics.asyncGauges(
    {
      homedex_backup_age_seconds:
        'Age of the newest backup in BACKUP_TO, whoever made it; -1 if there is none.',
    },
    async () => [(await backups.ageSeconds()) ?? -1],
  );
  metrics.counter('homedex_backup_failures_total', 'Scheduled backups that failed.', () => backups.failures);
}
