import { parse } from 'csv-parse/sync';

const HEADINGS = ['domain', 'website', 'url'];

/**
 * The domains of a file: the column headed domain, website or url, or the first column where there is no such heading.
 * Commas, semicolons and tabs separate; quotes and a byte order mark are understood; a broken row costs only itself.
 */
export function readDomainColumn(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  });
  const headings = rows[0]?.map((cell) => cell.toLowerCase()) ?? [];
  const column = HEADINGS.map((heading) => headings.indexOf(heading)).find((at) => at >= 0);
  return column === undefined
    ? rows.map((row) => row[0] ?? '')
    : rows.slice(1).map((row) => row[column] ?? '');
}

/** The separator that the first line has most of; a comma where it has none. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const found = [',', ';', '\t'].map((separator) => ({
    separator,
    count: firstLine.split(separator).length - 1,
  }));
  return found.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator;
}
