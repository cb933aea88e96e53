import { readdirSync, readFileSync } from 'node:fs';
import { AppError } from '../errors.ts';

const folder = new URL('../../../migrations/', import.meta.url);

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The names of the migrations of this version, in order. */
export const knownMigrations = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/**
 * The SQL files of `migrations/` that were not applied to a database yet, in the order of their numbers. Refuses a database with migrations
 * that this version does not have.
 */
export function missingMigrations(applied: ReadonlySet<string>): Migration[] {
  const files = knownMigrations();
  const unknown = [...applied].filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    throw new AppError(
      'internal',
      `The database was created by a newer version (migration ${unknown.join(', ')}). Run that version, or restore a backup.`,
    );
  }
  return files
    .filter((name) => !applied.has(name))
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}
