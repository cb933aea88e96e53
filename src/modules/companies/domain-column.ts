import { setImmediate as nextTurn } from 'node:timers/promises';
import { normalizeDomainName } from '../../lib/domain-name.ts';
import { AppError } from '../../platform/errors.ts';

const HEADINGS = ['domain', 'website', 'url'];
const SEPARATORS = [',', ';', '\t'];
/** Other requests get their turn between two slices. */
const SLICE_BYTES = 1 << 16;
/** Longer than any useful address of a homepage; the rest of the cell is dropped. */
const CELL_CHARACTERS_MAX = 4_096;
const CELLS_MAX = 1_000;
const OWN_COLUMNS_MAX = 200;
/** A longer quoted cell is taken as one that was never closed. */
const QUOTED_CHARACTERS_MAX = 32_768;
/** A longer line cannot be a row of a table. */
const ROW_CHARACTERS_MAX = 1 << 18;

export interface TableRow {
  /** The cell that should name a domain. */
  readonly given: string;
  /** All cells, in the order of `DomainTable.ownColumns`; empty if there is nothing to keep. */
  readonly own: readonly string[];
}

/**
 * Reads the domains of a file: the column headed domain, website or url, or the first column if there is no such heading. Commas,
 * semicolons and tabs are separators; quotes and a byte order mark are understood; a broken row does not affect the others. The file is
 * passed in slice by slice and read in bounded memory. A CSV parser would stop, or lose the rest of the file, at a quote that is never
 * closed; here such a row is read again as a plain line.
 */
export class DomainTable {
  /** The names of the caller's columns; empty for a plain list of domains. Complete after the first row has been read. */
  readonly ownColumns: string[] = [];
  /** The number of rows with broken quotes and of lines that were too long. */
  unreadableRows = 0;
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #separator: string | undefined;
  #column: number | undefined;
  readonly #wanted: string | undefined;
  /** The text of a row that is not complete yet. */
  #rest = '';
  #isSkipping = false;

  /** @param wanted The heading or the number of the column with the domains, if the caller says which one it is. */
  constructor(wanted?: string) {
    this.#wanted = wanted?.trim().toLowerCase() || undefined;
  }

  /** Yields the rows that this slice completes. Throws `invalid_input` if the bytes are not text. */
  *read(bytes: Uint8Array): Generator<TableRow> {
    if (bytes.length === 0) return;
    this.#decoder ??= new TextDecoder(encodingOf(bytes));
    const text = this.#decoder.decode(bytes, { stream: true });
    if (text.includes('\0')) throw notText();
    yield* this.#rows(text, false);
  }

  /** Yields the last row, which may lack a line break. */
  *end(): Generator<TableRow> {
    yield* this.#rows(this.#decoder?.decode() ?? '', true);
  }

  *#rows(added: string, isEnd: boolean): Generator<TableRow> {
    const text = this.#rest + added;
    this.#separator ??= separatorOf(text, isEnd);
    if (this.#separator === undefined) {
      this.#rest = text;
      return;
    }
    let at = this.#isSkipping ? this.#skipLine(text) : 0;
    while (at < text.length) {
      const row = readRow(text, at, this.#separator, isEnd);
      if (row === undefined) break;
      at = row.next;
      if (row.isRepaired) this.unreadableRows += 1;
      if (row.cells.length > 1 || row.cells[0] !== '') yield* this.#accept(row.cells);
    }
    this.#rest = text.slice(at);
    if (isEnd || this.#rest.length <= ROW_CHARACTERS_MAX) return;
    this.unreadableRows += 1;
    this.#isSkipping = true;
    this.#rest = '';
  }

  /** Where the line after an overlong one begins. */
  #skipLine(text: string): number {
    const end = lineEnd(text, 0);
    this.#isSkipping = end === text.length;
    return end;
  }

