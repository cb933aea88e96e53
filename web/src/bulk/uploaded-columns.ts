/** The columns of a table that somebody pasted or uploaded, as the service would read them. */
export interface UploadedColumns {
  /** In file order. Numbers, if the first line has no headings. */
  readonly names: readonly string[];
  /** The column to read domains from: the heading or number of the most likely one. */
  readonly likeliest: string;
}

const SEPARATORS = [',', ';', '\t'];
const HEADINGS = ['domain', 'website', 'url'];
const LINES_LOOKED_AT = 50;
const LINE_CHARACTERS_MAX = 5_000;
const COLUMNS_MAX = 50;
const domain = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:].*)?$/u;

/** Undefined for a plain list of domains, where there is no column to choose. */
export function uploadedColumns(text: string): UploadedColumns | undefined {
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

/** The cells of one line. Quotes are removed, and separators inside them do not split. */
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
