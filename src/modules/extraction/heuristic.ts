import type { ColumnName, CompanyProfile } from '../companies/index.ts';
import type { ParsedPage } from './page/parsed-page.ts';

/** A value for one column, and where on the page it was found, in a few words. */
export type Finding = {
  [Name in ColumnName]: {
    readonly column: Name;
    readonly value: NonNullable<CompanyProfile[Name]>;
    readonly evidence: string;
  };
}[ColumnName];

/** What earlier heuristics settled; a later one may build on it, for instance phones on the country. */
export type Settled = Readonly<CompanyProfile>;

/**
 * A pure function from the page, and the values settled so far, to findings for the columns it knows. Heuristics run in the order of one
 * list, best evidence first: the first finding of a column wins, and later ones for the same column are dropped. A heuristic that finds
 * nothing returns an empty list, never a guess.
 */
export type Heuristic = (page: ParsedPage, settled: Settled) => readonly Finding[];

/** A finding, or none for null, an empty text, an empty list and `false`. */
export function found<Name extends ColumnName>(
  column: Name,
  value: CompanyProfile[Name] | undefined,
  evidence: string,
): Finding[] {
  const isNothing =
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0);
  // The compiler cannot correlate a generic column with its value inside the union of all columns.
  return isNothing ? [] : [{ column, value, evidence } as unknown as Finding];
}
