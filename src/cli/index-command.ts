import { existsSync } from 'node:fs';
import { excludedDomains } from '../app/excluded-domains.ts';
import { heldInFolder, openIndexAt, openStores, type Stores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import { meantWord } from '../lib/nearest-names.ts';
import {
  dataFolder,
  refuseHalfRestored,
  refuseIncompleteFolder,
  refuseLost,
  requireInDataFolder,
} from '../modules/data-folder/index.ts';
import { type Config, configFromEnvironment } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { backUp } from './backup.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { createProgressLine } from './progress-line.ts';
import { replaceOption, restore, withExclusiveDataFolder } from './restore.ts';
import { listenForStop } from './stop-signal.ts';
import { readWorkers } from './workers-option.ts';

export const indexCommand = defineCommand({
  usage: 'stats|check|compact|reclassify|rebuild|backup FOLDER|restore FOLDER|forget DOMAIN|EMAIL',
  options: {
    workers: {
      type: 'string',
      takes: 'N',
      help: 'Extraction threads for a rebuild. Default: one per CPU.',
    },
    replace: replaceOption,
  },
  examples: [
    'homedex index stats',
    'homedex index check                # reads index and stored pages; exit code 1 and one line per problem',
    'homedex index reclassify           # new industries from the stored text, which lacks menus and declared types; while the service runs',
    'homedex index rebuild              # from the stored pages; exit code 1 if some could not be read',
    'homedex index forget ann@acme.com  # removes a site or an address permanently',
  ],
  async run({ workers, replace }, [action = '', folder, ...more]) {
    const config = configFromEnvironment();
    if (more.length > 0) throw new UsageError(`'${more[0]}' is unexpected`);
    if (action === 'forget') {
      if (folder === undefined) throw new UsageError('index forget needs a domain or an e-mail address');
      const { forget } = await import('./forget.ts');
      return forget(config, folder);
    }
    const needsFolder = action === 'backup' || action === 'restore';
    if (needsFolder !== (folder !== undefined))
      throw new UsageError(
        needsFolder ? `index ${action} needs a folder` : `index ${action} takes no folder`,
      );
    if (action === 'backup') return backUp(config, folder ?? '');
    if (action === 'restore') return restore(config.DATA_DIR, folder ?? '', replace);
    const perform = actions[action as keyof typeof actions];
    if (!Object.hasOwn(actions, action) || perform === undefined) {
      const meant = meantWord(action, ['backup', 'restore', 'forget', ...Object.keys(actions)]);
      throw new UsageError(
        `there is no 'index ${action}'${meant === undefined ? '' : `; did you mean '${meant}'?`}`,
      );
    }
    return perform({ config, workers: readWorkers(workers) });
  },
});

interface Call {
  readonly config: Config;
  readonly workers: number;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const actions = {
  stats: (call: Call) =>
    withStores(call, async (stores) => {
      const { reportIndex } = await import('../modules/ingest/index.ts');
      const { pages } = dataFolder(call.config.DATA_DIR);
      const report = await reportIndex(await stores.database(), await stores.index(), pages);
      print(JSON.stringify(report, null, 2));
      return exitCode.done;
    }),

  check: (call: Call) =>
    withStores(call, async (stores) => {
      const { checkIndex } = await import('../modules/ingest/index.ts');
      const { ok, problems, documentsChecked, filesChecked } = await checkIndex(
        await stores.database(),
        await stores.index(),
        dataFolder(call.config.DATA_DIR).pages,
      );
      for (const problem of problems) print(problem);
      print(
        `${counted(documentsChecked, 'document')} and ${counted(filesChecked, 'file')} checked${documentsChecked === 0 && !ok ? ' (documents are read only if no file of the index is damaged)' : ''}, ${ok ? 'no problems' : counted(problems.length, 'problem')}`,
      );
      return ok ? exitCode.done : exitCode.failed;
    }),

  compact: (call: Call) =>
    withStores(call, async (stores) => {
      const index = await stores.index();
      const before = await index.stats();
      await index.compact();
      const after = await index.stats();
      print(
        `segments: ${before.segments} → ${after.segments}, bytes: ${before.bytesOnDisk} → ${after.bytesOnDisk}`,
      );
      return exitCode.done;
    }),

  reclassify: (call: Call) => {
    if (call.config.COPY_FROM !== undefined) throw new AppError('conflict', readOnlyCopy('reclassify'));
    return withStores(call, reclassifyStores);
  },

  rebuild: async ({ config, workers }: Call) => {
    if (config.COPY_FROM !== undefined) throw new AppError('conflict', readOnlyCopy('rebuild'));
    if (config.SEARCH_URL.length === 0) return rebuildInFolder({ config, workers });
    const { rebuildClusterIndex } = await import('./rebuild-in-cluster.ts');
    return rebuildClusterIndex(config, workers);
  },
};

const readOnlyCopy = (work: string): string =>
  `This machine has a read-only copy of the index. Run the ${work} on the service that writes it.`;

async function reclassifyStores(stores: Stores): Promise<number> {
  const { reclassifyIndex } = await import('../modules/ingest/index.ts');
  const index = await stores.index();
  const { documents } = await index.stats();
  const stop = listenForStop();
  const progress = createProgressLine('reclassifying');
  const { read, changed, finished, resumedAfter } = await reclassifyIndex(index, {
    database: await stores.database(),
    signal: stop.signal,
    onProgress: (state) =>
      progress.update({
        done: state.read,
        total: documents,
        pages: state.read,
        detail: `${state.changed} changed`,
      }),
  }).finally(() => {
    progress.end();
    stop.release();
  });
  const resumed = resumedAfter === undefined ? '' : `, continued after ${resumedAfter}`;
  print(`${counted(read, 'company', 'companies')} read, ${changed} changed${resumed}`);
  if (!finished) print('stopped early; run it again to continue');
  return finished ? exitCode.done : exitCode.failed;
}

function rebuildInFolder({ config, workers }: Call): Promise<number> {
  return withFolder(config.DATA_DIR, async () => {
    refuseHalfRestored(config.DATA_DIR);
    // A rebuild may recreate a lost index, but must not recreate lost accounts.
    if (heldInFolder(config).includes('accounts')) refuseLost(config.DATA_DIR, 'accounts');
    const { rebuildIndex } = await import('../modules/ingest/index.ts');
    const { describeRebuild } = await import('./ingest-summary.ts');
    const stop = listenForStop();
    const progress = createProgressLine('rebuilding');
    const stores = openStores(config);
    const database = await stores.database();
    const summary = await rebuildIndex(config.DATA_DIR, {
      openIndexAt,
      database,
      isExcluded: await excludedDomains(config, database),
      workers,
      fingerprintsDir: config.FINGERPRINTS_DIR,
      historyVersions: config.HISTORY_VERSIONS,
      signal: stop.signal,
      onProgress: ({ counts, done, total }) =>
        progress.update({ done, total, pages: counts.pages_read, detail: `${counts.kept} kept` }),
    }).finally(async () => {
      progress.end();
      stop.release();
      await stores.close();
    });
    if (summary.unreadable !== undefined)
      print(
        `the old index could not be read, so companies without a stored page are missing; it was moved to ${summary.unreadable.keptIn} (${summary.unreadable.reason})`,
      );
    const { text, code } = describeRebuild(summary);
    process.stdout.write(text);
    return code;
  });
}

async function withStores({ config }: Call, work: (stores: Stores) => Promise<number>): Promise<number> {
  if (heldInFolder(config).includes('index')) requireInDataFolder(config.DATA_DIR, 'index');
  refuseIncompleteFolder(config.DATA_DIR, heldInFolder(config));
  const stores = openStores(config);
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** Locking creates the folder, so a mistyped one is refused first. */
async function withFolder(directory: string, work: () => Promise<number>): Promise<number> {
  if (!existsSync(directory))
    throw new AppError('not_found', `The folder ${directory} does not exist. Check DATA_DIR.`);
  return withExclusiveDataFolder(directory, work);
}
