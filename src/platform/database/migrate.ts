import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { foldText, normalizeQuery } from '../../lib/text-analysis/index.ts';
import { AppError } from '../errors.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** Runs the SQL files of `migrations/` that this database has not seen, in the order of their numbers, each in a transaction. */
export function migrate(sqlite: DatabaseSync): void {
  giveFunctions(sqlite);
  sqlite.exec(
    'create table if not exists migration (name text primary key, applied_at text not null default current_timestamp)',
  );
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const applied = new Set(
    sqlite
      .prepare('select name from migration')
      .all()
      .map(({ name }) => String(name)),
  );
  const unknown = [...applied].filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    throw new AppError(
      'internal',
      `The database was made by a newer version (migration ${unknown.join(', ')}). Run that version, or restore a backup.`,
    );
  }
  for (const name of files) {
    if (applied.has(name)) continue;
    const sql = readFileSync(new URL(name, folder), 'utf8');
    sqlite.exec('begin immediate');
    try {
      sqlite.exec(sql);
      sqlite.prepare('insert into migration (name) values (?)').run(name);
      sqlite.exec('commit');
    } catch (error) {
      sqlite.exec('rollback');
      throw error;
    }
  }
}

/** What the SQL of the migrations cannot say itself about text. */
function giveFunctions(sqlite: DatabaseSync): void {
  sqlite.function('normalized_query', { deterministic: true }, (text) => normalizeQuery(String(text)));
  sqlite.function('folded_text', { deterministic: true }, (text) => foldText(String(text)));
}
