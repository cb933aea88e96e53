import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Passes over the rows that somebody else is taking at the same moment. */
type PassingOver = <Name extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Name, Row>,
) => SelectQueryBuilder<Tables, Name, Row>;

/**
 * Runs a statement by which several processes take rows from one table, each row once. On SQLite one of them writes at a time. On
 * PostgreSQL they would wait for each other, or lose to each other: there they pass over what another has locked, and see what others
 * have committed instead of a state of their own, so that nobody has to begin anew.
 */
export function takeRows<Outcome>(
  database: Database,
  take: (transaction: Database, passingOver: PassingOver) => Promise<Outcome>,
): Promise<Outcome> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return take(database, (rows) => rows);
  return database.transaction().execute(async (transaction) => {
    await sql`set transaction isolation level read committed`.execute(transaction);
    return take(transaction, (rows) => rows.forUpdate().skipLocked());
  });
}
