/**
 * The SQL database: accounts, ledger, lists, monitors, checkpoints. It is SQLite in the data folder or PostgreSQL elsewhere, accessed only
 * through Kysely. Start with database.ts, which states what a transaction may do; the tables are in migrations/.
 */

export { afterCommit, checkDatabase, type Database } from './database.ts';
export { inspectSchema, type SchemaState } from './inspect-schema.ts';
export { lockAccount } from './lock-account.ts';
export { poolOf } from './pool.ts';
export { copyDatabase, refuseDamagedDatabase } from './sqlite/examine-database.ts';
export { watchDatabase } from './sqlite/watch-database.ts';
export type { Tables } from './tables.ts';
