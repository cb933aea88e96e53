import { configFromEnvironment, localAddress } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { UsageError } from './command.ts';

/** Options shared by commands that call a running service: its address, the caller, and the output format. */

export const serviceOptions = {
  url: { type: 'string', takes: 'ADDRESS', help: 'Address of the service; overrides MCP_URL.' },
  format: {
    type: 'string',
    takes: 'FORMAT',
    default: 'table',
    help: 'table, csv or json.',
  },
} as const;

export type Row = Readonly<Record<string, unknown>>;

/** Sends a GET request and returns the JSON response. Sends the key in MCP_API_KEY, if set. */
export async function callService(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
  url: string | undefined,
): Promise<unknown> {
  const config = configFromEnvironment({ MCP_URL: url });
  const base = config.MCP_URL ?? config.PUBLIC_URL ?? localAddress(config);
  const address = new URL(path, base);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) address.searchParams.set(name, value);
  const headers = config.MCP_API_KEY === undefined ? {} : { authorization: `Bearer ${config.MCP_API_KEY}` };
  const response = await fetch(address, { headers }).catch((cause: unknown) => {
    throw new AppError(
      'unavailable',
      `${base} cannot be reached. Start the service, or name it with --url.`,
      {
        cause,
      },
    );
  });
  const answer = (await response.json().catch(() => undefined)) as { detail?: unknown } | undefined;
  if (response.ok && answer !== undefined) return answer;
  throw new AppError(
    'invalid_input',
    sentenceOf(answer?.detail) ?? `The service answered ${response.status}.`,
  );
}

/** The detail of an error is a sentence, or a list with the problem of each parameter. */
function sentenceOf(detail: unknown): string | undefined {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  return detail
    .map(({ loc, msg }: { loc?: readonly unknown[]; msg?: string }) => `${loc?.at(-1)}: ${msg}`)
    .join('\n');
}

/** Prints rows in the chosen format. Table cells are cut to the width that fits. */
export async function printRows(
  rows: readonly Row[],
  columns: readonly string[],
  format: string,
): Promise<void> {
  if (format === 'json') process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else if (format === 'csv') {
    const { csvRow } = await import('../modules/exports/index.ts');
    const line = (row: Row) => csvRow(columns.map((name) => cellOf(row[name])));
    process.stdout.write(csvRow(columns) + rows.map(line).join(''));
  } else if (format === 'table') process.stdout.write(tableOf(rows, columns));
  else throw new UsageError(`--format must be table, csv or json, not '${format}'`);
}

type Cell = string | number | boolean | readonly string[] | null;

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null
    ? null
    : typeof value === 'object' && !Array.isArray(value)
      ? JSON.stringify(value)
      : (value as Cell);

const CELL_WIDTH_MAX = 40;

function tableOf(rows: readonly Row[], columns: readonly string[]): string {
  if (rows.length === 0) return '';
  const texts = rows.map((row) => columns.map((name) => oneLine(cellOf(row[name]))));
  const widths = columns.map((name, at) => {
    const width = Math.max(name.length, ...texts.map((cells) => cells[at]?.length ?? 0));
    // A domain is there to be copied.
    return name === 'domain' ? width : Math.min(CELL_WIDTH_MAX, width);
  });
  const line = (cells: readonly string[]) =>
    `${cells
      .map((cell, at) => cell.slice(0, widths[at]).padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  return line(columns) + line(widths.map((width) => '-'.repeat(width))) + texts.map(line).join('');
}

/** Control characters in page text must not move the cursor of the terminal. */
const oneLine = (value: Cell): string =>
  (Array.isArray(value) ? value.join('; ') : String(value ?? '')).replaceAll(/\p{C}+/gu, ' ');
