import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import {
  type CompanyFilters,
  filterFields,
  keptQueryText,
  type Mode,
  readQueryText,
  type SearchRequest,
  searchMode,
} from '../search/index.ts';

/** What a monitor asks: a query, and any filters of a search. */
export const watchedQuery = {
  query: keptQueryText,
  mode: searchMode,
  filters: z.object(filterFields).default({}).describe('Any filters of /search.'),
};

const FILTERS_BYTES_MAX = 4_096;

/** Filters as they are kept. */
export function writeFilters(filters: CompanyFilters): string {
  const written = JSON.stringify(filters);
  if (Buffer.byteLength(written) > FILTERS_BYTES_MAX)
    throw new AppError(
      'invalid_input',
      `The filters of a monitor take at most ${FILTERS_BYTES_MAX.toLocaleString('en')} bytes. Name fewer values.`,
    );
  return written;
}

export const readFilters = (written: string): CompanyFilters => JSON.parse(written) as CompanyFilters;

/** The kept query as a search. What can be searched may have changed since it was made, so it may be refused. */
export function readSearch(kept: { query: string; mode: string; filters: string }): SearchRequest {
  const q = readQueryText(kept.query);
  if (!q)
    throw new AppError(
      'invalid_input',
      'The query holds nothing that can be searched any more. Make a new monitor.',
    );
  return { q, mode: kept.mode as Mode, ...readFilters(kept.filters) };
}
