import type { TextIndex } from '../api.ts';
import { type ClientOptions, OpenSearchClient } from './client.ts';

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

const IDENTITY = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Takes away the indexes of this prefix that answer nobody; those of another prefix that begins the same are told by the rest of their names. */
export async function removeOtherIndexes(
  options: ClientOptions,
  prefix: string,
  kept: readonly string[],
): Promise<void> {
  const client = new OpenSearchClient(options);
  try {
    const found = await client.call<Record<string, unknown>>('GET', `/${prefix}-*/_settings/index.uuid`);
    const ofOurs = new RegExp(`^-(${IDENTITY})(?:-replaced)?$`);
    for (const name of Object.keys(found)) {
      const identity = ofOurs.exec(name.slice(prefix.length))?.[1];
      if (identity !== undefined && !kept.includes(identity)) await client.call('DELETE', `/${name}`);
    }
  } finally {
    await client.close();
  }
}
