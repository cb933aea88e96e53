import { choiceOf, type FileColumns, namesOf } from '../export/column-choice.tsx';

/** What became of a row; it is written behind the chosen columns. */
const outcomes = ['lookup_status', 'lookup_error'];

/** The query string for these columns and the outcome of each row; `everything` says what all of them are called, where that must be said. */
export function bulkColumns(columns: FileColumns, everything = ''): string {
  const names = namesOf(columns) || everything;
  return names === '' ? '' : `&columns=${[names, ...outcomes].join(',')}`;
}

/** What was chosen when the job was started. */
export const choiceOfJob = (columns: readonly string[]): FileColumns =>
  choiceOf(columns.filter((name) => !outcomes.includes(name)));
