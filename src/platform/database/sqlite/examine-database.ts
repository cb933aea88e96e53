import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '../../errors.ts';

/**
 * Up to this size a database is examined before it is used, which takes some tenths of a second at most; a larger one is examined in the
 * background.
 */
const examinedAtOnceBytesMax = 128 << 20;

/** Refuses a database that cannot be used as it is; the message names it and says what to do. Nothing is written. */
export function refuseDamagedDatabase(file: string, { bytesMax = examinedAtOnceBytesMax } = {}): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || size > bytesMax) return;
  const problem = examineDatabase(file);
  if (problem !== undefined)
    throw new AppError(
      'unavailable',
      `${file} is damaged (${problem}). Restore a backup ('homedex restore FOLDER --replace'); nothing was changed.`,
    );
}

/** What SQLite finds wrong with the structure of a database; undefined when nothing is. */
export function examineDatabase(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
    return found === 'ok' ? undefined : String(found).replace(/\s+/g, ' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}

/** Copies a consistent snapshot of a database, even while others write to it, and makes the copy durable. */
export function copyDatabase(file: string, target: string): void {
  const database = new DatabaseSync(file, { timeout: 20_000 });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
