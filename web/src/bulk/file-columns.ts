/** The columns of a table that somebody pasted or uploaded, as the service would read them. */
export interface FileColumns {
  /** In their order; numbers where the first line holds no headings. */
  readonly names: readonly string[];
  /** What the service is asked to read: the heading or the number of the likeliest column. */
  readonly likeliest: string;
}

const SEPARATORS = [',', ';', '\t'];
const HEADINGS = ['domain', 'website', 'url'];
const LINES_LOOKED_AT = 50;
const LINE_CHARACTERS_MAX = 5_000;
const COLUMNS_MAX = 50;
const domain = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:].*)?$/u;

/** Undefined for a plain list of domains, in which there is nothing to choose. */
export function fileColumns(text: string): FileColumns | undefined {
  const lines = text
    .slice(0, LINES_LOOKED_AT * LINE_CHARACTERS_MAX)
    .split(/\r?\n/, LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const separator = SEPARATORS.reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  );
  const rows = lines.map((line) => cellsOf(line.slice(0, LINE_CHARACTERS_MAX), separator));
  const [head = []] = rows;
  if (head.length < 2) return undefined;
  const areHeadings = !head.some((cell) => domain.test(cell));
  const names = head.map((cell, at) => (areHeadings && cell !== '' ? cell : String(at + 1)));
  const named = HEADINGS.map((heading) => head.findIndex((cell) => cell.toLowerCase() === heading)).find(
    (at) => at >= 0,
  );
  const domainsIn = (at: number): number => rows.filter((cells) => domain.test(cells[at] ?? '')).length;
  const fullest = names
    .map((_, at) => at)
    .reduce((best, at) => (domainsIn(at) > domainsIn(best) ? at : best), 0);
  return { names, likeliest: names[named ?? fullest] ?? '1' };
}

/** Cells of one line; quotes are taken off, and what is inside them is not separated. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted && cells.length < COLUMNS_MAX) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
