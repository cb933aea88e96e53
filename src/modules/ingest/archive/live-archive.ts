import { appendFile, type FileHandle, mkdir, open, readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../../lib/durable-files/index.ts';
import { openFileSource, readRecords } from '../../../lib/warc/index.ts';
import { acquireLock, type Lock } from '../../data-folder/index.ts';
import type { KeptPage } from '../pipeline/ingest-step.ts';
import { contextOf, encodeContext } from './context-record.ts';
import { encodeEntry, listOf, writeList } from './page-list.ts';

export interface LiveArchiveOptions {
  /** The folder of the page archive; live pages are in a subfolder. */
  readonly directory: string;
  readonly fileBytesMax?: number;
  /** The longest time until a written page is safe from a power cut. */
  readonly syncEveryMs?: number;
}

interface LiveFile {
  readonly path: string;
  readonly handle: FileHandle;
  /** Length of the file; it contains only complete pages. */
  bytes: number;
}

export type LivePage = Pick<KeptPage, 'page' | 'member'>;

const LIVE_FOLDER = 'live';
const LIVE_NAME = /^live-(\d{6})\.warc\.gz$/;
const FILE_BYTES_MAX = 64 << 20;
const SYNC_EVERY_MS = 1_000;

/**
 * Stores pages that the service fetched itself, one gzip member each, in files that no ingest rolls back. A page is passed to the operating
 * system before `append` resolves, so that a killed process loses none. It is safe from a power cut at most a second later, because one
 * sync covers all pages of that second. A page lost to a power cut is fetched again when it is due.
 */
export class LiveArchive {
  readonly #directory: string;
  readonly #fileBytesMax: number;
  readonly #syncEveryMs: number;
  readonly #lock: Lock;
  #file: LiveFile | undefined;
  #context: string | undefined;
  #sync: NodeJS.Timeout | undefined;
  #syncFailure: Error | undefined;
  #closed = false;
  #hasTriedNewest = false;
  /** All operations on the file run one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(options: LiveArchiveOptions, directory: string, lock: Lock) {
    this.#directory = directory;
    this.#fileBytesMax = options.fileBytesMax ?? FILE_BYTES_MAX;
    this.#syncEveryMs = options.syncEveryMs ?? SYNC_EVERY_MS;
    this.#lock = lock;
  }

  /** The folder of live pages inside a folder of pages. */
  static folder(pagesDirectory: string): string {
    return join(pagesDirectory, LIVE_FOLDER);
  }

  /** Throws when another process writes live pages here. */
  static async open(options: LiveArchiveOptions): Promise<LiveArchive> {
    const directory = LiveArchive.folder(options.directory);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const lock = acquireLock(directory, `Another service is writing live pages to ${directory}.`);
    return new LiveArchive(options, directory, lock);
  }

  /** Rejects if the page could not be written (for example on a full disk); the file is then as it was before. */
  append(live: LivePage): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#closed) throw new Error('the archive of live pages is closed');
      if (this.#syncFailure !== undefined) await this.#leaveFile();
      const file = await this.#fileWithSpace();
      const context = contextOf(live.page);
      const head = context === this.#context ? Buffer.alloc(0) : encodeContext(context, live.page.fetchedAt);
      await appendFile(listOf(file.path), encodeEntry(live.page.domain, file.bytes + head.length), {
        mode: 0o600,
      });
      await this.#write(file, Buffer.concat([head, live.member]));
      this.#context = context;
      this.#sync ??= setTimeout(() => this.#syncSoon(), this.#syncEveryMs).unref();
    });
  }

  /** Makes everything appended so far safe from a power cut. */
  flush(): Promise<void> {
    return this.#inTurn(() => this.#syncNow());
  }

  async close(): Promise<void> {
    await this.#inTurn(async () => {
      this.#closed = true;
      try {
        await this.#syncNow();
      } finally {
        await this.#file?.handle.close();
        this.#file = undefined;
        this.#lock.release();
      }
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Not awaited: if it fails, the next page goes to a new file. */
  #syncSoon(): void {
    this.flush().catch((error: Error) => {
      this.#syncFailure = error;
    });
  }

  async #syncNow(): Promise<void> {
    clearTimeout(this.#sync);
    this.#sync = undefined;
    await this.#file?.handle.datasync();
  }

  async #fileWithSpace(): Promise<LiveFile> {
    if (this.#file !== undefined && this.#file.bytes >= this.#fileBytesMax) await this.#leaveFile();
    this.#file ??= await this.#openFile();
    return this.#file;
  }

  async #leaveFile(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    const syncFailed = this.#syncFailure !== undefined;
    this.#syncFailure = undefined;
    try {
      if (!syncFailed) await file?.handle.datasync();
    } finally {
      await file?.handle.close();
    }
  }

  /** The first file is the newest existing one, after its last complete page, if it has space; later ones are new. */
  async #openFile(): Promise<LiveFile> {
    this.#context = undefined;
    const newest = (await listLiveFiles(this.#directory)).at(-1);
    const number = Number(LIVE_NAME.exec(newest ?? '')?.[1] ?? 0);
    if (newest !== undefined && !this.#hasTriedNewest) {
      this.#hasTriedNewest = true;
      const path = join(this.#directory, newest);
      const bytes = await endOfWholePages(path);
      await truncate(path, bytes);
      if (bytes < this.#fileBytesMax) {
        // The file may be older than the lists.
        await writeList(path);
        return { path, handle: await open(path, 'a', 0o600), bytes };
      }
    }
    this.#hasTriedNewest = true;
    const path = join(this.#directory, `live-${String(number + 1).padStart(6, '0')}.warc.gz`);
    const handle = await open(path, 'ax', 0o600);
    syncFolder(this.#directory);
    return { path, handle, bytes: 0 };
  }

  async #write(file: LiveFile, bytes: Buffer): Promise<void> {
    try {
      await file.handle.appendFile(bytes);
      file.bytes += bytes.length;
    } catch (error) {
      // Half a page must not precede the next one. If even truncating fails, the next page goes to a new file.
      await file.handle.truncate(file.bytes).catch((failure: Error) => {
        this.#syncFailure = failure;
      });
      throw error;
    }
  }
}

/** Names of the files with live pages, in the order in which they were written. */
export async function listLiveFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => LIVE_NAME.test(name)).sort();
}

/** A process that ended while writing left half a page at the end of the file. */
async function endOfWholePages(path: string): Promise<number> {
  const source = await openFileSource(path);
  let end = source.size;
  try {
    for await (const item of readRecords(source)) {
      if (item.kind === 'record') end = source.size;
      else if (end === source.size) end = item.offset;
    }
    return end;
  } finally {
    await source.close();
  }
}
