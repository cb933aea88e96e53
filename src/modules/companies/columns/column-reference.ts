import { type CheckedColumns, checkedColumns } from './checked-columns.ts';
import { type Column, type ColumnGroup, type ColumnName, columnGroups, columns } from './registry.ts';

/** Share of pages on which a column is filled, 0 to 1, and the number of pages it was measured on. */
export interface FillRates {
  readonly pages: number;
  readonly rates: Readonly<Partial<Record<ColumnName, number>>>;
}

/** Generates the column reference, `docs/reference/columns.md`. */
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
    `Right: of the values that a person checked on ${checkedColumns().pages} pages or more, read beside their profiles ([how](../../data/columns/README.md)). Columns without a figure were not judged.`,
    '',
    ...groups.flatMap((group) => groupTable(group, fillRates, checkedColumns())),
  ].join('\n');
}

function groupTable(group: ColumnGroup, fillRates: FillRates, checked: CheckedColumns): string[] {
  return [
    `## ${group.charAt(0).toUpperCase()}${group.slice(1)}`,
    '',
    '| column | type | what it holds | example | filter | sort | filled | right |',
    '|---|---|---|---|---|---|---|---|',
    ...columns
      .filter((column) => column.group === group)
      .map((column) => tableRow(column, fillRates, checked)),
    '',
  ];
}

function tableRow(
  { name, type, description, example, filterable, sortable, always }: Column,
  { rates }: FillRates,
  { columns: judged }: CheckedColumns,
): string {
  const shown = Array.isArray(example) ? example.join('; ') : String(example);
  const rate = rates[name];
  const filled = rate === undefined ? '–' : `${Math.round(100 * rate)} %`;
  const { right: held, checked } = judged[name] ?? {};
  const right = held === undefined ? '' : `${held} of ${checked}`;
  return `| \`${name}\` | ${type}${always ? ', always' : ''} | ${description} | ${shown.replaceAll('|', '\\|')} | ${filterable ? 'yes' : ''} | ${sortable ? 'yes' : ''} | ${filled} | ${right} |`;
}
