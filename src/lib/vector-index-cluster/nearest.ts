import { type OpenSearchClient, oneOf } from '../opensearch/index.ts';
import type { VectorHit, VectorSearchOptions } from '../vector-index/index.ts';
import { keyOf, type VectorsIndex } from './vectors-index.ts';

interface Response {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: { readonly hits: readonly { readonly _id: string; readonly _score: number }[] };
}

/** At least this many are visited in each graph, even for few results: the matches that a graph misses are at the end of its list. */
const CANDIDATES_MIN = 200;
const CANDIDATES_MAX = 10_000;
const BUDGET_MS = 10_000;
/** Extra hits for ties of the score, which OpenSearch orders arbitrarily. */
const TIES = 20;

/**
 * The nearest by the graphs of all shards. Allowed and excluded keys are applied inside the search, so that no result slot is lost to them.
 */
export async function findNearest(
  client: OpenSearchClient,
  { name }: VectorsIndex,
  vector: Float32Array,
  { limit, allow, exclude, minScore, signal, budgetMs = BUDGET_MS }: VectorSearchOptions,
): Promise<readonly VectorHit[]> {
  if (allow?.size === 0) return [];
  const filter = restrictions(allow, exclude);
  const k = Math.min(CANDIDATES_MAX, Math.max(CANDIDATES_MIN, limit + TIES));
  const answer = await client.call<Response>(
    'POST',
    `/${name}/_search?allow_partial_search_results=false`,
    {
      size: Math.min(CANDIDATES_MAX, limit + TIES),
      _source: false,
      track_total_hits: false,
      query: { knn: { vector: { vector: Array.from(vector), k, ...(filter && { filter }) } } },
    },
    { signal, budgetMs, names: 'in-path' },
  );
  return ranked(answer, limit, minScore);
}

/** The nearest by comparing every vector, to measure what the graphs find. */
export async function findExactly(
  client: OpenSearchClient,
  { name }: VectorsIndex,
  vector: Float32Array,
  limit: number,
): Promise<readonly VectorHit[]> {
  const answer = await client.call<Response>('POST', `/${name}/_search?allow_partial_search_results=false`, {
    size: limit + TIES,
    _source: false,
    query: {
      script_score: {
        query: { exists: { field: 'key' } },
        script: {
          lang: 'knn',
          source: 'knn_score',
          params: { field: 'vector', query_value: Array.from(vector), space_type: 'cosinesimil' },
        },
      },
    },
  });
  // The script adds one to the cosine; the graphs also halve the sum.
  const hits = answer.hits.hits.map((hit) => ({ ...hit, _score: hit._score / 2 }));
  return ranked({ ...answer, hits: { hits } }, limit, undefined);
}

function restrictions(
  allow: ReadonlySet<string> | undefined,
  exclude: ReadonlySet<string> | undefined,
): object | undefined {
  const filter = allow ? [oneOf('key', [...allow])] : [];
  const must_not = exclude && exclude.size > 0 ? [oneOf('key', [...exclude])] : [];
  return filter.length + must_not.length === 0 ? undefined : { bool: { filter, must_not } };
}

/** OpenSearch's score for a cosine is (1 + cosine) / 2. */
function ranked(answer: Response, limit: number, minScore = -1): VectorHit[] {
  return answer.hits.hits
    .map(({ _id, _score }) => ({ key: keyOf(_id), score: 2 * _score - 1 }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
    .slice(0, limit);
}
