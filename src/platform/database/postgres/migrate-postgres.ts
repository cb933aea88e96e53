import type { Pool } from 'pg';
import { missingMigrations } from '../migration-files.ts';
import { toPostgres } from './to-postgres.ts';

/** Any number that nobody else locks in this database. */
const MIGRATION_LOCK = 7201;

/** Brings a database up to date, all files of `migrations/` in one transaction. Of several processes that start at once one does it and the others wait. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Read committed: what is applied is read after the lock was waited for, not as of before.
    await client.query('begin isolation level read committed');
    await client.query('set local lock_timeout = 0; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    for (const { name, sql } of missingMigrations(new Set(rows.map((row) => row.name)))) {
      await client.query(toPostgres(sql));
      await client.query('insert into migration (name) values ($1)', [name]);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    // Ending the connection undoes what was begun.
    client.release(true);
    throw error;
  }
}
