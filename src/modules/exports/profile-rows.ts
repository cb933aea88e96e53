import { type CompanyProfile, columnNames } from '../companies/index.ts';
import { csvRow } from './csv.ts';

/** How a download writes its rows: a header, then a line per profile, with columns of its own after the 178. */
export interface RowFormat {
  readonly mediaType: string;
  readonly extension: string;
  header(extraColumns: readonly string[]): string;
  row(profile: CompanyProfile, extra: Readonly<Record<string, string>>): string;
}

export const rowFormats = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    extension: 'csv',
    header: (extraColumns) => csvRow([...columnNames, ...extraColumns]),
    row: (profile, extra) => csvRow([...columnNames.map((name) => profile[name]), ...Object.values(extra)]),
  },
  jsonl: {
    mediaType: 'application/x-ndjson; charset=utf-8',
    extension: 'jsonl',
    header: () => '',
    row: (profile, extra) => `${JSON.stringify({ ...profile, ...extra })}\n`,
  },
} as const satisfies Record<string, RowFormat>;
