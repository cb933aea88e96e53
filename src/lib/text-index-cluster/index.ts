/**
 * The text index on OpenSearch: the same interface and the same results as the embedded engine (`text-index`), for several machines. We
 * compute words, folded values and impacts ourselves, so that the cluster only matches, adds integers and sorts. Start with
 * opensearch-index.ts; mapping.ts describes what is stored.
 */

export { type ClusterIndex, removeIndex } from './cluster-index.ts';
export { type OpenSearchOptions, openOpenSearchIndex } from './open-opensearch-index.ts';
export { nextKeptSince, type WriteLock } from './write-lock.ts';
