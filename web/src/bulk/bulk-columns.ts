import { type ColumnSelection, namesOf, selectionOf } from '../export/column-choice.tsx';

/** Columns with the outcome of each row, written after the chosen columns. */
const outcomes = ['lookup_status', 'lookup_error'];

/**
 * The query string for the chosen columns and the outcome of each row. `everything` is the name for all columns, for endpoints that require
 * one.
 */
export function bulkColumns(columns: ColumnSelection, everything = ''): string {
  const names = namesOf(columns) || everything;
  return names === '' ? '' : `&columns=${[names, ...outcomes].join(',')}`;
}

/** The columns that were chosen when the job was started. */
export const selectionOfJob = (columns: readonly string[]): ColumnSelection =>
  selectionOf(columns.filter((name) => !outcomes.includes(name)));
