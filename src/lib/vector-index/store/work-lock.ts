import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's codes for a lock that another process holds, and for a file that is not a database. */
const lockedCode = 5;
const noDatabaseCode = 26;

/**
 * The right to flush or to build, held by one process at a time. It is an operating system lock on a small separate database, so it ends
 * with the process that holds it, however that ends.
 */
export class WorkLock {
  private readonly database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Undefined when another process holds it. */
  static take(directory: string, work: 'fold' | 'build'): WorkLock | undefined {
    const file = join(directory, `${work}.lock`);
    try {
      return WorkLock.open(file);
    } catch (error) {
      const code = ((error as { errcode?: number }).errcode ?? 0) % 256;
      if (code === lockedCode) return undefined;
      if (code !== noDatabaseCode) throw error;
      // The file contains nothing, so a damaged one is recreated.
      rmSync(file, { force: true });
      return WorkLock.open(file);
    }
  }

  private static open(file: string): WorkLock {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return new WorkLock(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  release(): void {
    this.database.close();
  }
}
