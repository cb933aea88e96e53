/** Functions that open a database or copy it into another; only for `app` and tests. */
export { type Move, moveToPostgres } from './move/move-to-postgres.ts';
export { openPostgres } from './postgres/open-postgres.ts';
export { openDatabase } from './sqlite/open-database.ts';
