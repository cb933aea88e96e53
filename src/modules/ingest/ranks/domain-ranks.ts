import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../../../platform/errors.ts';

/** Ranks of domains in the web graph, looked up in a file, so that memory does not grow with the number of ranked domains. */
export interface DomainRanks {
  /** 1 is the best; undefined when the domain is not ranked. */
  find(domain: string): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Opens a file made by `importRanks`. */
export async function openDomainRanks(path: string): Promise<DomainRanks> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new AppError('invalid_input', `${path} cannot be opened.`, { cause });
  });
  const header = Buffer.alloc(HEADER_BYTES);
  await file.read(header, 0, HEADER_BYTES, 0);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    await file.close();
    throw new AppError('invalid_input', `${path} is not a file of imported domain ranks.`);
  }
  const starts = new Uint32Array(BUCKETS + 1);
  for (let bucket = 0; bucket <= BUCKETS; bucket++)
    starts[bucket] = header.readUInt32LE(MAGIC.length + bucket * 4);
  return { find: (domain) => findRank(file, starts, domain), close: () => file.close() };
}

async function findRank(file: FileHandle, starts: Uint32Array, domain: string): Promise<number | undefined> {
  const hash = hashDomain(domain);
  const bucket = hash.readUInt16BE(0);
  const start = starts[bucket] ?? 0;
  const entries = Buffer.allocUnsafe(((starts[bucket + 1] ?? start) - start) * ENTRY_BYTES);
  if (entries.length === 0) return undefined;
  await file.read(entries, 0, entries.length, HEADER_BYTES + start * ENTRY_BYTES);
  for (let at = 0; at < entries.length; at += ENTRY_BYTES)
    if (hash.compare(entries, at, at + 6, 2, 8) === 0) return entries.readUInt32LE(at + 6);
  return undefined;
}

/**
 * The imported ranks: a header with the first entry of each bucket, then the entries by bucket. The first two bytes of
 * a domain's hash choose the bucket, the next six and the rank are its entry. With 100 million domains a bucket is 15 KB.
 */
export const MAGIC = 'hdxrank1';
export const BUCKETS = 1 << 16;
export const ENTRY_BYTES = 10;
export const HEADER_BYTES = MAGIC.length + (BUCKETS + 1) * 4;

export function hashDomain(domain: string): Buffer {
  return hash('sha1', domain, 'buffer').subarray(0, 8);
}
