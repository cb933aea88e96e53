import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { migrateSqlite } from '../../src/platform/database/sqlite/migrate-sqlite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'migrated');

let template: string | undefined;

/** An empty SQLite database with all migrations behind it, as a copy: running them takes longer than most tests. */
export function layMigratedDatabase(file: string): void {
  template ??= findTemplate();
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(template, file);
}

/** Made once for a set of migrations, apart and then moved, so that two processes that make it do not collide. */
function findTemplate(): string {
  const found = join(cache, `${digestOfMigrations()}.db`);
  if (existsSync(found)) return found;
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, 'making-'));
  const made = join(workshop, 'accounts.db');
  const sqlite = new DatabaseSync(made);
  sqlite.exec('pragma journal_mode = wal');
  migrateSqlite(sqlite);
  sqlite.close();
  renameSync(made, found);
  rmSync(workshop, { recursive: true });
  return found;
}

/** Of the SQL and of what runs it. */
function digestOfMigrations(): string {
  const hash = createHash('sha256');
  const folder = join(root, 'migrations');
  const files = readdirSync(folder).map((name) => join(folder, name));
  for (const file of [...files.sort(), join(root, 'src/platform/database/sqlite/migrate-sqlite.ts')])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
