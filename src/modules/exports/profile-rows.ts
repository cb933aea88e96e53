import type { KnownColumns } from '../companies/index.ts';
import { csvRow } from './csv.ts';

/** A column that belongs to a row of a download and not to the profile, such as the score. */
export type ExtraValues = Readonly<Record<string, string | number | readonly string[]>>;

/** How a download writes its rows: a header, then a line per profile. */
export interface RowWriter {
  readonly mediaType: string;
  readonly extension: string;
  /** Empty where the form has none. */
  readonly header: string;
  row(profile: KnownColumns, extra: ExtraValues): string;
}

export const rowFormats = ['csv', 'jsonl'] as const;
export type RowFormat = (typeof rowFormats)[number];

interface Shape {
  readonly format: RowFormat;
  readonly columns: readonly string[];
  /** Whether a CSV begins with the byte order mark by which Excel detects UTF-8. */
  readonly bom: boolean;
}

export function rowWriter({ format, columns, bom }: Shape): RowWriter {
  if (format === 'jsonl') {
    return {
      mediaType: 'application/x-ndjson; charset=utf-8',
      extension: 'jsonl',
      header: '',
      row: (profile, extra) =>
        `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, cellOf(name, profile, extra)])))}\n`,
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
