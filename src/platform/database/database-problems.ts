import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/** Asks the database for something small: throws when it cannot answer. */
export async function databaseProblems(database: Database): Promise<readonly string[]> {
  await sql`select 1`.execute(database);
  return [];
}
