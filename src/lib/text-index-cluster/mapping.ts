import { createHash } from 'node:crypto';
import type { IndexShape } from '../opensearch/index.ts';
import { analysisVersion } from '../text-analysis/index.ts';
import type { FilterField, TextIndexSchema } from '../text-index/api.ts';

/** Raised with every change of what is stored, or of how: an index of another version is refused. */
const VERSION = 1;

/** Lucene refuses a document with a value of more than 32,766 bytes; a character has four at most. */
const VALUE_CHARACTERS_MAX = 8_191;

/** Between a folded value and how it was written. */
export const BETWEEN = '\0';

/**
 * An index that only matches, adds whole numbers and sorts. What could differ between two engines is computed by us: tokens, folded
 * values and the impact of each word at writing, which is its frequency there; the weights of words at query time.
 */
export function indexBody(schema: TextIndexSchema, shape: IndexShape): object {
  return body(shape, fingerprint(schema), properties(schema));
}

/** The same for versions that were replaced, with the generation until which each was visible. */
export function replacedBody(schema: TextIndexSchema, shape: IndexShape): object {
  return body(shape, fingerprint(schema), { ...properties(schema), until: { type: 'long' } });
}

function body(
  { shards, replicas }: IndexShape,
  homedex: string,
  fields: Readonly<Record<string, object>>,
): object {
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Writes become visible when their writer refreshes.
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
      _meta: { homedex },
      // What is only searched need not be returned.
      _source: { includes: ['key', 'stored', 'first', 'last', 'born'] },
      properties: fields,
    },
  };
}

/** Names the version, that of the rules for words, and everything in the schema. */
const fingerprint = (schema: TextIndexSchema, analysis = analysisVersion): string =>
  createHash('sha256')
    // The first rules for words had no version.
    .update(JSON.stringify([VERSION, schema.fields, schema.filters, ...(analysis > 1 ? [analysis] : [])]))
    .digest('hex');

/** By which rules for words the index with this fingerprint was built; undefined when it differs in more than that. */
export function analysisOf(found: string | undefined, schema: TextIndexSchema): number | undefined {
  for (let version = analysisVersion; version > 0; version--)
    if (found === fingerprint(schema, version)) return version;
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
      // No phrase crosses two values.
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
      return { [`f_${name}`]: { type: 'wildcard' } };
    default:
      return {
        [`f_${name}`]: { type: 'keyword', ignore_above: VALUE_CHARACTERS_MAX },
        [`w_${name}`]: { type: 'keyword', index: false, ignore_above: VALUE_CHARACTERS_MAX },
      };
  }
}
