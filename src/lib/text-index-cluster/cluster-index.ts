import { type ClientOptions, OpenSearchClient } from '../opensearch/index.ts';
import type { TextIndex } from '../text-index/api.ts';

/** An index in a cluster, whose place another one can take while services answer. */
export interface ClusterIndex extends TextIndex {
  /**
   * Puts an index that was filled beside in the place of this one, for all services at once. Nobody writes meanwhile: `carry` is given
   * the keys that were written here since a generation, a part at a time. What was here is left as it is.
   */
  replaceBy(
    fresh: ClusterIndex,
    since: number,
    carry: (keys: readonly string[]) => Promise<void>,
  ): Promise<void>;
}

/** Takes away an index that answers nobody any more, with the versions beside it. */
export async function removeIndex(options: ClientOptions, name: string): Promise<void> {
  const client = new OpenSearchClient(options);
  try {
    await client.call('DELETE', `/${name},${name}-replaced?ignore_unavailable=true`);
  } finally {
    await client.close();
  }
}
