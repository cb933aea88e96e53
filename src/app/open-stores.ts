import { resolve } from 'node:path';
import type { TextIndex } from '../lib/text-index/api.ts';
import { type OpenVectorIndexOptions, openVectorIndex, type VectorIndex } from '../lib/vector-index/index.ts';
import { openCompanyIndex } from '../modules/company-index/open-company-index.ts';
import { dataFolder, type OpenIndexAt } from '../modules/ingest/index.ts';
import type { Config } from '../platform/config/index.ts';
import { type Database, refuseDamagedDatabase } from '../platform/database/index.ts';
import { type Move, moveToPostgres, openDatabase, openPostgres } from '../platform/database/open.ts';
import { AppError } from '../platform/errors.ts';

/** How the index is opened, beyond where it lies; without threads of its own where nothing is said. */
type IndexOptions = Parameters<OpenIndexAt>[1];

/** What decides where the stores are: unset, they lie in the data folder. */
export type StoreSettings = Pick<Config, 'DATA_DIR'> &
  Partial<Pick<Config, 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>>;

/** What of the stores lies in the data folder, so that it is known to be lost when it is not there. */
export const heldInFolder = ({
  DATABASE_URL,
}: Pick<StoreSettings, 'DATABASE_URL'>): readonly ('index' | 'accounts')[] =>
  DATABASE_URL === undefined ? ['index', 'accounts'] : ['index'];

export interface Stores {
  /** Accounts, credits, monitors: all that is in SQL. */
  database(): Promise<Database>;
  /** The companies. */
  index(options?: IndexOptions): Promise<TextIndex>;
  /** The vectors of the companies; without threads of their own where nothing is said. */
  vectors(options?: Partial<Omit<OpenVectorIndexOptions, 'directory'>>): Promise<VectorIndex>;
  /** Closes those that were opened: the vectors, the index, then the database. */
  close(): Promise<void>;
}

/**
 * The stores of a service, each opened when it is first asked for. The service, the command line, benches and tests all open theirs here
 * and nowhere else, so that another database or engine has one place to be chosen in.
 */
export function openStores({ DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS }: StoreSettings): Stores {
  const paths = dataFolder(resolve(DATA_DIR));
  let database: Promise<Database> | undefined;
  let index: Promise<TextIndex> | undefined;
  let vectors: Promise<VectorIndex> | undefined;
  return {
    database() {
      database ??=
        DATABASE_URL === undefined
          ? openInFolder()
          : openPostgres({
              url: DATABASE_URL,
              ...(DATABASE_CONNECTIONS !== undefined && { connectionsMax: DATABASE_CONNECTIONS }),
            });
      return database;
    },
    index(options) {
      index ??= openIndexAt(paths.index, options);
      return index;
    },
    vectors(options) {
      vectors ??= openVectorIndex({ workers: 0, ...options, directory: paths.vectors });
      return vectors;
    },
    async close() {
      // A store that could not be opened has told whoever asked for it.
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

  async function openInFolder(): Promise<Database> {
    refuseDamagedDatabase(paths.accounts);
    return openDatabase(paths.accounts);
  }
}

/** Copies what is in SQL from the file of the data folder to the database that DATABASE_URL names. */
export function moveAccounts({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Move> {
  if (DATABASE_URL === undefined)
    throw new AppError('invalid_input', 'Name the PostgreSQL database to move to in DATABASE_URL.');
  return moveToPostgres({ file: dataFolder(DATA_DIR).accounts, url: DATABASE_URL });
}

/** An index elsewhere, such as the copy in a backup and the new one of a rebuild; whoever opens it closes it. */
export const openIndexAt: OpenIndexAt = (directory, options) =>
  openCompanyIndex({ workers: 0, ...options, directory });
