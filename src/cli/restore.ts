import { existsSync } from 'node:fs';
import { openIndexAt, openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import {
  dataFolder,
  lockDataFolder,
  lockServedFolder,
  makeDataFolder,
} from '../modules/data-folder/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { createProgressLine } from './progress-line.ts';

export const replaceOption = {
  type: 'boolean',
  help: 'Replace existing data, which is moved to DATA_DIR/before-restore.',
} as const;

export const restoreCommand = defineCommand({
  usage: '[--replace] FOLDER',
  options: { replace: replaceOption },
  examples: ['homedex restore /backups/monday', 'homedex restore --replace /backups/monday'],
  async run({ replace }, [folder, ...more]) {
    if (folder === undefined || more.length > 0) throw new UsageError('name one backup folder');
    return restore(configFromEnvironment().DATA_DIR, folder, replace);
  },
});

export function restore(directory: string, folder: string, replace: boolean | undefined): Promise<number> {
  makeDataFolder(directory, () => {});
  return withExclusiveDataFolder(directory, async () => {
    await markVectorsUnverified(directory);
    const { restoreData } = await import('../modules/ingest/index.ts');
    const progress = createProgressLine('restoring');
    const { documents, before } = await restoreData(folder, directory, {
      openIndexAt,
      replace: replace === true,
      onProgress: ({ done, total }) => progress.update({ done, total, pages: done, detail: '' }),
    }).finally(() => progress.end());
    process.stdout.write(
      `restored ${counted(documents, 'company', 'companies')}${before === undefined ? '' : `; the previous data is in ${before}`}\n`,
    );
    return exitCode.done;
  });
}

/** A backup contains no vectors. Existing ones may belong to other pages, so the next start compares them in the background. */
async function markVectorsUnverified(directory: string): Promise<void> {
  if (!existsSync(dataFolder(directory).vectors)) return;
  const { forgetEmbedded } = await import('../modules/lookalikes/index.ts');
  const stores = openStores({ DATA_DIR: directory });
  try {
    await forgetEmbedded(await stores.vectors({ flushing: false }));
  } finally {
    await stores.close();
  }
}

/** For work that replaces data a running service would be using. */
export async function withExclusiveDataFolder(
  directory: string,
  work: () => Promise<number>,
): Promise<number> {
  const locks = [lockDataFolder(directory)];
  try {
    locks.push(lockServedFolder(directory));
    return await work();
  } finally {
    for (const lock of locks) lock.release();
  }
}
