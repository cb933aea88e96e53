/** The minimum width of one part. Wider grids scroll. */
const PART_PIXELS = 10;
const GAP_PIXELS = 12;
const CHECKBOX_PIXELS = 24;

interface Wide {
  readonly parts: number;
}

/** A range of columns; `to` is exclusive. */
export interface InSight {
  readonly from: number;
  readonly to: number;
}

/** The CSS variables that lay out a row. */
export const gridOf = (columns: readonly Wide[]): Readonly<Record<string, string>> => ({
  '--row-columns': columns.map(({ parts }) => `minmax(${parts * PART_PIXELS}px, ${parts}fr)`).join(' '),
  '--row-width': `${CHECKBOX_PIXELS + columns.reduce((sum, { parts }) => sum + parts * PART_PIXELS + GAP_PIXELS, 0)}px`,
});

/**
 * The columns between two positions, calculated with minimum widths. Columns are wider than that only if all of them fit, and then the
 * range includes all.
 */
export function columnsBetween(columns: readonly Wide[], left: number, right: number): InSight {
  let from = 0;
  let to = columns.length;
  let at = CHECKBOX_PIXELS + GAP_PIXELS;
  for (const [index, { parts }] of columns.entries()) {
    const end = at + parts * PART_PIXELS;
    if (end < left) from = index + 1;
    if (at > right) {
      to = index;
      break;
    }
    at = end + GAP_PIXELS;
  }
  return { from, to };
}
