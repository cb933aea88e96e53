import type { OpenOptions, TextIndex } from '../lib/text-index/api.ts';
import { openCompanyIndex } from '../modules/company-index/index.ts';
import { dataFolder } from '../modules/ingest/index.ts';
import {
  type Database,
  openDatabase,
  openPostgres,
  type PostgresOptions,
  refuseDamagedDatabase,
} from '../platform/database/index.ts';

/** How the index is opened, beyond where it lies; without threads of its own where nothing is said. */
type IndexOptions = Partial<Omit<OpenOptions, 'schema' | 'directory'>>;

export interface StoreOptions {
  /** The SQL database is this one, not a file of the data folder. */
  readonly postgres?: PostgresOptions | undefined;
}

export interface Stores {
  /** Accounts, credits, monitors: all that is in SQL. */
  database(): Promise<Database>;
  /** The companies. */
  index(options?: IndexOptions): Promise<TextIndex>;
  /** Closes those that were opened: the index, then the database. */
  close(): Promise<void>;
}

/**
 * The stores of a data folder, each opened when it is first asked for. The service, the command line and the tests all open theirs
 * here, so that another database or engine has one place to be chosen in. Indexes elsewhere, such as the copy of a backup and the new one
 * of a rebuild, are opened by the commands of ingest that make them.
 */
export function openStores(directory: string, { postgres }: StoreOptions = {}): Stores {
  const paths = dataFolder(directory);
  let database: Promise<Database> | undefined;
  let index: Promise<TextIndex> | undefined;
  return {
    database() {
      database ??= postgres ? openPostgres(postgres) : openInFolder();
      return database;
    },
    index(options) {
      index ??= openCompanyIndex({ workers: 0, ...options, directory: paths.index });
      return index;
    },
    async close() {
      // A store that could not be opened has told whoever asked for it.
      const openIndex = await index?.catch(() => undefined);
      const openSql = await database?.catch(() => undefined);
      try {
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
