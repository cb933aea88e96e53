import type { DatabaseSync } from 'node:sqlite';
import { foldText, normalizeQuery } from '../../../lib/text-analysis/index.ts';
import { missingMigrations } from '../migration-files.ts';

/** Migrates a database, each file of `migrations/` in its own transaction. */
export function migrateSqlite(sqlite: DatabaseSync): void {
  registerFunctions(sqlite);
  sqlite.exec(
    'create table if not exists migration (name text primary key, applied_at text not null default current_timestamp)',
  );
  for (const { name, sql } of missingMigrations(appliedTo(sqlite))) {
    sqlite.exec('begin immediate');
    try {
      // Another process may have applied it first.
      if (!appliedTo(sqlite).has(name)) {
        sqlite.exec(sql);
        sqlite.prepare('insert into migration (name) values (?)').run(name);
      }
      sqlite.exec('commit');
    } catch (error) {
      sqlite.exec('rollback');
      throw error;
    }
  }
}

function appliedTo(sqlite: DatabaseSync): Set<string> {
  const rows = sqlite.prepare('select name from migration').all();
  return new Set(rows.map(({ name }) => String(name)));
}

/** Text functions that the migrations need and SQL lacks. */
function registerFunctions(sqlite: DatabaseSync): void {
  sqlite.function('normalized_query', { deterministic: true }, (text) => normalizeQuery(String(text)));
  sqlite.function('folded_text', { deterministic: true }, (text) => foldText(String(text)));
}
