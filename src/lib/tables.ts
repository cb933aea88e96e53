import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of tables that people edit. Each of its subfolders has a README.md for them. */
export const tablesFolder = join(root, 'data');

/** Where `scripts/pack-tables.ts` puts the packed tables, so that they need not be made at every start. It is built, not committed. */
export const packedTablesFolder = join(root, 'build');

/** A file of the packed tables. */
export function readPackedTable(name: string): Buffer {
  try {
    return readFileSync(join(packedTablesFolder, name));
  } catch (cause) {
    throw new Error(`build/${name} cannot be read; 'node scripts/pack-tables.ts' makes it from data/.`, {
      cause,
    });
  }
}

/** A table that cannot be used. The message names the file, the entry and what to do. */
export class TableError extends Error {
  constructor(path: string, problems: readonly string[]) {
    const shown = problems.slice(0, PROBLEMS_SHOWN).map((problem) => `\n  ${problem}`);
    const more = problems.length > PROBLEMS_SHOWN ? `\n  … and ${problems.length - PROBLEMS_SHOWN} more` : '';
    super(
      `${shortPath(path)} cannot be used; ${readmeOf(path)} explains its format.${shown.join('')}${more}`,
    );
    this.name = 'TableError';
  }
}

/** The nearest README.md above a table. */
function readmeOf(path: string): string {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const readme = join(folder, 'README.md');
    if (existsSync(readme)) return shortPath(readme);
  }
  return 'data/README.md';
}

const shortPath = (path: string): string => (path.startsWith(root) ? relative(root, path) : path);

const PROBLEMS_SHOWN = 20;

/** The paths of the tables in a folder, by name, without schemas and hidden files. */
export function listTables(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !isSchema(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Schemas are beside their tables, for editors: `schema.json`, or `<table>.schema.json` if tables differ. */
export const isSchema = (path: string): boolean => /(?:^|[.\\/])schema\.json$/.test(path);

/** Reads one table. Its key `$schema` is for editors and is removed. */
export function readTable<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(withoutSchemaKey(parseTable(path)));
  if (parsed.success) return parsed.data;
  throw new TableError(path, problemsOf(parsed.error));
}

function parseTable(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new TableError(path, [error instanceof Error ? error.message : String(error)]);
  }
}

export function withoutSchemaKey(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const { $schema: _schema, ...entries } = content as Record<string, unknown>;
  return entries;
}

/** Each problem with the entry it is in: `Acme → cats → 0: Invalid option`. */
export const problemsOf = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join(' → ')}: ${message}`));

/** The words of a text in a table, which are separated by commas. */
export const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The name of a table, which is that of its file. */
export const tableName = (path: string): string => basename(path, '.json');
