import { type ClientOptions, OpenSearchClient } from '../opensearch/index.ts';
import type { TextIndex } from '../text-index/api.ts';

/** An index in a cluster, which can be replaced while services use it. */
export interface ClusterIndex extends TextIndex {
  /**
   * Replaces this index by one that was filled beside it, for all services at once. Nothing is written in the meantime. `carry` receives
   * the keys that were written here since a generation, in batches. The old index is left as it is.
   */
  replaceBy(
    fresh: ClusterIndex,
    since: number,
    carry: (keys: readonly string[]) => Promise<void>,
  ): Promise<void>;
}

/** Deletes an index that is no longer in use, with its stored versions. */
export async function removeIndex(options: ClientOptions, name: string): Promise<void> {
  const client = new OpenSearchClient(options);
  try {
    await client.call('DELETE', `/${name},${name}-replaced?ignore_unavailable=true`);
  } finally {
    await client.close();
  }
}
