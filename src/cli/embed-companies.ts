import { modelChoice } from '../app/model-choice.ts';
import { heldInFolder, openStores } from '../app/open-stores.ts';
import {
  dataFolder,
  lockDataFolder,
  refuseIncompleteFolder,
  requireInDataFolder,
} from '../modules/data-folder/index.ts';
import { embedIndex, openModel } from '../modules/lookalikes/index.ts';
import { type Config, configFromEnvironment } from '../platform/config/index.ts';
import { exitCode } from './command.ts';
import { createProgressLine } from './progress-line.ts';
import { listenForStop } from './stop-signal.ts';
import { readWorkers } from './workers-option.ts';

/** Runs `homedex embed`; returns the exit code. */
export async function embedCompanies(workers: string | undefined): Promise<number> {
  const config = configFromEnvironment();
  if (heldInFolder(config).includes('index')) requireInDataFolder(config.DATA_DIR, 'index');
  refuseIncompleteFolder(config.DATA_DIR, heldInFolder(config));
  const lock = lockDataFolder(config.DATA_DIR);
  const stop = listenForStop();
  try {
    return await embedAll(config, readWorkers(workers), stop.signal);
  } finally {
    stop.release();
    lock.release();
  }
}

async function embedAll(config: Config, workers: number, signal: AbortSignal): Promise<number> {
  const stores = openStores(config);
  const { model, close } = openModel({ ...modelChoice(config), workers });
  const progress = createProgressLine('embedding');
  try {
    const index = await stores.index();
    const { documents } = await index.stats();
    const { embedded, resumed } = await embedIndex({
      index,
      vectors: await stores.vectors(),
      model,
      fitFile: dataFolder(config.DATA_DIR).vectorFit,
      signal,
      onProgress: ({ step, pages }) =>
        progress.update({ done: pages, total: documents, pages, detail: step === 'embedding' ? '' : step }),
    });
    progress.end();
    process.stdout.write(
      `${embedded} of ${documents} companies have a vector of the model ${model.name}${resumed > 0 ? ` (resumed after ${resumed})` : ''}\n`,
    );
    return exitCode.done;
  } catch (error) {
    progress.end();
    if (!signal.aborted) throw error;
    process.stdout.write('stopped early; run it again to continue\n');
    return exitCode.failed;
  } finally {
    await close();
    await stores.close();
  }
}
