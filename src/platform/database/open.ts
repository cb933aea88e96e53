/** What opens a database: for `app/open-stores.ts` alone, and for tests. */
export { openPostgres } from './postgres/open-postgres.ts';
export { openDatabase } from './sqlite/open-database.ts';
