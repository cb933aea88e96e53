import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { writeFullyTo } from '../../../lib/durable-files/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { BUCKETS, ENTRY_BYTES, HEADER_BYTES, hashDomain, MAGIC } from './domain-ranks.ts';

/** Spilled entries also contain their bucket. */
const SPILL_ENTRY_BYTES = ENTRY_BYTES + 2;
const SPILLS = 64;
const BUCKETS_PER_SPILL = BUCKETS / SPILLS;
const SPILL_BUFFER_BYTES = SPILL_ENTRY_BYTES * 5000;

/**
 * Converts a Common Crawl domain ranks file (tab-separated with a `#harmonicc_pos …` header, plain or gzip) into a file for lookups.
 * Entries are spread over spill files by hash and sorted spill by spill, so memory stays small at any size.
 */
export async function importRanks(
  ranksPath: string,
  outputPath: string,
): Promise<{ readonly domains: number }> {
  const folder = await mkdtemp(join(dirname(outputPath), 'ranks-'));
  const spills = Array.from({ length: SPILLS }, (_, number) => new Spill(join(folder, String(number))));
  try {
    let domains = 0;
    for await (const { rank, domain } of readRanks(ranksPath)) {
      const hash = hashDomain(domain);
      await spills[(hash[0] ?? 0) >> 2]?.add(hash, rank);
      domains++;
    }
    for (const spill of spills) await spill.finish();
    if (domains === 0) throw new AppError('invalid_input', `${ranksPath} contains no domain ranks.`);
    const sorted = join(folder, 'sorted');
    await writeSorted(spills, sorted);
    await rename(sorted, outputPath);
    return { domains };
  } finally {
    // Closed before their folder is removed: one opened after that would be left behind, or hide the original failure.
    for (const spill of spills) await spill.close();
    await rm(folder, { recursive: true });
  }
}

async function* readRanks(path: string): AsyncGenerator<{ rank: number; domain: string }> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  const bytes = /\.gz$/.test(path) ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => bytes.destroy(error));
  let columns: { rank: number; host: number } | undefined;
  try {
    for await (const line of createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY })) {
      const cells = line.split('\t');
      if (columns === undefined) {
        columns = { rank: cells.indexOf('#harmonicc_pos'), host: cells.indexOf('#host_rev') };
        if (columns.rank < 0 || columns.host < 0)
          throw new AppError(
            'invalid_input',
            `${path} does not begin with a '#harmonicc_pos … #host_rev' line.`,
          );
        continue;
      }
      const rank = Number(cells[columns.rank]);
      const domain = (cells[columns.host] ?? '').split('.').reverse().join('.');
      if (Number.isInteger(rank) && rank > 0 && rank < 2 ** 32 && domain !== '') yield { rank, domain };
    }
  } finally {
    file.destroy();
  }
}

/** A file that grows by whole buffers; it is created with the first write. */
class Spill {
  readonly path: string;
  #file: FileHandle | undefined;
  #buffer = Buffer.allocUnsafe(SPILL_BUFFER_BYTES);
  #used = 0;

  constructor(path: string) {
    this.path = path;
  }

  async add(hash: Buffer, rank: number): Promise<void> {
    hash.copy(this.#buffer, this.#used, 0, 8);
    this.#buffer.writeUInt32LE(rank, this.#used + 8);
    this.#used += SPILL_ENTRY_BYTES;
    if (this.#used === SPILL_BUFFER_BYTES) await this.#write();
  }

  async finish(): Promise<void> {
    await this.#write();
    await this.close();
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
  }

  async #write(): Promise<void> {
    this.#file ??= await open(this.path, 'wx');
    await this.#file.writeFile(this.#buffer.subarray(0, this.#used));
    this.#used = 0;
  }
}

async function writeSorted(spills: readonly Spill[], path: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    const starts = new Uint32Array(BUCKETS + 1);
    let written = 0;
    for (const [number, spill] of spills.entries()) {
      const entries = sortSpill(await readFile(spill.path), number * BUCKETS_PER_SPILL, starts, written);
      await writeFullyTo(file, entries, HEADER_BYTES + written * ENTRY_BYTES);
      written += entries.length / ENTRY_BYTES;
    }
    starts[BUCKETS] = written;
    const header = Buffer.alloc(HEADER_BYTES);
    header.write(MAGIC, 'latin1');
    for (const [bucket, start] of starts.entries()) header.writeUInt32LE(start, MAGIC.length + bucket * 4);
    await writeFullyTo(file, header, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Counting sort by bucket; records where each bucket starts. */
function sortSpill(spilled: Buffer, firstBucket: number, starts: Uint32Array, written: number): Buffer {
  const next = new Uint32Array(BUCKETS_PER_SPILL + 1);
  for (let at = 0; at < spilled.length; at += SPILL_ENTRY_BYTES) {
    const after = spilled.readUInt16BE(at) - firstBucket + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let bucket = 0; bucket < BUCKETS_PER_SPILL; bucket++) {
    next[bucket + 1] = (next[bucket + 1] ?? 0) + (next[bucket] ?? 0);
    starts[firstBucket + bucket] = written + (next[bucket] ?? 0);
  }
  const sorted = Buffer.allocUnsafe((spilled.length / SPILL_ENTRY_BYTES) * ENTRY_BYTES);
  for (let at = 0; at < spilled.length; at += SPILL_ENTRY_BYTES) {
    const bucket = spilled.readUInt16BE(at) - firstBucket;
    const slot = next[bucket] ?? 0;
    spilled.copy(sorted, slot * ENTRY_BYTES, at + 2, at + SPILL_ENTRY_BYTES);
    next[bucket] = slot + 1;
  }
  return sorted;
}
