import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { filterParameters, type SearchRequest, searchQuery } from '../search/index.ts';

/** What a monitor asks: a query, and any filters of a search. */
export const watchedQuery = {
  query: searchQuery.q,
  mode: searchQuery.mode,
  filters: z.object(filterParameters).default({}).describe('Any filters of /search.'),
};

export type Filters = z.output<typeof watchedQuery.filters>;

const FILTERS_BYTES_MAX = 4_096;

/** Filters as they are kept. */
export function writeFilters(filters: Filters): string {
  const written = JSON.stringify(filters);
  if (Buffer.byteLength(written) > FILTERS_BYTES_MAX)
    throw new AppError(
      'invalid_input',
      `The filters of a monitor take at most ${FILTERS_BYTES_MAX.toLocaleString('en')} bytes. Name fewer domains.`,
    );
  return written;
}

/** The kept query as a search. Rules may have changed since it was made, so it may be refused. */
export function readSearch(kept: { query: string; mode: string; filters: string }): SearchRequest {
  return {
    q: kept.query,
    mode: kept.mode as SearchRequest['mode'],
    ...(JSON.parse(kept.filters) as Filters),
  };
}
