import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isBackupName, openBackupTarget } from '../app/backup-target.ts';
import { heldInFolder, openIndexAt, openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import { meantWord } from '../lib/nearest-names.ts';
import {
  dataFolder,
  makeFolder,
  refuseIncompleteFolder,
  requireInDataFolder,
} from '../modules/data-folder/index.ts';
import { type Config, configFromEnvironment } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

/** The number of arguments each action takes, and the message for a wrong number. */
const wanted: Readonly<Record<string, { readonly words: number; readonly sentence: string }>> = {
  run: { words: 0, sentence: "'backup run' takes no words: BACKUP_TO is where it goes" },
  list: { words: 0, sentence: "'backup list' takes no words" },
  verify: { words: 1, sentence: "name one backup: a folder, 'newest', or what 'backup list' shows" },
  rehearse: { words: 1, sentence: "name one backup: a folder, 'newest', or what 'backup list' shows" },
  fetch: { words: 2, sentence: "name one backup that 'backup list' shows, and a folder for it" },
};

export const backupCommand = defineCommand({
  usage: 'FOLDER | run | list | verify BACKUP | rehearse BACKUP | fetch NAME FOLDER',
  options: {
    in: {
      type: 'string',
      takes: 'FOLDER',
      help: 'Where a rehearsal restores to. Default: DATA_DIR/rehearsal.',
    },
  },
  examples: [
    'homedex backup /backups/monday',
    'homedex backup run                              # to BACKUP_TO, and delete what is beyond BACKUP_KEEP',
    'homedex backup list',
    'homedex backup verify /backups/monday           # a folder, or a name in BACKUP_TO; reads everything',
    'homedex backup verify newest                    # the newest in BACKUP_TO, for timers',
    'homedex backup rehearse homedex-20260102T030405Z  # restores it beside the data, checks it, removes it',
    'homedex backup fetch homedex-20260102T030405Z /tmp/restore',
  ],
  async run({ in: rehearsalFolder }, [word = '', ...words]) {
    const config = configFromEnvironment();
    const needed = Object.hasOwn(wanted, word) ? wanted[word] : undefined;
    if (word === '' || words.length !== (needed?.words ?? 0))
      throw new UsageError(needed?.sentence ?? 'name one new folder for the backup');
    const [given = '', folder = ''] = words;
    if (word === 'run') return runNow(config);
    if (word === 'list') {
      for (const name of await openBackupTarget(config).list()) process.stdout.write(`${name}\n`);
      return exitCode.done;
    }
    if (word === 'fetch') {
      process.stdout.write(
        `fetched to ${await openBackupTarget(config).fetch(requireName(given), resolve(folder))}\n`,
      );
      return exitCode.done;
    }
    if (word === 'verify' || word === 'rehearse')
      return withBackup(
        config,
        given,
        word === 'verify' ? verify : (path) => rehearse(config, path, rehearsalFolder),
      );
    const meant = meantWord(word, Object.keys(wanted));
    if (meant !== undefined)
      throw new UsageError(
        `there is no 'backup ${word}'; did you mean '${meant}'? For a folder of that name write ./${word}`,
      );
    return backUp(config, word);
  },
});

export async function backUp(config: Config, folder: string): Promise<number> {
  return withOpenStores(config, async (stores) => {
    const { backupData } = await import('../modules/ingest/index.ts');
    const [database, index] = [await stores.database(), await stores.index()];
    await backupData({ database, index, openIndexAt, held: heldInFolder(config) }, config.DATA_DIR, folder);
    process.stdout.write(`backed up to ${folder}\n`);
  });
}

function runNow(config: Config): Promise<number> {
  return withOpenStores(config, async (stores) => {
    const { runBackup } = await import('../app/scheduled-backups.ts');
    const { createLogger } = await import('../platform/logger.ts');
    const { systemClock } = await import('../platform/clock.ts');
    const name = await runBackup(config, {
      database: await stores.database(),
      index: await stores.index(),
      clock: systemClock,
      logger: createLogger({ level: config.LOG_LEVEL }),
    });
    process.stdout.write(`backed up to ${openBackupTarget(config).description} as ${name}\n`);
  });
}

async function withOpenStores(
  config: Config,
  work: (stores: ReturnType<typeof openStores>) => Promise<void>,
): Promise<number> {
  const held = heldInFolder(config);
  if (!held.includes('index'))
    throw new AppError(
      'conflict',
      'The index is in OpenSearch (SEARCH_URL): run pg_dump for the accounts first, then take a snapshot there.',
    );
  requireInDataFolder(config.DATA_DIR, 'index');
  refuseIncompleteFolder(config.DATA_DIR, held);
  const stores = openStores(config);
  try {
    await work(stores);
  } finally {
    await stores.close();
  }
  if (!held.includes('accounts'))
    process.stderr.write(
      'homedex: the accounts are in PostgreSQL and not part of this backup; run pg_dump, ideally before this\n',
    );
  return exitCode.done;
}

function requireName(text: string): string {
  if (!isBackupName(text)) throw new UsageError(`'${text}' is not a name that 'backup list' shows`);
  return text;
}

/** Accepts a folder, or a name in BACKUP_TO. A remote backup is downloaded and removed afterwards. */
async function withBackup(
  config: Config,
  given: string,
  work: (folder: string) => Promise<number>,
): Promise<number> {
  const name = given === 'newest' ? await newestIn(config) : given;
  if (!isBackupName(name) || config.BACKUP_TO === undefined) return work(name);
  const downloads = join(resolve(config.DATA_DIR), 'backup-download');
  try {
    makeFolder(downloads);
    return await work(await openBackupTarget(config).fetch(name, downloads));
  } finally {
    await rm(downloads, { recursive: true, force: true });
  }
}

async function newestIn(config: Config): Promise<string> {
  const { list, description } = openBackupTarget(config);
  const newest = (await list()).at(-1);
  if (newest === undefined) throw new AppError('not_found', `There is no backup in ${description}.`);
  return newest;
}

async function verify(folder: string): Promise<number> {
  const { verifyBackup } = await import('../modules/ingest/index.ts');
  const { damaged, damagedPages, files, bytes } = await verifyBackup(folder);
  for (const path of damaged)
    process.stdout.write(`${path} is missing or has changed since it was written\n`);
  for (const problem of damagedPages) process.stdout.write(`${problem}\n`);
  if (damagedPages.length > 0) {
    process.stdout.write(
      `${folder} can be restored, but some stored pages were damaged before it was made. Keep an older backup whose pages are intact: a rebuild needs them.\n`,
    );
    return exitCode.failed;
  }
  process.stdout.write(
    damaged.length === 0
      ? `${folder} can be restored: ${files} files, ${bytes} bytes, all intact\n`
      : `${folder} cannot be restored: ${damaged.length} of ${files} files are damaged. Use another backup.\n`,
  );
  return damaged.length === 0 ? exitCode.done : exitCode.failed;
}

/**
 * Restores into an empty folder by the same code as a real restore, checks what a first start would check, and removes everything again.
 */
async function rehearse(config: Config, backup: string, given: string | undefined): Promise<number> {
  const directory = given === undefined ? join(resolve(config.DATA_DIR), 'rehearsal') : resolve(given);
  const { restoreData } = await import('../modules/ingest/index.ts');
  makeFolder(directory);
  try {
    const { documents } = await restoreData(backup, directory, {
      openIndexAt,
      replace: false,
      onProgress: () => undefined,
    });
    const { accounts, index } = dataFolder(directory);
    const report = await openRestored(index);
    const stores = openStores({ DATA_DIR: directory });
    const { rows } = await countAccounts(await stores.database()).finally(() => stores.close());
    process.stdout.write(
      `restored ${counted(documents, 'company', 'companies')} and ${counted(rows, 'account')} to ${directory}, read ${report} of them and opened ${accounts}; removed again\n`,
    );
    return exitCode.done;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const SAMPLE = 1_000;

/** Reads profiles from a restored index as a service would. */
async function openRestored(directory: string): Promise<number> {
  const index = await openIndexAt(directory, { compaction: false, acceptOtherAnalysis: true });
  try {
    const keys = await index.listKeys({ limit: SAMPLE });
    const found = await index.findMany(keys);
    if (found.size !== keys.length)
      throw new AppError('conflict', `Only ${found.size} of ${keys.length} restored companies can be read.`);
    return found.size;
  } finally {
    await index.close();
  }
}

async function countAccounts(
  database: Awaited<ReturnType<ReturnType<typeof openStores>['database']>>,
): Promise<{ rows: number }> {
  const { rows } = await database
    .selectFrom('account')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return { rows: Number(rows) };
}
