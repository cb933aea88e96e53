import { columnNames } from '../companies/index.ts';
import { type ColumnList, columnList } from '../search/index.ts';

/** The columns of one kind of download: the 178 and those that only it has. */
export interface DownloadColumns extends ColumnList {
  /** What is written when nothing is chosen. */
  readonly usual: readonly string[];
}

/** `usualExtras` are written unless other columns are chosen, `namedExtras` only when they are named. */
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
