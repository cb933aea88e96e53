import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClusterIndex, removeIndex } from '../lib/text-index-cluster/index.ts';
import type { VectorIndex } from '../lib/vector-index/index.ts';
import { openClusterVectors } from '../lib/vector-index-cluster/index.ts';
import { openCompanyCluster } from '../modules/company-index/open-company-index.ts';
import type { Config } from '../platform/config/index.ts';
import { openPostgresWriteLock } from '../platform/coordination/index.ts';
import type { Database } from '../platform/database/index.ts';
import { AppError } from '../platform/errors.ts';
import { createLease } from '../platform/lease.ts';

export type SearchSettings = Pick<
  Config,
  | 'SEARCH_URL'
  | 'SEARCH_INDEX'
  | 'SEARCH_SHARDS'
  | 'SEARCH_REPLICAS'
  | 'SEARCH_USER'
  | 'SEARCH_PASSWORD'
  | 'SEARCH_CA_FILE'
>;

type ClusterSettings = Partial<SearchSettings & Pick<Config, 'DATABASE_URL'>>;

/** The addresses of the cluster and the names used in it. */
function clusterOptions(settings: ClusterSettings) {
  const { DATABASE_URL: url, SEARCH_URL: nodes = [], SEARCH_INDEX: prefix = 'homedex' } = settings;
  if (url === undefined) throw new AppError('invalid_input', 'SEARCH_URL needs DATABASE_URL.');
  return {
    url,
    prefix,
    nodes: nodes.map((node) => node.replace(/\/+$/, '')),
    shape: { shards: settings.SEARCH_SHARDS ?? 3, replicas: settings.SEARCH_REPLICAS ?? 1 },
    user: settings.SEARCH_USER,
    password: settings.SEARCH_PASSWORD,
    ca: settings.SEARCH_CA_FILE && readFileSync(settings.SEARCH_CA_FILE, 'utf8'),
  };
}

/** Waits until the database is open and migrated, because the services agree there on who writes. */
export async function openCluster(
  database: Promise<Database>,
  settings: ClusterSettings,
  { acceptOtherAnalysis = false } = {},
): Promise<ClusterIndex> {
  const { url, ...options } = clusterOptions(settings);
  await database;
  const writeLock = await openPostgresWriteLock({ url, name: options.prefix });
  try {
    return await openCompanyCluster({ ...options, writeLock, acceptOtherAnalysis });
  } catch (error) {
    await writeLock.close();
    throw error;
  }
}

/** Returns undefined if the cluster has no vector plugin. */
export async function openVectorsInCluster(
  database: Database,
  settings: ClusterSettings,
): Promise<VectorIndex | undefined> {
  const { url, ...options } = clusterOptions(settings);
  const prefix = `${options.prefix}-vectors`;
  const writeLock = await openPostgresWriteLock({ url, name: prefix });
  const builds = await openPostgresWriteLock({ url, name: `${prefix}:build` });
  const closeBoth = async (): Promise<void> => {
    await writeLock.close();
    await builds.close();
  };
  try {
    const buildLock = createLease(database, `build:${prefix}`);
    const vectors = await openClusterVectors({ ...options, prefix, writeLock, builds, buildLock });
    if (vectors === undefined) await closeBoth();
    return vectors;
  } catch (error) {
    await closeBoth();
    throw error;
  }
}

export interface Rebuild {
  readonly current: ClusterIndex;
  /** A second index that no service uses yet. After an interruption it is the same one again. */
  readonly fresh: ClusterIndex;
  /** Deletes the old index once the new one has replaced it. */
  removeReplaced(): Promise<void>;
  close(): Promise<void>;
}

/** Opens two indexes in the cluster: the one that serves searches, and the one being built to replace it. */
export async function openRebuild(database: Database, settings: ClusterSettings): Promise<Rebuild> {
  // It is only read by key, so an older analysis version does not matter.
  const current = await openCluster(Promise.resolve(database), settings, { acceptOtherAnalysis: true });
  try {
    return await openBeside(current, settings);
  } catch (error) {
    await current.close();
    throw error;
  }
}

async function openBeside(current: ClusterIndex, settings: ClusterSettings): Promise<Rebuild> {
  const { url, ...options } = clusterOptions(settings);
  const writeLock = await openPostgresWriteLock({ url, name: `${options.prefix}:rebuild` });
  /** Records which index a rebuild replaces. Only that one is deleted, because the cluster may hold other indexes. */
  const replaced = await openPostgresWriteLock({ url, name: `${options.prefix}:replaced` });
  const startOver = (): Promise<void> => writeLock.replaceBy(randomUUID(), async () => ({ generation: 0 }));
  const removeReplaced = async (): Promise<void> => {
    if (replaced.identity() !== current.identity())
      await removeIndex(options, `${options.prefix}-${replaced.identity()}`);
  };
  try {
    // An earlier run was interrupted after the switch.
    if (writeLock.identity() === current.identity()) await startOver();
    await removeReplaced();
    await replaced.replaceBy(current.identity(), async () => ({ generation: 0 }));
    const fresh = await openCompanyCluster({ ...options, writeLock });
    return {
      current,
      fresh,
      async removeReplaced() {
        await startOver();
        await removeReplaced();
      },
      async close() {
        await fresh.close();
        await replaced.close();
        await current.close();
      },
    };
  } catch (error) {
    await writeLock.close();
    await replaced.close();
    throw error;
  }
}
