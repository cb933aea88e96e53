import { setImmediate as nextTurn } from 'node:timers/promises';

const HEADINGS = ['domain', 'website', 'url'];
const SEPARATORS = [',', ';', '\t'];
/** Between slices other requests have their turn. */
const SLICE_BYTES = 1 << 16;
/** Longer than any address of a homepage that is worth reading; the rest of the cell is skipped. */
const CELL_CHARACTERS_MAX = 4_096;
const HEADING_CELLS_MAX = 10_000;

/**
 * The domains of a file: the column headed domain, website or url, or the first column where there is no such heading.
 * Commas, semicolons and tabs separate; quotes and a byte order mark are understood; a broken row costs only itself.
 * Given part by part, read in one pass and in little memory, whatever the file holds: a library that builds whole rows needs
 * seconds for a line of megabytes and gigabytes for a file of commas.
 */
export async function* readDomainColumn(bytes: Buffer): AsyncGenerator<Iterable<string>> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let rows: RowScanner | undefined;
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
    rows ??= new RowScanner(separatorOf(text));
    yield rows.read(text);
    await nextTurn();
  }
  if (rows) yield rows.end();
}

/** Spreadsheets save "Unicode text" as UTF-16; their byte order mark says so. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Finds the wanted cell of every row, character by character; of the other cells it keeps nothing once the heading is read. */
class RowScanner {
  private readonly separator: string;
  /** Undefined while the first row is read. */
  private column: number | undefined;
  private readonly headings: string[] = [];
  private cell = '';
  private at = 0;
  private wanted = '';
  /** Where in a cell the next character stands. */
  private place: 'start' | 'plain' | 'quoted' | 'after quote' = 'start';
  private isEmptyRow = true;

  constructor(separator: string) {
    this.separator = separator;
  }

  *read(text: string): Generator<string> {
    for (const character of text) {
      if (this.place === 'quoted') {
        if (character === '"') this.place = 'after quote';
        else this.keep(character);
      } else if (character === '"' && this.place !== 'plain') {
        // Two quotes inside a quoted cell stand for one.
        if (this.place === 'after quote') this.keep('"');
        this.place = 'quoted';
        this.isEmptyRow = false;
      } else if (character === this.separator) {
        this.isEmptyRow = false;
        this.endCell();
      } else if (character === '\n' || character === '\r') {
        yield* this.endRow();
      } else if (this.place !== 'start' || character.trim() !== '') {
        this.isEmptyRow = false;
        this.place = 'plain';
        this.keep(character);
      }
    }
  }

  /** The last row needs no line break, but its quotes must be closed. */
  *end(): Generator<string> {
    if (this.place !== 'quoted') yield* this.endRow();
  }

  private keep(character: string): void {
    if ((this.column === undefined || this.at === this.column) && this.cell.length < CELL_CHARACTERS_MAX)
      this.cell += character;
  }

  private endCell(): void {
    const cell = this.cell.trim();
    if (this.column === undefined && this.headings.length < HEADING_CELLS_MAX) this.headings.push(cell);
    if (this.at === this.column) this.wanted = cell;
    this.cell = '';
    this.at += 1;
    this.place = 'start';
  }

  private *endRow(): Generator<string> {
    this.endCell();
    const row = { wanted: this.wanted, isEmpty: this.isEmptyRow };
    [this.wanted, this.at, this.isEmptyRow] = ['', 0, true];
    if (row.isEmpty) {
      if (this.column === undefined) this.headings.length = 0;
      return;
    }
    if (this.column !== undefined) {
      yield row.wanted;
      return;
    }
    const names = this.headings.map((heading) => heading.toLowerCase());
    const found = HEADINGS.map((heading) => names.indexOf(heading)).find((at) => at >= 0);
    this.column = found ?? 0;
    if (found === undefined) yield this.headings[0] ?? '';
  }
}

/** The separator that the first line has most of; a comma where it has none. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const found = SEPARATORS.map((separator) => ({
    separator,
    count: firstLine.split(separator).length - 1,
  }));
  return found.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator;
}
