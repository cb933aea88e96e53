import type { IndexShape } from '../opensearch/index.ts';
import { type ClientOptions, EngineRefusal, OpenSearchClient } from '../opensearch/index.ts';
import { analysisVersion } from '../text-analysis/index.ts';
import type { IndexDocument, TextIndexSchema } from '../text-index/api.ts';
import { OtherAnalysis, SchemaMismatch } from '../text-index/errors.ts';
import type { ClusterIndex } from './cluster-index.ts';
import { builtWith, type IndexMark, indexBody } from './mapping.ts';
import { OpenSearchIndex } from './opensearch-index.ts';
import type { WriteLock } from './write-lock.ts';

export interface OpenSearchOptions extends ClientOptions {
  /** The prefix of the index names. */
  readonly prefix: string;
  /** Applies to a new index; an existing one is not changed. */
  readonly shape: IndexShape;
  readonly schema: TextIndexSchema;
  readonly writeLock: WriteLock;
  /** Also opens an index with an older analysis version, for callers that only read documents by key. Default false. */
  readonly acceptOtherAnalysis?: boolean;
  /** Reads the written document from its record, because nothing else of a document can be read back. */
  readonly readDocument: (key: string, stored: Uint8Array) => IndexDocument;
}

const ALREADY_THERE = 'resource_already_exists_exception';

/**
 * Opens the index whose identity the write lock names, or creates it. An index with other fields, or of another version, is refused and
 * left as it is.
 */
export async function openOpenSearchIndex(options: OpenSearchOptions): Promise<ClusterIndex> {
  const { prefix, shape, schema, writeLock, readDocument } = options;
  const client = new OpenSearchClient(options);
  try {
    const name = `${prefix}-${writeLock.identity()}`;
    await client.call('PUT', `/${name}`, indexBody(schema, shape)).catch((error: unknown) => {
      if (!(error instanceof EngineRefusal && error.message.includes(ALREADY_THERE))) throw error;
    });
    const answer = await client.call<Record<string, { mappings: { _meta?: IndexMark } }>>(
      'GET',
      `/${name}/_mapping`,
    );
    const found = builtWith(Object.values(answer)[0]?.mappings._meta ?? {}, schema);
    if (found === undefined)
      throw new SchemaMismatch(
        `the index ${name} in OpenSearch has other fields or filters than this version writes. Set SEARCH_INDEX to another name and ingest again`,
      );
    if (found.analysis !== analysisVersion && options.acceptOtherAnalysis !== true)
      throw new OtherAnalysis(found.analysis, analysisVersion);
    return new OpenSearchIndex({ client, prefix, shape, schema: found.schema, writeLock, readDocument });
  } catch (error) {
    await client.close();
    throw error;
  }
}
