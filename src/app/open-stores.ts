import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FollowedIndex } from '../lib/index-copies/index.ts';
import type { TextIndex } from '../lib/text-index/api.ts';
import type { OpenVectorIndexOptions, VectorIndex } from '../lib/vector-index/index.ts';
import { dataFolder } from '../modules/data-folder/index.ts';
import type { OpenIndexAt } from '../modules/ingest/index.ts';
import type { Config } from '../platform/config/index.ts';
import type { Database, SchemaState } from '../platform/database/index.ts';
import type { Move } from '../platform/database/open.ts';
import { AppError } from '../platform/errors.ts';
import { type Repetition, repeatEvery } from '../platform/repeat.ts';
import type { SearchSettings } from './open-cluster.ts';

/** Options for opening the index, other than its folder. By default it gets no threads. */
type IndexOptions = Parameters<OpenIndexAt>[1];
type VectorOptions = Partial<Omit<OpenVectorIndexOptions, 'directory'>> | undefined;

/** Settings that decide where the stores are. Without them the stores are in the data folder. */
export type StoreSettings = Pick<Config, 'DATA_DIR'> &
  Partial<
    Pick<
      Config,
      'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'COPY_FROM' | 'COPY_SECONDS' | 'COPY_STALE_MINUTES'
    > &
      SearchSettings
  >;

/** Lists the stores kept in the data folder, so that a missing one is detected. */
export const heldInFolder = ({
  DATABASE_URL,
  COPY_FROM,
  SEARCH_URL = [],
}: Pick<StoreSettings, 'DATABASE_URL' | 'COPY_FROM' | 'SEARCH_URL'>): readonly ('index' | 'accounts')[] => [
  ...(SEARCH_URL.length > 0 || COPY_FROM !== undefined ? [] : (['index'] as const)),
  ...(DATABASE_URL === undefined ? (['accounts'] as const) : []),
];

export interface Stores {
  /** Accounts, credits, monitors: everything that is stored in SQL. */
  database(): Promise<Database>;
  /** The profiles of the companies. */
  index(options?: IndexOptions): Promise<TextIndex>;
  /** The vectors of the companies. By default they get no threads. */
  vectors(options?: VectorOptions): Promise<VectorIndex>;
  /** How long ago the writer last confirmed that its index equals the copy served here; undefined if no copy is served. */
  copyAgeMs(): number | undefined;
  /** Closes the stores that were opened: the vectors, the index, then the database. */
  close(): Promise<void>;
}

/**
 * The stores of a service. Each is loaded and opened on first use, so that a command that reads accounts does not wait for the engines. The
 * service, the command line, benches and tests all open their stores here, so that a database or engine is chosen in one place.
 */
