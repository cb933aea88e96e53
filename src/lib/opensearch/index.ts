/**
 * A client of OpenSearch for the indexes stored there (text-index-cluster, vector-index-cluster): calls that move to another node when one
 * is lost or unresponsive, bulk writes, and lists of any length in queries. Start with client.ts.
 */

export {
  type CallOptions,
  type ClientOptions,
  EngineRefusal,
  isTransient,
  OpenSearchClient,
  RECOVERY_MS_MAX,
} from './client.ts';
export { oneOf } from './one-of.ts';
export { type RefusedDocument, sendDocuments, sendLines } from './send-lines.ts';

/** Settings of a new index. */
export interface IndexShape {
  readonly shards: number;
  readonly replicas: number;
}
