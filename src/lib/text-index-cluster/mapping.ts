import { createHash } from 'node:crypto';
import type { IndexShape } from '../opensearch/index.ts';
import { analysisVersion } from '../text-analysis/index.ts';
import type { FilterField, TextIndexSchema } from '../text-index/api.ts';
import { olderSchema } from '../text-index/indexing/older-schema.ts';
import { sortField, sortOf } from './order.ts';

/**
 * Incremented with every change to what is stored, or how. 2: the order of texts. An index of version 1 does not have it, and is searched
 * without.
 */
const VERSION = 2;

/** Lucene refuses a document with a value of more than 32,766 bytes; a character takes at most four. */
const VALUE_CHARACTERS_MAX = 8_191;

/** Separates a folded value from its original spelling. */
export const BETWEEN = '\0';

/**
 * An index that only matches, adds integers and sorts. We compute everything that could differ between two engines: tokens, folded values
 * and the impact of each word when it is written, which is stored as its frequency, and the weights of words at query time.
 */
export function indexBody(schema: TextIndexSchema, shape: IndexShape): object {
  return body(shape, markOf(schema), properties(schema));
}

/** The same for versions that were replaced, with the generation until which each was visible. */
export function replacedBody(schema: TextIndexSchema, shape: IndexShape): object {
  return body(shape, markOf(schema), { ...properties(schema), until: { type: 'long' } });
}

function body(
  { shards, replicas }: IndexShape,
  mark: IndexMark,
  fields: Readonly<Record<string, object>>,
): object {
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Writes become visible when the writer refreshes.
      refresh_interval: '-1',
      analysis: {
        tokenizer: { spaces: { type: 'char_group', tokenize_on_chars: [' '] } },
        filter: { impact: { type: 'delimited_term_freq', delimiter: '|' } },
        analyzer: {
          tokens: { type: 'custom', tokenizer: 'spaces' },
          impacts: { type: 'custom', tokenizer: 'spaces', filter: ['impact'] },
        },
      },
      similarity: {
        occurrences: { type: 'scripted', script: { source: 'return query.boost * doc.freq;' } },
      },
    },
    mappings: {
      dynamic: 'strict',
      _meta: mark,
      // Fields that are only searched need not be returned.
      _source: { includes: ['key', 'stored', 'first', 'last', 'born'] },
      properties: fields,
    },
  };
}

/** Identifies the version, the analysis version, and everything in the schema. */
const fingerprint = (
  { fields, filters }: Pick<TextIndexSchema, 'fields' | 'filters'>,
  analysis = analysisVersion,
  version = VERSION,
): string =>
  createHash('sha256')
    // The first analysis rules had no version.
    .update(JSON.stringify([version, fields, filters, ...(analysis > 1 ? [analysis] : [])]))
    .digest('hex');

/** What an index was built with: the analysis version, and a schema in which the newest filters may be missing. */
export interface BuiltWith {
  readonly analysis: number;
  readonly schema: TextIndexSchema;
}

/** How an index identifies itself. Indexes of version 1 do not name their filters. */
export interface IndexMark {
  readonly homedex?: string;
  readonly filters?: readonly FilterField[];
}

const markOf = (schema: TextIndexSchema): IndexMark => ({
  homedex: fingerprint(schema),
  filters: schema.filters,
});

/** What the index with this mark was built with; undefined when it differs in more than its age. */
export function builtWith({ homedex, filters }: IndexMark, schema: TextIndexSchema): BuiltWith | undefined {
  // OpenSearch returns the filters with their properties in another order.
  const named = filters?.map(({ name, kind }) => ({ name, kind }));
  const found = named && olderSchema({ ...schema, filters: named }, schema);
  for (let analysis = analysisVersion; analysis > 0; analysis--) {
    if (found !== undefined && homedex === fingerprint(found, analysis)) return { analysis, schema: found };
    for (let known = schema.filters.length; known > 0; known--) {
      const first = olderSchema({ ...schema, filters: schema.filters.slice(0, known) }, schema);
      if (first === undefined || homedex !== fingerprint(first, analysis, 1)) continue;
      const texts = first.filters.filter(({ kind }) => kind === 'text').map(({ name }) => sortOf(name));
      return { analysis, schema: { ...first, absent: [...(first.absent ?? []), ...texts] } };
    }
  }
  return undefined;
}

function properties(schema: TextIndexSchema): Record<string, object> {
  const fields: Record<string, object> = {
    key: { type: 'keyword' },
    stored: { type: 'keyword', index: false, doc_values: false },
    words: {
      type: 'text',
      analyzer: 'impacts',
      search_analyzer: 'tokens',
      index_options: 'freqs',
      norms: false,
      similarity: 'occurrences',
    },
    tokens: { type: 'integer', index: false },
    prior: { type: 'short' },
    first: { type: 'long' },
    last: { type: 'long' },
    born: { type: 'long' },
    written: { type: 'long' },
  };
  for (const { name } of schema.fields)
    fields[`t_${name}`] = {
      type: 'text',
      analyzer: 'tokens',
      norms: false,
      index_options: 'positions',
      similarity: 'occurrences',
      // No phrase matches across two values.
      position_increment_gap: 1_000,
    };
  for (const filter of schema.filters) Object.assign(fields, filterProperties(filter));
  return fields;
}

function filterProperties({ name, kind }: FilterField): Record<string, object> {
  switch (kind) {
    case 'flag':
      return { [`f_${name}`]: { type: 'boolean' } };
    case 'number':
      return { [`f_${name}`]: { type: 'double' } };
    case 'text':
      return {
        [`f_${name}`]: { type: 'wildcard' },
        [sortField(name)]: { type: 'keyword', index: false },
      };
    default:
      return {
        [`f_${name}`]: { type: 'keyword', ignore_above: VALUE_CHARACTERS_MAX },
        [`w_${name}`]: { type: 'keyword', index: false, ignore_above: VALUE_CHARACTERS_MAX },
      };
  }
}
