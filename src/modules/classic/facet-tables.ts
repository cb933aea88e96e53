import type { CompanySearch, FacetField, SearchRequest } from '../search/index.ts';

/** What the tables beside the results count, in their order. Of those with `isAny` a company has one value. */
export const tableFields = [
  { field: 'country', isAny: true },
  { field: 'industry', isAny: true },
  { field: 'technology', isAny: false },
  { field: 'has', isAny: false },
  { field: 'language', isAny: true },
  { field: 'tld', isAny: true },
] as const satisfies readonly { readonly field: FacetField; readonly isAny: boolean }[];

export type TableField = (typeof tableFields)[number]['field'];
export type FacetTables = Readonly<Record<string, readonly FacetRow[]>>;

interface FacetRow {
  readonly value: string;
  readonly count: number;
}

const ROWS_MAX = 8;

/**
 * Counts for the tables. A chosen country would leave no other to choose, so such a field is counted as if it were not chosen, and
 * its values replace the chosen one; of technologies and features each further value narrows the results.
 * So the number beside a value is what choosing it finds.
 */
export async function countTables(
  search: CompanySearch,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<FacetTables> {
  const replaced = tableFields.filter(({ field, isAny }) => isAny && request[field] !== undefined);
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
