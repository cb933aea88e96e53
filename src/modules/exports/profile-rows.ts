import { Readable } from 'node:stream';
import { AppError } from '../../platform/errors.ts';
import type { KnownColumns } from '../companies/index.ts';
import { csvRow } from './csv.ts';
import { parquetFile } from './parquet.ts';
import { sheetEnd, sheetRow, sheetStart, workbook } from './xlsx.ts';

/** Values of columns that belong to a row of a download but not to the profile, such as the score. */
export type ExtraValues = Readonly<Record<string, string | number | readonly string[]>>;

/** How a download writes its rows: a header, then a line per profile. */
export interface RowWriter {
  readonly mediaType: string;
  readonly extension: string;
  /** Empty if the format has none. */
  readonly header: string;
  row(profile: KnownColumns, extra: ExtraValues): string;
  /** The text after the last row, and the function that packs the rows into a file; line formats have neither. */
  readonly footer?: string;
  readonly pack?: (text: AsyncIterable<string>) => AsyncIterable<Buffer>;
}

/** Formats with one row per line, in which any range of rows can be written. */
export const rowFormats = ['csv', 'jsonl'] as const;
/** All file formats, including those that must be written as a whole. */
export const fileFormats = [...rowFormats, 'xlsx', 'parquet'] as const;
/** The media types of the files. */
export const fileMediaTypes = [
  'text/csv',
  'application/x-ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.apache.parquet',
] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Larger workbooks open slowly or not at all. */
const XLSX_ROWS_MAX = 100_000;

export function refuseTooManyRows(format: FileFormat, rows: number): void {
  if (format === 'xlsx' && rows > XLSX_ROWS_MAX)
    throw new AppError(
      'invalid_input',
      'An Excel file can have at most 100,000 rows here. Narrow the search, or export as CSV.',
    );
}

/** A file of these rows, written no faster than its reader consumes it. */
export function fileOf(writer: RowWriter, rows: AsyncIterable<string>): Readable {
  const text = withEnds(writer, rows);
  return Readable.from(writer.pack?.(text) ?? text, { objectMode: false, highWaterMark: 1 << 16 });
}

async function* withEnds(
  { header, footer = '' }: RowWriter,
  rows: AsyncIterable<string>,
): AsyncGenerator<string> {
  if (header !== '') yield header;
  yield* rows;
  if (footer !== '') yield footer;
}

interface Shape {
  readonly format: FileFormat;
  readonly columns: readonly string[];
  /** Whether a CSV begins with the byte order mark by which Excel detects UTF-8. */
  readonly bom: boolean;
}

export function rowWriter({ format, columns, bom }: Shape): RowWriter {
  if (format === 'jsonl' || format === 'parquet') {
    const lines = {
      header: '',
      row: (profile: KnownColumns, extra: ExtraValues) =>
        `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, cellOf(name, profile, extra)])))}\n`,
    };
    return format === 'jsonl'
      ? { ...lines, mediaType: 'application/x-ndjson; charset=utf-8', extension: 'jsonl' }
      : {
          ...lines,
          mediaType: 'application/vnd.apache.parquet',
          extension: 'parquet',
          pack: (text) => parquetFile(columns, text),
        };
  }
  if (format === 'xlsx') {
    return {
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
      header: sheetStart + sheetRow(columns),
      row: (profile, extra) => sheetRow(columns.map((name) => cellOf(name, profile, extra))),
      footer: sheetEnd,
      pack: workbook,
    };
  }
  return {
    mediaType: 'text/csv; charset=utf-8',
    extension: 'csv',
    header: (bom ? '\ufeff' : '') + csvRow(columns),
    row: (profile, extra) => csvRow(columns.map((name) => cellOf(name, profile, extra))),
  };
}

const cellOf = (name: string, profile: KnownColumns, extra: ExtraValues) =>
  extra[name] ?? profile[name as keyof KnownColumns] ?? null;
