/** The least width of one part; wider grids scroll. */
const PART_PIXELS = 10;
const GAP_PIXELS = 12;
const CHECKBOX_PIXELS = 24;

interface Wide {
  /** Its width in parts. */
  readonly parts: number;
}

/** Columns from one on and before another. */
export interface InSight {
  readonly from: number;
  readonly to: number;
}

/** The grid of a row, as its style sheet reads it. */
export const gridOf = (columns: readonly Wide[]): Readonly<Record<string, string>> => ({
  '--row-columns': columns.map(({ parts }) => `minmax(${parts * PART_PIXELS}px, ${parts}fr)`).join(' '),
  '--row-width': `${CHECKBOX_PIXELS + columns.reduce((sum, { parts }) => sum + parts * PART_PIXELS + GAP_PIXELS, 0)}px`,
});

/** By the least widths: where there is more space than that, all columns fit and end before the right edge. */
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
