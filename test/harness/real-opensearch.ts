import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOpenSearch } from '../../cluster/opensearch/install-opensearch.ts';
import { type RunningOpenSearch, startOpenSearch } from '../../cluster/opensearch/start-opensearch.ts';
import { freePort } from './free-port.ts';

/** Why this run starts no OpenSearch; undefined if it does. */
export function whyNoOpenSearch(): string | undefined {
  // A Java server takes as long to start and warm up as all other tests of the engine together.
  if (process.env.CLUSTER_TESTS !== 'yes') return "they take minutes; 'npm run test:cluster' runs them";
  try {
    installOpenSearch();
    return undefined;
  } catch (error) {
    return `it cannot be had here: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** One real node in a folder of its own, which is removed with it. */
export async function startRealOpenSearch(): Promise<RunningOpenSearch> {
  const folder = mkdtempSync(join(tmpdir(), 'homedex-opensearch-'));
  const running = await startOpenSearch({ folder, port: await freePort() });
  return {
    ...running,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
