import type { CompanySearch, FacetField, SearchRequest } from '../search/index.ts';

/**
 * The fields counted in the tables beside the results, in display order. A company has only one value of the fields with
 * `isSingleChoice`.
 */
export const tableFields = [
  { field: 'country', isSingleChoice: true },
  { field: 'industry', isSingleChoice: true },
  { field: 'technology', isSingleChoice: false },
  { field: 'has', isSingleChoice: false },
  { field: 'language', isSingleChoice: true },
  { field: 'tld', isSingleChoice: true },
] as const satisfies readonly { readonly field: FacetField; readonly isSingleChoice: boolean }[];

export type TableField = (typeof tableFields)[number]['field'];
export type FacetTables = Readonly<Record<string, readonly FacetRow[]>>;

interface FacetRow {
  readonly value: string;
  readonly count: number;
}

const ROWS_MAX = 8;

/**
 * Counts the values for the tables. If the chosen country were applied to its own table, no other country could be chosen, so fields with
 * `isSingleChoice` are counted as if nothing were chosen there, and choosing a value replaces the previous one. Each further technology or
 * feature narrows the results instead. So the number beside a value is always the number of results that choosing it gives.
 */
export async function countTables(
  search: CompanySearch,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<FacetTables> {
  const replaced = tableFields.filter(
    ({ field, isSingleChoice }) => isSingleChoice && request[field] !== undefined,
  );
  const narrowed = tableFields.filter((table) => !replaced.includes(table));
  const questions = [
    { fields: narrowed.map(({ field }) => field), request },
    ...replaced.map(({ field }) => ({ fields: [field], request: { ...request, [field]: undefined } })),
  ];
  const answers = await Promise.all(
    questions.map(({ fields, request }) => search.facets(request, { fields, size: ROWS_MAX }, signal)),
  );
  return Object.assign({}, ...answers.map(({ facets }) => facets)) as FacetTables;
}
