/** A Markdown table with padded columns, so that it is readable on a terminal too. All columns but the first are right-aligned. */
export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `|${widths
    .map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`))
    .join('|')}|`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

export function milliseconds(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3);
}

/** How many times as much the peer takes as Homedex. */
export function times(peer: number | undefined, ours: number | undefined): string {
  if (peer === undefined || ours === undefined || ours === 0) return '–';
  const ratio = peer / ours;
  return `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(1)}×`;
}