  *#accept(cells: readonly string[]): Generator<TableRow> {
    if (this.#column === undefined) {
      const { column, areHeadings } =
        this.#wanted === undefined ? usualColumn(cells) : wantedColumn(cells, this.#wanted);
      this.#column = column;
      if (cells.length > 1) this.ownColumns.push(...columnNamesOf(cells, areHeadings));
      if (areHeadings) return;
    }
    yield { given: cells[this.#column] ?? '', own: this.ownColumns.map((_, at) => cells[at] ?? '') };
  }
}

interface ChosenColumn {
  readonly column: number;
  /** Whether the first row names the columns. */
  readonly areHeadings: boolean;
}

function usualColumn(cells: readonly string[]): ChosenColumn {
  const names = cells.map((heading) => heading.toLowerCase());
  const found = HEADINGS.map((heading) => names.indexOf(heading)).find((at) => at >= 0);
  return { column: found ?? 0, areHeadings: found !== undefined };
}

function wantedColumn(cells: readonly string[], wanted: string): ChosenColumn {
  const named = cells.findIndex((heading) => heading.toLowerCase() === wanted);
  if (named >= 0) return { column: named, areHeadings: true };
  const numbered = /^\d{1,3}$/.test(wanted) ? Number(wanted) - 1 : -1;
  const cell = cells[numbered];
  if (cell !== undefined) return { column: numbered, areHeadings: normalizeDomainName(cell) === undefined };
  throw new AppError(
    'invalid_input',
    `The file has no column ${wanted.slice(0, 100)}. Name one of its headings, or count from 1.`,
    { details: { field: 'domain_column' } },
  );
}

/** Yields the cells that should name a domain. */
export async function* readDomainColumn(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Iterable<string>> {
  const table = new DomainTable();
  for await (const bytes of file) {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      yield givenOf(table.read(bytes.subarray(at, at + SLICE_BYTES)));
      await nextTurn();
    }
  }
  yield givenOf(table.end());
}

function* givenOf(rows: Iterable<TableRow>): Generator<string> {
  for (const { given } of rows) yield given;
}

interface ReadRow {
  readonly cells: readonly string[];
  readonly next: number;
  readonly isRepaired: boolean;
}

/** Undefined if the row continues beyond the text. */
function readRow(text: string, from: number, separator: string, isEnd: boolean): ReadRow | undefined {
  const cells: string[] = [];
  for (let at = from; ; at += 1) {
    let start = at;
    while (text[start] === ' ') start += 1;
    let value: string;
    if (text[start] === '"') {
      const cell = quotedCell(text, start, separator, isEnd);
      if (cell === 'incomplete') return undefined;
      if (cell === 'broken') return unquotedRow(text, from, separator, isEnd);
      value = cell.value;
      at = cell.end;
    } else {
      const end = cellEnd(text, at, separator);
      if (end === text.length && !isEnd) return undefined;
      value = text.slice(at, end);
      at = end;
    }
    if (cells.length < CELLS_MAX) cells.push(clean(value));
    if (at >= text.length || text[at] !== separator) return { cells, next: at + 1, isRepaired: false };
  }
}

/** Two quotes inside a quoted cell stand for one; the cell must end after the closing quote. */
function quotedCell(
  text: string,
  start: number,
  separator: string,
  isEnd: boolean,
): { readonly value: string; readonly end: number } | 'incomplete' | 'broken' {
  const mayContinue = !isEnd && text.length - start <= QUOTED_CHARACTERS_MAX;
  let value = '';
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - start > QUOTED_CHARACTERS_MAX) return mayContinue ? 'incomplete' : 'broken';
    value += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      at = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === ' ') end += 1;
    if (end >= text.length) return isEnd ? { value, end } : 'incomplete';
    return text[end] === separator || isLineBreak(text, end) ? { value, end } : 'broken';
  }
}

/** Reads a row with inconsistent quotes as a plain line, with quotes as ordinary characters. */
function unquotedRow(text: string, from: number, separator: string, isEnd: boolean): ReadRow | undefined {
  const end = lineEnd(text, from);
  if (end === text.length && !isEnd) return undefined;
  const cells = text
    .slice(from, end)
    .split(separator, CELLS_MAX)
    .map((cell) => clean(cell.trim().replace(/^"+|"+$/g, '')));
  return { cells, next: end + 1, isRepaired: true };
}

const clean = (cell: string): string => cell.trim().slice(0, CELL_CHARACTERS_MAX);

const isLineBreak = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r';

function cellEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && !isLineBreak(text, at)) at += 1;
  return at;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineBreak(text, at)) at += 1;
  return at;
}

/** Columns without a heading get a number; duplicate names are made distinct. */
function columnNamesOf(cells: readonly string[], areHeadings: boolean): string[] {
  const names = new Set<string>();
  for (const [at, cell] of cells.slice(0, OWN_COLUMNS_MAX).entries()) {
    const name = (areHeadings && cell.slice(0, 100)) || `column_${at + 1}`;
    names.add(names.has(name) ? `${name}_${at + 1}` : name);
  }
  return [...names];
}

/** Spreadsheets save "Unicode text" as UTF-16, recognisable by its byte order mark; old ones save tables as Windows-1252. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (startsWith(bytes, 'PK\x03\x04')) throw notText('It looks like an Excel workbook: save it as CSV.');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, mark.length)).toString('latin1') ===
  mark;

const notText = (hint = 'Send a CSV file, or one domain per line.'): AppError =>
  new AppError('invalid_input', `The file is not a text file. ${hint}`);

/** The separator that occurs most often in the first line, or a comma if there is none. Undefined while the line is incomplete. */
function separatorOf(text: string, isEnd: boolean): string | undefined {
  const start = text.search(/[^\s]/);
  const end = lineEnd(text, Math.max(0, start));
  if (!isEnd && (start < 0 || end === text.length) && text.length < SLICE_BYTES) return undefined;
  const firstLine = text.slice(Math.max(0, start), end);
  const found = SEPARATORS.map((separator) => ({
    separator,
    count: firstLine.split(separator).length - 1,
  }));
  return found.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator;
}
