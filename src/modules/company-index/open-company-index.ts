import type { OpenOptions, TextIndex, TextIndexSchema } from '../../lib/text-index/api.ts';
import { openTextIndex } from '../../lib/text-index/index.ts';
import type { ClusterIndex, OpenSearchOptions } from '../../lib/text-index-cluster/index.ts';
import { indexFilters } from './column-filters.ts';
import { readIndexDocument } from './index-document.ts';

/** What can be searched, filtered and counted in the homepages. */
const companyIndexSchema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 8 },
    { name: 'meta', boost: 4 },
    { name: 'h1', boost: 5 },
    { name: 'h2', boost: 3 },
    { name: 'h3', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: indexFilters,
};

export function openCompanyIndex(options: Omit<OpenOptions, 'schema'>): Promise<TextIndex> {
  return openTextIndex({ ...options, schema: companyIndexSchema });
}

/** The same companies in an OpenSearch cluster. Its code is loaded only if one is configured. */
export async function openCompanyCluster(
  options: Omit<OpenSearchOptions, 'schema' | 'readDocument'>,
): Promise<ClusterIndex> {
  const { openOpenSearchIndex } = await import('../../lib/text-index-cluster/index.ts');
  return openOpenSearchIndex({
    ...options,
    schema: companyIndexSchema,
    readDocument: (_, stored) => readIndexDocument(stored),
  });
}
