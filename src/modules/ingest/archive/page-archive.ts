import { type FileHandle, open, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../../../lib/durable-files/index.ts';
import { acquireLock, type Lock } from '../../data-folder/index.ts';
import type { IngestStep, KeptPage } from '../pipeline/ingest-step.ts';
import { contextOf, encodeContext } from './context-record.ts';

/** Committed bytes by segment file. */
const archiveState = z.record(z.string(), z.int());

const SEGMENT_NAME = /^pages-(\d{6})\.warc\.gz$/;
const SEGMENT_BYTES_MAX = 1 << 30;
const BUFFER_BYTES = 1 << 20;

/**
 * Keeps the raw pages as WARC files, so that the index can be rebuilt without fetching anything again and any WARC tool
 * can read them. A record that came compressed is written down as it came.
 */
export class PageArchive implements IngestStep {
  readonly name = 'archive';
  readonly #directory: string;
  readonly #segmentBytesMax: number;
  #lock: Lock | undefined;
  #committed: Record<string, number> = {};
  #segment: { readonly name: string; readonly file: FileHandle } | undefined;
  #segmentBytes = 0;
  #buffered: Uint8Array[] = [];
  #bufferedBytes = 0;
  /** What the last `warcinfo` record of the segment says; the records after it belong to it. */
  #context: string | undefined;

  constructor(options: { readonly directory: string; readonly segmentBytesMax?: number }) {
    this.#directory = options.directory;
    this.#segmentBytesMax = options.segmentBytesMax ?? SEGMENT_BYTES_MAX;
  }

  async open(): Promise<void> {
    // Whoever else writes here (another command, a service filling its first index) would lose pages to `resume`.
    this.#lock = acquireLock(this.#directory, `Another ingest is writing to ${this.#directory}.`);
  }

  async resume(state: string | undefined): Promise<void> {
    const segments = await listSegments(this.#directory);
    // An index that knows of no archive is a new one: pages from before it are kept whole for a rebuild.
    if (state === undefined) return this.#adopt(segments);
    this.#committed = archiveState.parse(JSON.parse(state));
    for (const name of segments) {
      const bytes = this.#committed[name] ?? 0;
      if (bytes === 0) await rm(join(this.#directory, name));
      else await truncate(join(this.#directory, name), bytes);
    }
  }

  async keep({ page, member }: KeptPage): Promise<void> {
    if (this.#segmentBytes >= this.#segmentBytesMax) await this.#closeSegment();
    if (this.#segment === undefined) await this.#openSegment();
    const context = contextOf(page);
    if (context !== this.#context) {
      this.#append(encodeContext(context, page.fetchedAt));
      this.#context = context;
    }
    this.#append(member);
    if (this.#bufferedBytes >= BUFFER_BYTES) await this.#write();
  }

  async flush(): Promise<string> {
    if (this.#segment !== undefined) {
      await this.#write();
      await this.#segment.file.datasync();
      this.#committed[this.#segment.name] = this.#segmentBytes;
    }
    return JSON.stringify(this.#committed);
  }

  async close(): Promise<void> {
    await this.#segment?.file.close();
    this.#segment = undefined;
    this.#buffered = [];
    this.#lock?.release();
  }

  async #adopt(segments: readonly string[]): Promise<void> {
    for (const name of segments) this.#committed[name] = (await stat(join(this.#directory, name))).size;
  }

  async #openSegment(): Promise<void> {
    const numbers = (await listSegments(this.#directory)).map((name) => Number(SEGMENT_NAME.exec(name)?.[1]));
    const name = `pages-${String(Math.max(0, ...numbers) + 1).padStart(6, '0')}.warc.gz`;
    this.#segment = { name, file: await open(join(this.#directory, name), 'wx') };
    this.#segmentBytes = 0;
    this.#context = undefined;
    syncFolder(this.#directory);
  }

  async #closeSegment(): Promise<void> {
    await this.flush();
    await this.#segment?.file.close();
    this.#segment = undefined;
  }

  #append(bytes: Uint8Array): void {
    this.#buffered.push(bytes);
    this.#bufferedBytes += bytes.length;
    this.#segmentBytes += bytes.length;
  }

  async #write(): Promise<void> {
    if (this.#bufferedBytes === 0) return;
    const bytes = Buffer.concat(this.#buffered);
    this.#buffered = [];
    this.#bufferedBytes = 0;
    await this.#segment?.file.writeFile(bytes);
  }
}

/** Committed bytes by segment file, as the steps of a checkpoint tell it. */
export function committedSegments(steps: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  return steps.archive === undefined ? {} : archiveState.parse(JSON.parse(steps.archive));
}

async function listSegments(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => SEGMENT_NAME.test(name)).sort();
}
