import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface CachedIcon {
  readonly fetchedAt: number;
  /** Undefined if the site had none. */
  readonly bytes: Buffer | undefined;
}

interface IconCacheOptions {
  readonly directory: string;
  readonly bytesMax: number;
}

/** What a small file takes on disk. */
const BLOCK_BYTES = 4_096;
const TIME_BYTES = 8;
/** The fill level after eviction, so that not every write evicts. */
const FILLED_TO = 0.9;

/**
 * Stores icons as files, one per domain; the oldest are deleted when the total exceeds the limit. Several services may share the folder.
 */
export class IconCache {
  readonly #directory: string;
  readonly #bytesMax: number;
  /** Sizes on disk by file name, oldest first; read from the folder before the first write. */
  #sizes: Promise<Map<string, number>> | undefined;
  #bytes = 0;

  constructor({ directory, bytesMax }: IconCacheOptions) {
    this.#directory = directory;
    this.#bytesMax = bytesMax;
  }

  async find(domain: string): Promise<CachedIcon | undefined> {
    const content = await readFile(join(this.#directory, nameOf(domain))).catch(() => undefined);
    if (content === undefined || content.length < TIME_BYTES) return undefined;
    const bytes = content.subarray(TIME_BYTES);
    return { fetchedAt: Number(content.readBigUInt64BE(0)), bytes: bytes.length === 0 ? undefined : bytes };
  }

  async store(domain: string, { fetchedAt, bytes }: CachedIcon): Promise<void> {
    const sizes = await this.#knownSizes();
    const name = nameOf(domain);
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(Math.floor(fetchedAt)));
    const content = Buffer.concat([time, ...(bytes ? [bytes] : [])]);
    const partial = join(this.#directory, `${randomUUID()}.partial`);
    try {
      await writeFile(partial, content, { mode: 0o600 });
      await rename(partial, join(this.#directory, name));
    } catch (error) {
      // On a full disk, every attempt would leave a partial icon behind.
      await rm(partial, { force: true });
      throw error;
    }
    this.#bytes += sizeOnDisk(content.length) - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, sizeOnDisk(content.length));
    if (this.#bytes > this.#bytesMax) await this.#evict(sizes);
  }

  async #evict(sizes: Map<string, number>): Promise<void> {
    for (const [name, bytes] of sizes) {
      if (this.#bytes <= this.#bytesMax * FILLED_TO) return;
      sizes.delete(name);
      this.#bytes -= bytes;
      await rm(join(this.#directory, name), { force: true });
    }
  }

  /** If the folder could not be read, the next write reads it again: the disk may have been full. */
  #knownSizes(): Promise<Map<string, number>> {
    this.#sizes ??= this.#readFolder().catch((error: unknown) => {
      this.#sizes = undefined;
      throw error;
    });
    return this.#sizes;
  }

  async #readFolder(): Promise<Map<string, number>> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const files: { name: string; bytes: number; at: number }[] = [];
    for (const name of await readdir(this.#directory)) {
      const found = await stat(join(this.#directory, name)).catch(() => undefined);
      if (found) files.push({ name, bytes: sizeOnDisk(found.size), at: found.mtimeMs });
    }
    files.sort((a, b) => a.at - b.at);
    this.#bytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
    return new Map(files.map(({ name, bytes }) => [name, bytes]));
  }
}

const nameOf = (domain: string): string => createHash('sha256').update(domain).digest('hex').slice(0, 40);
const sizeOnDisk = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
