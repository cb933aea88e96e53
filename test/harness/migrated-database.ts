import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { migrateSqlite } from '../../src/platform/database/sqlite/migrate-sqlite.ts';
import { digestOfSources } from './digest-of-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'migrated');

/** The SQL and the code that runs it. */
const sources = ['migrations', 'src/platform/database/sqlite/migrate-sqlite.ts'];

let template: string | undefined;

/** Creates an empty SQLite database with all migrations applied by copying a template: running them takes longer than most tests. */
export function copyMigratedDatabase(file: string): void {
  template ??= findTemplate();
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(template, file);
}

/** Created once per set of migrations, under a temporary name and then renamed, so that two processes do not collide. */
function findTemplate(): string {
  const found = join(cache, `${digestOfSources(sources)}.db`);
  if (existsSync(found)) return found;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'making-'));
  const made = join(temporary, 'accounts.db');
  const sqlite = new DatabaseSync(made);
  sqlite.exec('pragma journal_mode = wal');
  migrateSqlite(sqlite);
  sqlite.close();
  renameSync(made, found);
  rmSync(temporary, { recursive: true });
  return found;
}
