/**
 * Vectors in a cluster of OpenSearch, behind the promise of `lib/vector-index`: the nearest by cosine through the graphs of its k-NN
 * plugin (engine `lucene`), filters applied inside the search, writes in turns that all services see, builds beside what answers.
 * Start with `open-cluster-vectors.ts`; ADR 56 tells what differs from the embedded vectors.
 */
export { openClusterVectors } from './open-cluster-vectors.ts';
