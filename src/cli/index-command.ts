import { existsSync } from 'node:fs';
import type { TextIndex } from '../lib/text-index/api.ts';
import {
  backupData,
  checkIndex,
  dataFolder,
  lockDataFolder,
  lockServedFolder,
  rebuildIndex,
  reportIndex,
  restoreData,
} from '../modules/ingest/index.ts';
import { openCompanyIndex } from '../modules/search/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { describeSummary, readWorkers } from './ingest.ts';
import { createProgressLine } from './progress-line.ts';
import { listenForStop } from './stop-signal.ts';

export const indexCommand = defineCommand({
  name: 'index',
  summary: 'Look at the index and look after it.',
  usage: 'stats|check|compact|backup FOLDER|restore FOLDER|rebuild',
  options: {
    workers: {
      type: 'string',
      takes: 'N',
      help: 'Threads that extract in a rebuild. Default: one per processor.',
    },
  },
  examples: [
    'homedex index stats',
    'homedex index check                # exit code 1 and one line per problem',
    'homedex index backup /backups/monday',
    'homedex index restore /backups/monday',
    'homedex index rebuild              # after an extractor change, from the stored pages',
  ],
  async run({ workers }, [action = '', folder, ...more]) {
    const { DATA_DIR: directory, FINGERPRINTS_DIR: fingerprintsDir } = configFromEnvironment();
    if (more.length > 0) throw new UsageError(`'${more[0]}' is one word too many`);
    const needsFolder = action === 'backup' || action === 'restore';
    if (needsFolder !== (folder !== undefined))
      throw new UsageError(
        needsFolder ? `index ${action} needs a folder` : `index ${action} takes no folder`,
      );
    const perform = actions[action as keyof typeof actions];
    if (!Object.hasOwn(actions, action) || perform === undefined)
      throw new UsageError(`there is no 'index ${action}'`);
    return perform({ directory, folder: folder ?? '', workers: readWorkers(workers), fingerprintsDir });
  },
});

interface Call {
  readonly directory: string;
  readonly folder: string;
  readonly workers: number;
  readonly fingerprintsDir: string | undefined;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const actions = {
  stats: (call: Call) =>
    withIndex(call, async (index) => {
      print(JSON.stringify(await reportIndex(index), null, 2));
      return exitCode.done;
    }),

  check: (call: Call) =>
    withIndex(call, async (index) => {
      const { ok, problems, documentsChecked, filesChecked } = await checkIndex(
        index,
        dataFolder(call.directory).pages,
      );
      for (const problem of problems) print(problem);
      print(
        `${documentsChecked} documents and ${filesChecked} files checked, ${ok ? 'all sound' : `${problems.length} problems`}`,
      );
      return ok ? exitCode.done : exitCode.failed;
    }),

  compact: (call: Call) =>
    withIndex(call, async (index) => {
      const before = await index.stats();
      await index.compact();
      const after = await index.stats();
      print(
        `${before.segments} segments became ${after.segments}, ${before.bytesOnDisk} bytes ${after.bytesOnDisk}`,
      );
      return exitCode.done;
    }),

  backup: (call: Call) =>
    withIndex(call, async (index) => {
      await backupData(index, dataFolder(call.directory).pages, call.folder);
      print(`backed up to ${call.folder}`);
      return exitCode.done;
    }),

  restore: (call: Call) =>
    locked(call, async () => {
      const { documents } = await restoreData(call.folder, call.directory);
      print(`restored ${documents} companies`);
      return exitCode.done;
    }),

  rebuild: (call: Call) =>
    locked(call, async () => {
      const stop = listenForStop();
      const progress = createProgressLine('rebuilding');
      const summary = await rebuildIndex(call.directory, {
        workers: call.workers,
        fingerprintsDir: call.fingerprintsDir,
        signal: stop.signal,
        onProgress: ({ counts, done, total }) =>
          progress.update({ done, total, pages: counts.pages_read, detail: `${counts.kept} kept` }),
      }).finally(() => {
        progress.end();
        stop.release();
      });
      print(
        `${describeSummary(summary)}carried over  ${summary.carriedOver} companies without a stored page`,
      );
      return summary.finished ? exitCode.done : exitCode.failed;
    }),
};

async function withIndex({ directory }: Call, work: (index: TextIndex) => Promise<number>): Promise<number> {
  const { index: path } = dataFolder(directory);
  if (!existsSync(path))
    throw new AppError('not_found', `${directory} has no index. 'homedex ingest' makes one.`);
  const index = await openCompanyIndex({ directory: path, workers: 0 });
  try {
    return await work(index);
  } finally {
    await index.close();
  }
}

async function locked({ directory }: Call, work: () => Promise<number>): Promise<number> {
  const locks = [lockDataFolder(directory)];
  try {
    locks.push(lockServedFolder(directory));
    return await work();
  } finally {
    for (const lock of locks) lock.release();
  }
}
