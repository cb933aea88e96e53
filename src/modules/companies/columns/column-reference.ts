import { type Column, type ColumnGroup, type ColumnName, columnGroups, columns } from './registry.ts';

/** Share of pages on which a column is filled, 0 to 1, and how many pages that was measured on. */
export interface FillRates {
  readonly pages: number;
  readonly rates: Readonly<Partial<Record<ColumnName, number>>>;
}

/** The column reference, `docs/reference/columns.md`. */
export function columnReference(fillRates: FillRates): string {
  const groups = Object.keys(columnGroups) as ColumnGroup[];
  return [
    '# Columns of the company profile',
    '',
    `A profile has exactly ${columns.length} columns, in this order everywhere: JSON, CSV, \`GET /columns\`. A value that is not known is null (an empty list for`,
    'lists), never omitted and never invented. Generated from `src/modules/companies/columns/`; do not edit.',
    '',
    `Filled: share of ${fillRates.pages} real homepages of all kinds and ages on which the column says something (for flags: on which it holds). They came as files,`,
    'so what only a live fetch brings (headers, times, HTTP version) reads 0 here. Always: never null.',
    '',
    ...groups.flatMap((group) => groupTable(group, fillRates)),
  ].join('\n');
}

function groupTable(group: ColumnGroup, fillRates: FillRates): string[] {
  return [
    `## ${group.charAt(0).toUpperCase()}${group.slice(1)}`,
    '',
    '| column | type | what it holds | example | filter | sort | filled |',
    '|---|---|---|---|---|---|---|',
    ...columns.filter((column) => column.group === group).map((column) => tableRow(column, fillRates)),
    '',
  ];
}

function tableRow(
  { name, type, description, example, filterable, sortable, always }: Column,
  { rates }: FillRates,
): string {
  const shown = Array.isArray(example) ? example.join('; ') : String(example);
  const rate = rates[name];
  const filled = rate === undefined ? '–' : `${Math.round(100 * rate)} %`;
  return `| \`${name}\` | ${type}${always ? ', always' : ''} | ${description} | ${shown.replaceAll('|', '\\|')} | ${filterable ? 'yes' : ''} | ${sortable ? 'yes' : ''} | ${filled} |`;
}
