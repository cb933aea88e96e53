/** What opens a database, and what copies all of one into another: for `app` alone, and for tests. */
export { type Move, moveToPostgres } from './move/move-to-postgres.ts';
export { openPostgres } from './postgres/open-postgres.ts';
export { openDatabase } from './sqlite/open-database.ts';
