import type { Hit, TextIndexSchema } from '../text-index/api.ts';
import type { SearchHit } from './query-budget.ts';
import type { ReadQuery } from './to-query.ts';

const SCORE_UNIT = 64 * 255;
const PRIOR_MAX = 255;

/** Which part of a document to return. */
export const sourceOf = (stored: boolean): object =>
  stored ? { _source: ['stored'] } : { _source: false, stored_fields: '_none_' };

/** A hit as callers see it. Its sort values end with its key, even if nothing of the document was requested. */
export function toHit(hit: SearchHit, read: ReadQuery, schema: TextIndexSchema): Hit {
  const [first] = hit.sort ?? [];
  const score = hit._score ?? (typeof first === 'number' ? first : 0);
  const key = String(hit.sort?.at(-1) ?? hit._id);
  const matched = new Set(hit.matched_queries);
  return {
    key,
    score: score / (read.isByPrior ? PRIOR_MAX : SCORE_UNIT),
    matchedFields: schema.fields.map(({ name }) => name).filter((name) => matched.has(name)),
    stored: hit._source && recordIn(hit._source.stored),
  };
}

export const recordIn = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));
