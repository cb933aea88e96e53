import { setTimeout as wait } from 'node:timers/promises';
import { excludedDomains } from '../app/excluded-domains.ts';
import { openRebuild } from '../app/open-cluster.ts';
import { openStores } from '../app/open-stores.ts';
import { lockDataFolder } from '../modules/data-folder/index.ts';
import { rebuildInCluster } from '../modules/ingest/index.ts';
import type { Config } from '../platform/config/index.ts';
import { exitCode } from './command.ts';
import { describeRebuild } from './ingest-summary.ts';
import { createProgressLine } from './progress-line.ts';
import { listenForStop } from './stop-signal.ts';

/** By then, reads that started on the replaced index have ended. */
const READERS_MS = 120_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `index rebuild` for an index in OpenSearch. The new index is built beside the one that serves searches, which is removed once the
 * services have switched.
 */
export async function rebuildClusterIndex(config: Config, workers: number): Promise<number> {
  const lock = lockDataFolder(config.DATA_DIR);
  const stop = listenForStop();
  const progress = createProgressLine('rebuilding');
  const stores = openStores(config);
  try {
    const database = await stores.database();
    const rebuild = await openRebuild(database, config);
    try {
      const summary = await rebuildInCluster(config.DATA_DIR, {
        ...rebuild,
        database,
        workers,
        isExcluded: await excludedDomains(config, database),
        fingerprintsDir: config.FINGERPRINTS_DIR,
        historyVersions: config.HISTORY_VERSIONS,
        signal: stop.signal,
        onProgress: ({ counts, done, total }) =>
          progress.update({ done, total, pages: counts.pages_read, detail: `${counts.kept} kept` }),
      });
      progress.end();
      const { text, code } = describeRebuild(summary);
      print(text.trimEnd());
      if (!summary.finished) return exitCode.failed;
      print('the services now use the new index; the old one will be removed in two minutes');
      // If this is interrupted, the next rebuild removes the old index.
      await wait(READERS_MS, undefined, { signal: stop.signal }).then(
        () => rebuild.removeReplaced(),
        () => print('the old index was left in place; the next rebuild removes it'),
      );
      return code;
    } finally {
      await rebuild.close();
    }
  } finally {
    progress.end();
    stop.release();
    await stores.close();
    lock.release();
  }
}
