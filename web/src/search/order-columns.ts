import { type ChosenColumn, WIDTH_MAX, WIDTH_MIN } from './stored-columns.ts';

/** Moves a column to another position. Positions beyond the ends move it to the end. */
export function moved(columns: readonly ChosenColumn[], from: number, to: number): readonly ChosenColumn[] {
  const next = [...columns];
  const [column] = next.splice(from, 1);
  if (column) next.splice(Math.max(0, to), 0, column);
  return next;
}

/** Widens a column by a factor, within the allowed widths. */
export const widened = (
  columns: readonly ChosenColumn[],
  at: number,
  factor: number,
): readonly ChosenColumn[] =>
  columns.map((column, index) =>
    index === at
      ? { ...column, width: Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, rounded(column.width * factor))) }
      : column,
  );

const rounded = (width: number): number => Math.round(width * 10) / 10;
