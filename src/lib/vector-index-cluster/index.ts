/**
 * Vectors in an OpenSearch cluster, with the interface of `lib/vector-index`: the nearest by cosine through the graphs of its k-NN plugin
 * (engine `lucene`), filters applied inside the search, writes under a lock that all services share, and builds beside the index in use.
 * Start with `open-cluster-vectors.ts`; decision 56 explains what differs from the embedded vectors.
 */
export { openClusterVectors } from './open-cluster-vectors.ts';
