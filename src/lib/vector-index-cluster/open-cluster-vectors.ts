import { type ClientOptions, EngineRefusal, type IndexShape, OpenSearchClient } from '../opensearch/index.ts';
import type { WriteLock } from '../text-index-cluster/index.ts';
import type { VectorIndex } from '../vector-index/index.ts';
import { type BuildRight, ClusterVectors } from './cluster-vectors.ts';

const FORBIDDEN = 403;

export interface ClusterVectorsOptions extends ClientOptions {
  /** What the names of indexes begin with; nothing else there begins so. */
  readonly prefix: string;
  /** Of an index that is made; one that is there stays as it is. */
  readonly shape: IndexShape;
  readonly writeLock: WriteLock;
  /** Name the index that a build fills. */
  readonly builds: WriteLock;
  readonly buildRight: BuildRight;
}

/** Opens the vectors that the turns name; undefined where the cluster has no plugin for them. The turns are closed with them, or by who opened them. */
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

/** On every node: a shard could come to lie on any. Who may not ask which plugins there are is taken to have none. */
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
