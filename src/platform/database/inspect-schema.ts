import { DatabaseSync } from 'node:sqlite';
import { knownMigrations } from './migration-files.ts';

export interface SchemaState {
  /** Migrations that were applied to the database, in order. */
  readonly applied: readonly string[];
  /** Migrations of this version that were not applied yet; the next start or `homedex migrate` applies them. */
  readonly missing: readonly string[];
  /** Migrations that this version does not know, because the database was used by a newer version. */
  readonly unknown: readonly string[];
  /** Difference to the clock of the database server; undefined if there is no server. */
  readonly clockApartMs: number | undefined;
}

const CONNECT_MS_MAX = 5_000;

/** Reports which migrations were applied to a database, without changing it. */
export async function inspectSchema(
  where: { readonly file: string } | { readonly url: string },
): Promise<SchemaState> {
  const { applied, clockApartMs } = 'file' in where ? ofFile(where.file) : await ofServer(where.url);
  const known = knownMigrations();
  return {
    applied,
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
    clockApartMs,
  };
}

type Found = Pick<SchemaState, 'applied' | 'clockApartMs'>;

function ofFile(file: string): Found {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('select name from migration order by name').all();
    return { applied: rows.map(({ name }) => String(name)), clockApartMs: undefined };
  } finally {
    database.close();
  }
}

async function ofServer(url: string): Promise<Found> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS_MAX });
  try {
    await client.connect();
    const asked = Date.now();
    const { rows: times } = await client.query<{ ms: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
    );
    const middle = (asked + Date.now()) / 2;
    const { rows: tables } = await client.query<{ found: string | null }>(
      "select to_regclass('migration') as found",
    );
    const { rows } = tables[0]?.found
      ? await client.query<{ name: string }>('select name from migration order by name')
      : { rows: [] };
    return {
      applied: rows.map(({ name }) => name),
      clockApartMs: Math.abs(Number(times[0]?.ms ?? middle) - middle),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
