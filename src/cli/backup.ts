import { openIndexAt, openStores } from '../app/index.ts';
import { backupData, refuseIncompleteFolder, requireInDataFolder } from '../modules/ingest/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export const backupCommand = defineCommand({
  name: 'backup',
  summary: 'Copy accounts, index and stored pages into a new folder, also while the service runs.',
  usage: 'FOLDER',
  options: {},
  examples: ['homedex backup /backups/monday'],
  async run(_options, [folder, ...more]) {
    if (folder === undefined || more.length > 0) throw new UsageError('name one new folder for the backup');
    return backUp(configFromEnvironment().DATA_DIR, folder);
  },
});

export async function backUp(directory: string, folder: string): Promise<number> {
  requireInDataFolder(directory, 'index');
  refuseIncompleteFolder(directory);
  const stores = openStores({ DATA_DIR: directory });
  try {
    const [database, index] = [await stores.database(), await stores.index()];
    await backupData({ database, index, openIndexAt }, directory, folder);
  } finally {
    await stores.close();
  }
  process.stdout.write(`backed up to ${folder}\n`);
  return exitCode.done;
}
