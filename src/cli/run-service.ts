import { availableParallelism } from 'node:os';
import { type Composition, compose } from '../app/composition.ts';
import { heldInFolder } from '../app/open-stores.ts';
import { buildApp } from '../http/index.ts';
import { closesInTime, listenUntilSignal } from '../http/listen.ts';
import {
  lockForServer,
  makeDataFolder,
  refuseIncompleteFolder,
  useDataFolder,
} from '../modules/data-folder/index.ts';
import { fillWithDemo, wantsDemo } from '../modules/demo/index.ts';
import { settleReplacedIndex } from '../modules/ingest/index.ts';
import { EmbeddingStep } from '../modules/lookalikes/index.ts';
import type { Config } from '../platform/config/index.ts';
import { exitCode } from './command.ts';
import { createProgressLine } from './progress-line.ts';
import { listenForStop } from './stop-signal.ts';

/** Serves until SIGTERM or Ctrl-C; returns the exit code. */
export async function runService(config: Config): Promise<number> {
  if (process.getuid?.() === 0)
    process.stderr.write(
      'homedex: running as root; a dedicated user that owns only DATA_DIR is safer (see deploy/systemd)\n',
    );
  makeDataFolder(config.DATA_DIR, (warning) => process.stderr.write(`homedex: ${warning}\n`));
  const locks = [
    useDataFolder(config.DATA_DIR),
    lockForServer(config.DATA_DIR, config.SHARE_DATA_DIR === 'yes'),
  ];
  let composition: Composition | undefined;
  const close = async (): Promise<void> => {
    await composition?.close();
    for (const lock of locks) lock.release();
  };
  try {
    await settleReplacedIndex(config.DATA_DIR);
    refuseIncompleteFolder(config.DATA_DIR, heldInFolder(config));
    composition = await compose(config);
    return await serveComposition(composition, config, close);
  } catch (error) {
    await closesInTime(close, (later) =>
      process.stderr.write(`homedex: the stores could not be closed: ${String(later)}\n`),
    );
    throw error;
  }
}

async function serveComposition(
  composition: Composition,
  config: Config,
  close: () => Promise<void>,
): Promise<number> {
  const isWriting = config.COPY_FROM === undefined;
  const isFilling =
    isWriting && config.DEMO_SITES > 0 && (await wantsDemo(composition.database, composition.index));
  if (isFilling && !(await makeDemo(composition, config))) {
    await close();
    return exitCode.failed;
  }
  await composition.services.rowCharges.start();
  await composition.services.controls.refresh();
  composition.services.controls.start();
  composition.services.vectorMaintenance.start();
  // Only the service that writes runs monitors, fetches and stores.
  if (isWriting) composition.services.monitorRunner.start();
  composition.services.mails.start();
  composition.services.knownDomains.start();
  composition.services.accounts.purge.start();
  if (isWriting) composition.services.liveFetching.start();
  composition.publisher?.start();
  composition.backups?.start();
  composition.services.copilot.prepare();
  const app = await buildApp(composition.services, composition.appOptions);
  return listenUntilSignal(app, {
    port: config.PORT,
    host: config.HOST,
    drainMsMax: config.SHUTDOWN_SECONDS * 1000,
    publicUrl: config.PUBLIC_URL,
    close,
  });
}

/** Returns false if it was interrupted. */
async function makeDemo(
  { index, database, vectorIndex, services }: Composition,
  config: Config,
): Promise<boolean> {
  process.stderr.write(
    `homedex: empty index; filling it with ${config.DEMO_SITES} homepages of fictional companies (set DEMO_SITES=0 to start empty)\n`,
  );
  const progress = createProgressLine('building the demo index');
  const { signal, release } = listenForStop();
  try {
    await fillWithDemo({
      index,
      database,
      dataDir: config.DATA_DIR,
      sites: config.DEMO_SITES,
      // Somebody waits for it, so a thread more is worth the processor time that it takes to compile the extractor again.
      workers: availableParallelism(),
      steps: [
        new EmbeddingStep({
          vectors: vectorIndex,
          model: services.companyVectors.model,
          index,
          isFirst: true,
          onProblem: (error) => services.logger.error({ err: error }, 'the demo companies have no vectors'),
        }),
      ],
      signal,
      onProgress({ kept, sites }) {
        progress.update({ done: kept, total: sites, pages: kept, detail: '' });
        // From here on one thread embeds the last pages; meanwhile the copilot's loads on another processor.
        if (kept === sites) services.copilot.prepare();
      },
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    progress.end();
    release();
  }
  return !signal.aborted;
}
