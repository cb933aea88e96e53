import { EngineRefusal, type IndexShape, type OpenSearchClient, sendLines } from '../opensearch/index.ts';
import type { VectorModel, VectorRow } from '../vector-index/index.ts';

/** Incremented with every change to what is stored, or how. */
const VERSION = 1;
const MISSING = 404;
const TEXTS_MAX = 1_000;

/** What is known about the vectors of one build. */
export interface BuiltModel {
  readonly model: VectorModel;
  /** The share of the true best 25 that a search finds, measured at the end of the build. */
  readonly recallAt25: number;
}

/** The position of a build up to which all rows are durable. */
export interface SafePosition {
  /** The generation at which the build began: what was written or deleted later is carried over at its end. */
  readonly since?: number;
  readonly rows: number;
  readonly lastKey: string | undefined;
}

const idOf = (key: string): string => `v:${key}`;
export const keyOf = (id: string): string => id.slice(2);

/** One vector index in the cluster: created by a build, named by an identity, and deleted when another replaces it. */
export class VectorsIndex {
  readonly name: string;
  private readonly client: OpenSearchClient;

  constructor(client: OpenSearchClient, name: string) {
    this.client = client;
    this.name = name;
  }

  /** Uses Lucene's graphs explicitly, because OpenSearch's default engine needs libraries that not every node has. */
  async make(model: VectorModel, { shards, replicas }: IndexShape): Promise<void> {
    await this.client.call('PUT', `/${this.name}`, {
      settings: {
        'index.knn': true,
        number_of_shards: shards,
        number_of_replicas: replicas,
        refresh_interval: '-1',
      },
      mappings: {
        dynamic: 'strict',
        _meta: { homedex: `vectors ${VERSION}`, model: model.name },
        properties: {
          key: { type: 'keyword' },
          vector: {
            type: 'knn_vector',
            dimension: model.dims,
            method: {
              name: 'hnsw',
              engine: 'lucene',
              space_type: 'cosinesimil',
              parameters: { m: 16, ef_construction: 128 },
            },
          },
          written: { type: 'long' },
          note: { type: 'object', enabled: false },
          label: { type: 'keyword' },
        },
      },
    });
  }

  async write(rows: readonly VectorRow[], generation: number): Promise<void> {
    await this.send(
      rows.flatMap(({ key, vector }) => [
        { index: { _id: idOf(key), version: generation, version_type: 'external_gte' } },
        { key, vector: Array.from(vector), written: generation },
      ]),
    );
  }

  async remove(keys: readonly string[], generation: number): Promise<void> {
    await this.send(
      keys.map((key) => ({ delete: { _id: idOf(key), version: generation, version_type: 'external_gte' } })),
    );
  }

  /** Records deleted keys, so that a build that has already read them does not bring them back. */
  async noteDeleted(keys: readonly string[], generation: number): Promise<void> {
    await this.send(
      keys.flatMap((key) => [{ index: { _id: `d:${key}` } }, { label: key, written: generation }]),
    );
  }

  async read(
    keys: readonly string[],
    options: { readonly signal?: AbortSignal | undefined; readonly budgetMs?: number | undefined } = {},
  ): Promise<Map<string, Float32Array>> {
    if (keys.length === 0) return new Map();
    const { docs } = await this.client.call<{
      docs: readonly { _id: string; _source?: { vector: readonly number[] } }[];
    }>(
      'POST',
      `/${this.name}/_mget?_source_includes=vector`,
      { ids: keys.map(idOf) },
      { ...options, names: 'in-path' },
    );
    return new Map(
      docs.flatMap(({ _id, _source }) =>
        _source ? [[keyOf(_id), Float32Array.from(_source.vector)] as const] : [],
      ),
    );
  }

  keepModel = (built: BuiltModel): Promise<void> => this.note('model', built);
  findModel = (): Promise<BuiltModel | undefined> => this.noted<BuiltModel>('model');
  keepPosition = (position: SafePosition): Promise<void> => this.note('position', position);
  findPosition = (): Promise<SafePosition | undefined> => this.noted<SafePosition>('position');

  /** Texts stored beside the vectors, by name. */
  async texts(): Promise<Map<string, string>> {
    const { hits } = await this.client.call<{
      hits: { hits: readonly { _source: { label: string; note: { text: string } } }[] };
    }>('POST', `/${this.name}/_search?allow_partial_search_results=false`, {
      size: TEXTS_MAX,
      // Records of deleted keys have a label too.
      query: {
        bool: { filter: [{ exists: { field: 'label' } }], must_not: [{ exists: { field: 'written' } }] },
      },
    });
    return new Map(hits.hits.map(({ _source: { label, note } }) => [label, note.text]));
  }

  async keepText(label: string, text: string | undefined): Promise<void> {
    const path = `/${this.name}/_doc/${encodeURIComponent(`n:${label}`)}?refresh=true`;
    if (text === undefined) await ifThere(() => this.client.call('DELETE', path));
    else await this.client.call('PUT', path, { label, note: { text } });
  }

  /** Some of the vectors; always the same ones. */
  async sample(size: number): Promise<Float32Array[]> {
    const { hits } = await this.client.call<{
      hits: { hits: readonly { _source: { vector: readonly number[] } }[] };
    }>('POST', `/${this.name}/_search?allow_partial_search_results=false`, {
      size,
      _source: ['vector'],
      query: {
        function_score: {
          query: { exists: { field: 'key' } },
          random_score: { seed: 1, field: '_seq_no' },
        },
      },
    });
    return hits.hits.map(({ _source }) => Float32Array.from(_source.vector));
  }

  async refresh(): Promise<void> {
    await this.client.call('POST', `/${this.name}/_refresh`);
  }

  async count(): Promise<number> {
    const query = { exists: { field: 'key' } };
    const { count } = await this.client.call<{ count: number }>('POST', `/${this.name}/_count`, { query });
    return count;
  }

  async bytes(): Promise<number> {
    const { _all } = await this.client.call<{
      _all: { primaries: { store: { size_in_bytes: number } } };
    }>('GET', `/${this.name}/_stats/store`);
    return _all.primaries.store.size_in_bytes;
  }

  private send(lines: readonly object[]): Promise<void> {
    return sendLines(this.client, this.name, lines);
  }

  private async note(id: string, note: object): Promise<void> {
    await this.client.call('PUT', `/${this.name}/_doc/${id}`, { note });
  }

  private async noted<Note>(id: string): Promise<Note | undefined> {
    const answer = await ifThere(() =>
      this.client.call<{ _source: { note: Note } }>('GET', `/${this.name}/_doc/${id}`),
    );
    return answer?._source.note;
  }
}

export async function ifThere<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof EngineRefusal && error.status === MISSING) return undefined;
    throw error;
  }
}
