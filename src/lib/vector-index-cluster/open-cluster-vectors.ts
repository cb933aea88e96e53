import { type ClientOptions, EngineRefusal, type IndexShape, OpenSearchClient } from '../opensearch/index.ts';
import type { WriteLock } from '../text-index-cluster/index.ts';
import type { VectorIndex } from '../vector-index/index.ts';
import { type BuildLock, ClusterVectors } from './cluster-vectors.ts';

const FORBIDDEN = 403;

export interface ClusterVectorsOptions extends ClientOptions {
  /** The prefix of the index names; nothing else in the cluster may have it. */
  readonly prefix: string;
  /** Applies to a new index; an existing one is not changed. */
  readonly shape: IndexShape;
  readonly writeLock: WriteLock;
  /** Names the index that a build fills. */
  readonly builds: WriteLock;
  readonly buildLock: BuildLock;
}

/**
 * Opens the vectors that the write lock names; undefined if the cluster has no vector plugin. The lock is closed with the vectors, or by
 * its opener.
 */
export async function openClusterVectors(options: ClusterVectorsOptions): Promise<VectorIndex | undefined> {
  const client = new OpenSearchClient(options);
  try {
    if (!(await hasPlugin(client))) {
      await client.close();
      return undefined;
    }
    const vectors = new ClusterVectors({ ...options, client });
    await vectors.load();
    return vectors;
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Every node needs the plugin, because a shard could be on any. A user who may not list the plugins counts as having none. */
async function hasPlugin(client: OpenSearchClient): Promise<boolean> {
  const answer = await client
    .call<{ nodes: Record<string, { plugins: readonly { readonly name: string }[] }> }>(
      'GET',
      '/_nodes/plugins',
    )
    .catch((error: unknown) => {
      if (error instanceof EngineRefusal && error.status === FORBIDDEN) return { nodes: {} };
      throw error;
    });
  const all = Object.values(answer.nodes);
  return all.length > 0 && all.every(({ plugins }) => plugins.some(({ name }) => name === 'opensearch-knn'));
}
