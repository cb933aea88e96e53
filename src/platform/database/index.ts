/**
 * The SQL database: accounts, ledger, lists, monitors. SQLite in the data folder, reached through Kysely only.
 * Start with open-database.ts; the tables are in migrations/.
 */

export { copyDatabase, refuseDamagedDatabase } from './examine-database.ts';
export { lockAccount } from './lock-account.ts';
export { checkDatabase, type Database, openDatabase } from './open-database.ts';
export type { Tables } from './tables.ts';
export { watchDatabase } from './watch-database.ts';
