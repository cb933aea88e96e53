import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { HomepageCapture } from './columnar-index.ts';

export interface Pick {
  readonly domain: string;
  readonly url: string;
  readonly fetchedAtMs: number;
  readonly warcFile: string;
  readonly fileId: number;
  readonly offset: number;
  readonly length: number;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS warc_file (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS pick (
    domain TEXT PRIMARY KEY, url TEXT NOT NULL, is_https INTEGER NOT NULL, fetched_at_ms INTEGER NOT NULL,
    file_id INTEGER NOT NULL, offset INTEGER NOT NULL, length INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS index_file (name TEXT PRIMARY KEY, row_groups_done INTEGER NOT NULL, finished INTEGER NOT NULL) STRICT;
`;

const selectPick = `
  SELECT domain, url, fetched_at_ms AS fetchedAtMs, name AS warcFile, file_id AS fileId, offset, length
  FROM pick JOIN warc_file ON warc_file.id = pick.file_id`;

const insertIfBetter = `
  INSERT INTO pick VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (domain) DO UPDATE SET
    url = excluded.url, is_https = excluded.is_https, fetched_at_ms = excluded.fetched_at_ms,
    file_id = excluded.file_id, offset = excluded.offset, length = excluded.length
  WHERE (excluded.is_https, excluded.fetched_at_ms, -length(excluded.url)) > (is_https, fetched_at_ms, -length(url))
`;

/**
 * Picks one homepage per registered domain: https before http, then the newest, then the shortest address. The picks are stored on disk, so
 * millions of domains need no memory, together with how far the index was read, so that picking can be resumed.
 */
export class HomepagePicks {
  readonly #database: DatabaseSync;
  #insert: StatementSync | undefined;
  #find: StatementSync | undefined;

  constructor(path: string, options: { readonly readOnly?: boolean } = {}) {
    const { readOnly = false } = options;
    if (!readOnly) mkdirSync(dirname(path), { recursive: true });
    this.#database = new DatabaseSync(path, { readOnly });
    if (!readOnly) this.#database.exec(schema);
  }

  /** For looking up single domains, even while another process is picking. */
  static openForReading(path: string): HomepagePicks {
    return new HomepagePicks(path, { readOnly: true });
  }

  /** The pick of one domain. */
  find(domain: string): Pick | undefined {
    this.#find ??= this.#database.prepare(`${selectPick} WHERE domain = ?`);
    return this.#find.get(domain) as unknown as Pick | undefined;
  }

  /** How many row groups of an index file are done, or whether the whole file is. */
  progress(indexFile: string): number | 'finished' {
    const row = this.#database
      .prepare('SELECT row_groups_done, finished FROM index_file WHERE name = ?')
      .get(indexFile);
    return row?.finished === 1 ? 'finished' : Number(row?.row_groups_done ?? 0);
  }

  /** Adds the captures of one row group, and marks it as done. */
  add(indexFile: string, rowGroup: number, captures: readonly HomepageCapture[]): void {
    this.#transaction(() => {
      const fileIds = new Map<string, number>();
      for (const capture of captures) this.#addCapture(capture, fileIds);
      this.#note(indexFile, rowGroup + 1, 0);
    });
  }

  finish(indexFile: string): void {
    this.#note(indexFile, 0, 1);
  }

  count(): number {
    return Number(this.#database.prepare('SELECT count(*) AS count FROM pick').get()?.count);
  }

  /** Picks in their order in the WARC files, after a given position. */
  *inFileOrder(after: { readonly fileId: number; readonly offset: number } | undefined): Generator<Pick> {
    this.#database.exec('CREATE INDEX IF NOT EXISTS pick_place ON pick (file_id, offset)');
    const picks = this.#database.prepare(
      `${selectPick} WHERE (file_id, offset) > (?, ?) ORDER BY file_id, offset LIMIT 1000`,
    );
    for (let last = after ?? { fileId: 0, offset: -1 }; ; ) {
      const page = picks.all(last.fileId, last.offset) as unknown as Pick[];
      yield* page;
      const end = page.at(-1);
      if (end === undefined) return;
      last = end;
    }
  }

  close(): void {
    this.#database.close();
  }

  #addCapture(capture: HomepageCapture, fileIds: Map<string, number>): void {
    const { domain, url, fetchedAtMs, warcFile, offset, length } = capture;
    const fileId = fileIds.get(warcFile) ?? this.#fileId(warcFile);
    fileIds.set(warcFile, fileId);
    this.#insert ??= this.#database.prepare(insertIfBetter);
    this.#insert.run(domain, url, url.startsWith('https:') ? 1 : 0, fetchedAtMs, fileId, offset, length);
  }

  #fileId(name: string): number {
    this.#database.prepare('INSERT OR IGNORE INTO warc_file (name) VALUES (?)').run(name);
    return Number(this.#database.prepare('SELECT id FROM warc_file WHERE name = ?').get(name)?.id);
  }

  #note(indexFile: string, rowGroups: number, finished: number): void {
    this.#database
      .prepare(
        'INSERT INTO index_file VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET row_groups_done = excluded.row_groups_done, finished = excluded.finished',
      )
      .run(indexFile, rowGroups, finished);
  }

  #transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
