import { heldInFolder, openIndexAt, openStores } from '../app/open-stores.ts';
import { refuseIncompleteFolder, requireInDataFolder } from '../modules/data-folder/index.ts';
import { type Config, configFromEnvironment } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export const backupCommand = defineCommand({
  usage: 'FOLDER',
  options: {},
  examples: ['homedex backup /backups/monday'],
  async run(_options, [folder, ...more]) {
    if (folder === undefined || more.length > 0) throw new UsageError('name one new folder for the backup');
    return backUp(configFromEnvironment(), folder);
  },
});

export async function backUp(config: Config, folder: string): Promise<number> {
  const { DATA_DIR: directory } = config;
  const held = heldInFolder(config);
  if (!held.includes('index'))
    throw new AppError(
      'conflict',
      'The index is in OpenSearch (SEARCH_URL): run pg_dump for the accounts first, then take a snapshot there.',
    );
  requireInDataFolder(directory, 'index');
  refuseIncompleteFolder(directory, held);
  const { backupData } = await import('../modules/ingest/index.ts');
  const stores = openStores(config);
  try {
    const [database, index] = [await stores.database(), await stores.index()];
    await backupData({ database, index, openIndexAt, held }, directory, folder);
  } finally {
    await stores.close();
  }
  if (!held.includes('accounts'))
    process.stderr.write(
      'homedex: the accounts are in PostgreSQL and not part of this backup; run pg_dump, ideally before this\n',
    );
  process.stdout.write(`backed up to ${folder}\n`);
  return exitCode.done;
}
