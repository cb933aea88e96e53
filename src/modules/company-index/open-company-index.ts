import type { OpenOptions, TextIndex, TextIndexSchema } from '../../lib/text-index/api.ts';
import { openTextIndex } from '../../lib/text-index/index.ts';
import {
  type ClusterIndex,
  type OpenSearchOptions,
  openOpenSearchIndex,
} from '../../lib/text-index-cluster/index.ts';
import { featureColumns } from './features.ts';
import { readIndexDocument } from './index-document.ts';

/** What can be searched, filtered and counted over the homepages. */
const companyIndexSchema = {
  fields: [
    { name: 'title', boost: 8 },
    { name: 'meta', boost: 4 },
    { name: 'h1', boost: 5 },
    { name: 'h2', boost: 3 },
    { name: 'h3', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'title', kind: 'text' },
    { name: 'company_name', kind: 'keyword' },
    { name: 'industry', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    // The same with versions, as `tech_stack` shows them: what `tech=` looks into.
    { name: 'tech_stack', kind: 'keywords' },
    // The whole ending and its last part: `co.uk` and `uk`. Facets count both, so that a click on either keeps its promise.
    { name: 'tld', kind: 'keywords' },
    { name: 'country', kind: 'keyword' },
    { name: 'language', kind: 'keyword' },
    { name: 'crawl_id', kind: 'keyword' },
    { name: 'source', kind: 'keyword' },
    ...featureColumns.map((name) => ({ name, kind: 'flag' }) as const),
    // The names of the filled columns: their facet is the exact fill rate of every column.
    { name: 'filled', kind: 'keywords' },
    { name: 'fetched_at', kind: 'number' },
    { name: 'founded_year', kind: 'number' },
    // `kind:value`, see data/identifiers.
    { name: 'identifier', kind: 'keywords' },
    // See history-facts.ts.
    { name: 'history', kind: 'keywords' },
  ],
} as const satisfies TextIndexSchema;

export function openCompanyIndex(options: Omit<OpenOptions, 'schema'>): Promise<TextIndex> {
  return openTextIndex({ ...options, schema: companyIndexSchema });
}

/** The same companies in a cluster of OpenSearch. */
export function openCompanyCluster(
  options: Omit<OpenSearchOptions, 'schema' | 'readDocument'>,
): Promise<ClusterIndex> {
  return openOpenSearchIndex({
    ...options,
    schema: companyIndexSchema,
    readDocument: (_, stored) => readIndexDocument(stored),
  });
}
