import { existsSync } from 'node:fs';
import { writeSyntheticWarc } from '../../bench/ingest/synthetic-warc.ts';
import { openIndexAt } from '../../src/app/index.ts';
import type { TextIndex } from '../../src/lib/text-index/api.ts';
import { dataFolder } from '../../src/modules/data-folder/index.ts';
import { PageArchive } from '../../src/modules/ingest/archive/page-archive.ts';
import { runIngest, warcFilesSource } from '../../src/modules/ingest/index.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

/** Opens the index and the database of a data folder, as a process of its own would, and closes them after the work. */
export async function withIndex<T>(
  directory: string,
  work: (index: TextIndex, database: Database) => Promise<T>,
  { compaction = false }: { readonly compaction?: boolean } = {},
): Promise<T> {
  const index = await openIndexAt(dataFolder(directory).index, { compaction });
  try {
    return await withDatabase(directory, (database) => work(index, database));
  } finally {
    await index.close();
  }
}

export async function withDatabase<T>(
  directory: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { accounts } = dataFolder(directory);
  if (!existsSync(accounts)) copyMigratedDatabase(accounts);
  const database = openDatabase(accounts);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Writes an archive file of synthetic pages and ingests it into a data folder. */
export async function ingestSyntheticPages(directory: string, warc: string, pages: number): Promise<void> {
  await writeSyntheticWarc(warc, pages, 800);
  await withIndex(directory, async (index, database) =>
    runIngest({
      index,
      database,
      source: await warcFilesSource([warc]),
      steps: [new PageArchive({ directory: dataFolder(directory).pages })],
      workers: 0,
    }),
  );
}
