import { filterNames } from './company-filters.ts';
import { readExpression } from './query-expression.ts';
import type { PageRequest, SearchRequest } from './search-parameters.ts';

const cacheKeys = new WeakMap<PageRequest, string>();

/**
 * The same key for all requests with the same results; it contains the words that are searched. The host returns the same object for the
 * same query string, so the key is cached with the object.
 */
export function cacheKey(request: PageRequest): string {
  const known = cacheKeys.get(request);
  if (known !== undefined) return known;
  const { limit, offset, cursor, detail } = request;
  const key = JSON.stringify([searchKey(request), limit, offset, cursor, detail]);
  cacheKeys.set(request, key);
  return key;
}

/** The same key for all requests with the same matches in the same order, whichever part of them is shown. */
export function searchKey(request: SearchRequest): string {
  const { q, mode, forms, fields, sort, isByRank, ignore_stated, conditions } = request;
  const filters = filterNames.map((name) => request[name]);
  const words = mode === 'query' ? normalizedQuery(request) : mode === 'meaning' ? q?.text : q?.words;
  return JSON.stringify([
    words,
    mode,
    forms,
    filters,
    isByRank,
    fields,
    sort,
    ignore_stated,
    conditions?.text,
  ]);
}

/** The query in its normal form. */
export function normalizedQuery({ q, mode }: SearchRequest): string {
  if (!q) return '';
  return mode === 'query' ? readExpression(q).normalized : q.normalized;
}
