import { openSync, readSync } from 'node:fs';

/** SQLite keeps two copies of a 48-byte header there (walformat, "The WAL-Index Header"). */
const headerBytes = 96;

/**
 * Tells in one small read whether any process has committed since it was last asked. Every commit changes the header of the
 * WAL index, and SQLite itself compares it when a read begins; a query would take and release locks for the same news.
 */
export class CommitMark {
  private readonly descriptor: number;
  private seen = Buffer.alloc(headerBytes);
  private current = Buffer.alloc(headerBytes);

  constructor(databaseFile: string) {
    // Never closed: POSIX drops a process's locks on a file when any descriptor of it is closed, and these are SQLite's.
    this.descriptor = openSync(`${databaseFile}-shm`, 'r');
  }

  /**
   * What is read after this is at least as new as the header it has kept: a commit in between changes the header again,
   * so it is read once more than needed and never once too little.
   */
  hasMoved(): boolean {
    readSync(this.descriptor, this.current, 0, headerBytes, 0);
    if (this.current.equals(this.seen)) return false;
    [this.seen, this.current] = [this.current, this.seen];
    return true;
  }
}
