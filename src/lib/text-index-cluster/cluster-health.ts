import type { OpenSearchClient } from '../opensearch/index.ts';
import type { IndexStats } from '../text-index/api.ts';

interface Stats {
  readonly _all: {
    readonly primaries: {
      readonly docs: { readonly count: number; readonly deleted: number };
      readonly store: { readonly size_in_bytes: number };
      readonly segments: { readonly count: number };
    };
  };
}

export async function statsOf(
  client: OpenSearchClient,
  index: string,
  generation: number,
): Promise<IndexStats> {
  const { _all } = await client.call<Stats>('GET', `/${index}/_stats/docs,store,segments`);
  const { docs, store, segments } = _all.primaries;
  return {
    documents: docs.count,
    deletedDocuments: docs.deleted,
    // OpenSearch cannot count terms without reading all of them.
    terms: 0,
    segments: segments.count,
    tailDocuments: 0,
    bytesOnDisk: store.size_in_bytes,
    generation,
  };
}

/** Longer than it takes to detect an unresponsive node, and to try the next one. */
const HEALTH_MS_MAX = 2_500;

/** The cluster restores missing copies itself; a shard without any copy prevents searches. */
export async function healthOf(client: OpenSearchClient, index: string): Promise<readonly string[]> {
  try {
    const { status } = await client.call<{ status: string }>(
      'GET',
      `/_cluster/health/${index}?timeout=0s&level=indices`,
      undefined,
      { budgetMs: HEALTH_MS_MAX },
    );
    return status === 'red' ? ['A shard of the index in OpenSearch has no available copy.'] : [];
  } catch {
    return ['OpenSearch is not responding.'];
  }
}
