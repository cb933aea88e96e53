import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The right to fold or to build, in one process at a time. It is a lock of the operating system on a small database of its own,
 * so it ends with the process that holds it, however that ends.
 */
export class WorkLock {
  private readonly database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Undefined when somebody else holds it. */
  static take(directory: string, work: 'fold' | 'build'): WorkLock | undefined {
    const database = new DatabaseSync(join(directory, `${work}.lock`), { timeout: 0 });
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return new WorkLock(database);
    } catch (error) {
      database.close();
      // 5: locked. Any other failure of the lock must be heard.
      if (((error as { errcode?: number }).errcode ?? 0) % 256 === 5) return undefined;
      throw error;
    }
  }

  release(): void {
    this.database.close();
  }
}
