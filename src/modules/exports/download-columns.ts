import { columnNames } from '../companies/index.ts';
import { type ColumnList, columnList } from '../search/index.ts';

/** The columns of one kind of download: the 178 of the profile and its own. */
export interface DownloadColumns extends ColumnList {
  /** The columns that are written if none are chosen. */
  readonly usual: readonly string[];
}

/** `usualExtras` are written unless other columns are chosen, `namedExtras` only if they are named. */
export function downloadColumns(
  usualExtras: readonly string[],
  namedExtras: readonly string[],
): DownloadColumns {
  const usual = [...columnNames, ...usualExtras];
  const extras = [...usualExtras, ...namedExtras];
  const description = [
    'Columns to write, in this order, comma-separated: names, groups of GET /columns, or `all` for the 178.',
    'A minus excludes a column, as in `all,-body_text`.',
    `Also: ${extras.join(', ')}.`,
  ].join(' ');
  return { usual, ...columnList({ extras, usual, description }) };
}