export function openStores(settings: StoreSettings): Stores {
  const { DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS } = settings;
  const paths = dataFolder(resolve(DATA_DIR));
  let database: Promise<Database> | undefined;
  let index: Promise<TextIndex> | undefined;
  let vectors: Promise<VectorIndex> | undefined;
  let copyAgeMs: (() => number) | undefined;
  return {
    database: theDatabase,
    index(options) {
      index ??= openChosenIndex(options);
      return index;
    },
    vectors(options) {
      vectors ??= openChosenVectors(options);
      return vectors;
    },
    copyAgeMs: () => copyAgeMs?.(),
    async close() {
      // If a store could not be opened, its caller already got the error.
      const openVectors = await vectors?.catch(() => undefined);
      const openIndex = await index?.catch(() => undefined);
      const openSql = await database?.catch(() => undefined);
      try {
        await openVectors?.close();
        await openIndex?.close();
      } finally {
        await openSql?.destroy();
      }
    },
  };

  function theDatabase(): Promise<Database> {
    database ??= DATABASE_URL === undefined ? openInFolder() : openAt(DATABASE_URL);
    return database;
  }

  async function openChosenIndex(options: IndexOptions): Promise<TextIndex> {
    if (heldInFolder(settings).includes('index')) return openIndexAt(paths.index, options);
    if (settings.COPY_FROM === undefined) {
      const { openCluster } = await import('./open-cluster.ts');
      return openCluster(theDatabase(), settings);
    }
    const { index: copy, ageMs } = await openCopy(settings, paths.copies, options);
    copyAgeMs = ageMs;
    return copy;
  }

  /** Opens the vectors in the cluster beside the companies if it supports vectors, otherwise in the data folder of each machine. */
  async function openChosenVectors(options: VectorOptions): Promise<VectorIndex> {
    if (isInCluster(settings)) {
      const { openVectorsInCluster } = await import('./open-cluster.ts');
      const shared = await openVectorsInCluster(await theDatabase(), settings);
      if (shared !== undefined) return shared;
    }
    const { openVectorIndex } = await import('../lib/vector-index/open-vector-index.ts');
    return openVectorIndex({ workers: 0, ...options, directory: paths.vectors });
  }

  async function openInFolder(): Promise<Database> {
    const { refuseDamagedDatabase } = await import('../platform/database/index.ts');
    const { openDatabase } = await import('../platform/database/sqlite/open-database.ts');
    refuseDamagedDatabase(paths.accounts);
    return openDatabase(paths.accounts);
  }

  async function openAt(url: string): Promise<Database> {
    const { openPostgres } = await import('../platform/database/postgres/open-postgres.ts');
    return openPostgres({
      url,
      ...(DATABASE_CONNECTIONS !== undefined && { connectionsMax: DATABASE_CONNECTIONS }),
    });
  }
}

const isInCluster = ({ SEARCH_URL = [] }: StoreSettings): boolean => SEARCH_URL.length > 0;

/** Serves the newest copy of another service's index, and polls for newer ones until it is closed. */
async function openCopy(
  { COPY_FROM = '', COPY_SECONDS = 60, COPY_STALE_MINUTES = 15 }: StoreSettings,
  directory: string,
  options: IndexOptions,
): Promise<Pick<FollowedIndex, 'index' | 'ageMs'>> {
  const { followCopies, openCopyStore } = await import('../lib/index-copies/index.ts');
  const onFailure = options?.onBackgroundError ?? (() => undefined);
  let looking: Repetition | undefined;
  const { index, follow, ageMs } = await followCopies({
    store: openCopyStore(COPY_FROM),
    directory,
    openIndex: (folder) => openIndexAt(folder, { ...options, compaction: false, verification: false }),
    onFailure,
    now: () => Date.now(),
    staleMsMax: COPY_STALE_MINUTES * 60_000,
    onClose: async () => looking?.stop(),
  });
  looking = repeatEvery(COPY_SECONDS * 1_000, follow, onFailure);
  return { index, ageMs };
}

/** Copies the SQL data from the file in the data folder to the database named by DATABASE_URL. */
export async function moveAccounts({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Move> {
  if (DATABASE_URL === undefined)
    throw new AppError('invalid_input', 'Set DATABASE_URL to the PostgreSQL database to move to.');
  const { moveToPostgres } = await import('../platform/database/open.ts');
  return moveToPostgres({ file: dataFolder(DATA_DIR).accounts, url: DATABASE_URL });
}

/**
 * Reports which migrations the database has, without opening it for work; undefined if there is no database yet. A damaged file is refused
 * as at a start, whatever its size.
 */
export async function inspectDatabase({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<SchemaState | undefined> {
  const file = dataFolder(resolve(DATA_DIR)).accounts;
  if (DATABASE_URL === undefined && !existsSync(file)) return undefined;
  const { inspectSchema, refuseDamagedDatabase } = await import('../platform/database/index.ts');
  if (DATABASE_URL === undefined) refuseDamagedDatabase(file, { bytesMax: Number.POSITIVE_INFINITY });
  return inspectSchema(DATABASE_URL === undefined ? { file } : { url: DATABASE_URL });
}

/** Opens an index in another folder, for example in a backup or for a rebuild. The caller closes it. */
export const openIndexAt: OpenIndexAt = async (directory, options) => {
  const { openCompanyIndex } = await import('../modules/company-index/open-company-index.ts');
  return openCompanyIndex({ workers: 0, ...options, directory });
};
