import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import {
  type CompanyFilters,
  filterFields,
  type Mode,
  readExpression,
  readQueryText,
  type SearchRequest,
  searchFields,
  searchMode,
  storableQueryTextOrNone,
} from '../search/index.ts';

/** What a monitor runs: a query, any search filters, or both. */
export const watchedQuery = {
  query: storableQueryTextOrNone
    .optional()
    .describe(
      'Keyword or phrase, or with mode `query` the query language. Only for the kind `query`, and may be omitted if there are filters.',
    ),
  mode: searchMode,
  forms: searchFields.forms,
  ignore_stated: searchFields.ignore_stated,
  // A misspelt filter must not become an alert on everything.
  filters: z.strictObject(filterFields).default({}).describe('Any filters of /search.'),
};

const FILTERS_BYTES_MAX = 4_096;
const NAME_CHARACTERS_MAX = 200;

/** How the words of the query are interpreted, besides the filters. */
interface Reading {
  readonly forms?: boolean | undefined;
  readonly ignore_stated?: readonly string[] | undefined;
}

/** The stored form of the filters, including how words are interpreted: the same words interpreted differently are another alert. */
export function writeFilters(filters: CompanyFilters, { forms, ignore_stated = [] }: Reading = {}): string {
  const written = JSON.stringify({
    ...filters,
    ...(forms && { forms }),
    ...(ignore_stated.length > 0 && { ignore_stated }),
  });
  if (Buffer.byteLength(written) > FILTERS_BYTES_MAX)
    throw new AppError(
      'invalid_input',
      `The filters of an alert are limited to ${FILTERS_BYTES_MAX.toLocaleString('en')} bytes. Use fewer values.`,
    );
  return written;
}

interface StoredFilters {
  readonly filters: CompanyFilters;
  readonly forms: boolean;
  readonly ignore_stated: string[];
}

export function readFilters(written: string): StoredFilters {
  const { forms = false, ignore_stated = [], ...filters } = JSON.parse(written) as CompanyFilters & Reading;
  return { filters, forms, ignore_stated: [...ignore_stated] };
}

/** The stored query as a search. Valid searches may have changed since it was stored, so it may be refused. */
export function readSearch(stored: { query: string; mode: string; filters: string }): SearchRequest {
  const { filters, forms, ignore_stated } = readFilters(stored.filters);
  if (stored.query === '') {
    if (describeFilters(filters) === '')
      throw new AppError('invalid_input', 'An alert needs search words or at least one filter.');
    return { mode: stored.mode as Mode, ...filters };
  }
  const q = readQueryText(stored.query);
  if (!q) throw new AppError('invalid_input', 'The query can no longer be searched. Create a new alert.');
  if (stored.mode === 'query') readExpression(q, 'query');
  return { q, mode: stored.mode as Mode, forms, ignore_stated, ...filters };
}

/** Describes the filters by what they find: `technology Shopify, country DE`. Empty if there are none. */
export const describeFilters = (filters: CompanyFilters): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => {
      const values = [value].flat().filter((one) => one !== undefined && one !== '');
      return values.length === 0 ? [] : [`${name.replaceAll('_', ' ')} ${values.join(' or ')}`];
    })
    .join(', ')
    .slice(0, NAME_CHARACTERS_MAX);
