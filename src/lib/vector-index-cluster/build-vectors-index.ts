import { randomUUID } from 'node:crypto';
import type { IndexShape, OpenSearchClient } from '../opensearch/index.ts';
import type { WriteLock } from '../text-index-cluster/index.ts';
import type { BuildOptions, VectorRow, VectorSource } from '../vector-index/index.ts';
import { findExactly, findNearest } from './nearest.ts';
import { ifThere, VectorsIndex } from './vectors-index.ts';

interface Dependencies {
  readonly client: OpenSearchClient;
  /** The prefix of the index names; an identity follows it. */
  readonly prefix: string;
  readonly shape: IndexShape;
  readonly writeLock: WriteLock;
  /** The generation at which the build begins. */
  readonly since: number;
  /** Names the index that a build fills. */
  readonly builds: WriteLock;
  /** Called between batches; throws if another process builds. */
  readonly renewBuildLock: () => Promise<void>;
  readonly toUnit: (row: VectorRow) => VectorRow;
}

/** Approximate size of one call, in bytes of numbers written as text. */
const BATCH_BYTES = 1_000_000;
const BYTES_PER_NUMBER = 12;
const NEIGHBOURS_MEASURED = 25;
const QUERIES_MEASURED = 20;
const COPY_BATCH_ROWS = 500;

/** Fills a new index beside the one in use, or resumes an interrupted build, and returns its identity and state. */
export async function fillVectorsIndex(
  source: VectorSource,
  options: BuildOptions,
  dependencies: Dependencies,
) {
  const { model, signal, onProgress } = options;
  const { client, prefix, shape, renewBuildLock, toUnit } = dependencies;
  const { identity, position } = await resumeOrStart(options, dependencies);
  const vectors = new VectorsIndex(client, `${prefix}-${identity}`);
  if (position === undefined) await vectors.make(model, shape);
  const from = position ?? { rows: 0, lastKey: undefined };
  let [rows, lastKey] = [from.rows, from.lastKey];
  // A resumed build may have read rows that were changed before it was called again, so its original start counts.
  const startGeneration = position?.since ?? dependencies.since;
  let part: VectorRow[] = [];
  const partMax = Math.max(50, Math.floor(BATCH_BYTES / (model.dims * BYTES_PER_NUMBER)));
  const flush = async (): Promise<void> => {
    if (part.length === 0) return;
    await renewBuildLock();
    await vectors.write(part, 0);
    rows += part.length;
    lastKey = part.at(-1)?.key;
    await vectors.keepPosition({ rows, lastKey, since: startGeneration });
    part = [];
    onProgress?.({ step: 'reading', rows, totalRows: undefined });
  };
  for await (const row of source(from)) {
    signal?.throwIfAborted();
    part.push(toUnit(row));
    if (part.length >= partMax) await flush();
  }
  await flush();
  await vectors.refresh();
  onProgress?.({ step: 'measuring', rows, totalRows: rows });
  const recallAt25 = await measure(client, vectors, await vectors.sample(QUERIES_MEASURED));
  await vectors.keepModel({ model, recallAt25 });
  return { identity, vectors, resumedRows: from.rows, startGeneration };
}

/** Removes what was deleted from the old index since a generation. What was written after that is carried over later. */
export async function carryDeletions(
  client: OpenSearchClient,
  old: VectorsIndex,
  fresh: VectorsIndex,
  since: number,
): Promise<void> {
  for (let after: readonly unknown[] | undefined; ; ) {
    const { hits } = await client.call<{
      hits: {
        hits: readonly { _source: { label: string; written: number }; sort: readonly unknown[] }[];
      };
    }>('POST', `/${old.name}/_search?allow_partial_search_results=false`, {
      size: COPY_BATCH_ROWS,
      _source: ['label', 'written'],
      query: { bool: { filter: [{ range: { written: { gt: since } } }, { exists: { field: 'label' } }] } },
      sort: [{ label: 'asc' }],
      ...(after && { search_after: after }),
    });
    for (const { _source } of hits.hits) await fresh.remove([_source.label], _source.written);
    if (hits.hits.length < COPY_BATCH_ROWS) return;
    after = hits.hits.at(-1)?.sort;
  }
}

/** Copies rows of the same model that were written to the old index since a generation. */
export async function carryOver(
  client: OpenSearchClient,
  old: VectorsIndex,
  fresh: VectorsIndex,
  since: number,
  generation: number,
): Promise<void> {
  for (let after: readonly unknown[] | undefined; ; ) {
    const answer = await client.call<{
      hits: { hits: readonly { _source: VectorRow; sort: readonly unknown[] }[] };
    }>('POST', `/${old.name}/_search?allow_partial_search_results=false`, {
      size: COPY_BATCH_ROWS,
      _source: ['key', 'vector'],
      query: { bool: { filter: [{ range: { written: { gt: since } } }, { exists: { field: 'key' } }] } },
      sort: [{ key: 'asc' }],
      ...(after && { search_after: after }),
    });
    const { hits } = answer.hits;
    await fresh.write(
      hits.map(({ _source: { key, vector } }) => ({ key, vector })),
      generation,
    );
    if (hits.length < COPY_BATCH_ROWS) return;
    after = hits.at(-1)?.sort;
  }
}

/**
 * Resumes an interrupted build of the same model and deletes the remains of another. Only the index that the build lock names is touched.
 */
async function resumeOrStart({ model }: BuildOptions, { client, prefix, builds, writeLock }: Dependencies) {
  // A build was interrupted after the switch to its index.
  if (builds.identity() === writeLock.identity()) await startOver(builds);
  const identity = builds.identity();
  const name = `${prefix}-${identity}`;
  const found = await ifThere(() =>
    client.call<Record<string, { mappings: { _meta?: { model?: string } } }>>('GET', `/${name}/_mapping`),
  );
  if (found === undefined) return { identity, position: undefined };
  const position = await new VectorsIndex(client, name).findPosition();
  if (position && found[name]?.mappings._meta?.model === model.name) return { identity, position };
  await client.call('DELETE', `/${name}`);
  return { identity, position: undefined };
}

/** Makes the next build fill another index. */
export const startOver = (builds: WriteLock): Promise<void> =>
  builds.replaceBy(randomUUID(), async () => ({ generation: 0 }));

/** The share of the true best matches that the graphs find, for vectors that are in the index. */
async function measure(
  client: OpenSearchClient,
  vectors: VectorsIndex,
  sample: readonly Float32Array[],
): Promise<number> {
  let [found, expected] = [0, 0];
  for (const vector of sample) {
    const exact = await findExactly(client, vectors, vector, NEIGHBOURS_MEASURED);
    const nearest = await findNearest(client, vectors, vector, {
      limit: NEIGHBOURS_MEASURED,
      budgetMs: 60_000,
    });
    const keys = new Set(nearest.map(({ key }) => key));
    expected += exact.length;
    found += exact.filter(({ key }) => keys.has(key)).length;
  }
  return expected === 0 ? 1 : found / expected;
}
