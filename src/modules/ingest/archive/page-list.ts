import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileSource, readRecords, type WarcDamage, type WarcRecord } from '../../../lib/warc/index.ts';
import type { CapturedPage } from '../page-source.ts';
import { readPage } from '../sources/warc-page.ts';

/**
 * Each file of the archive has a list beside it of where its pages start, by domain, so that one page can be read without all others. An
 * entry is only a hint: the page it points to is compared with the one requested, so that an entry left behind by a kill does no harm.
 */
export const listOf = (archiveFile: string): string => archiveFile.replace(/\.warc\.gz$/, '.list');

const DIGEST_BYTES = 8;
const ENTRY_BYTES = 2 * DIGEST_BYTES;

export function encodeEntry(domain: string, offset: number): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  digestOf(domain).copy(entry);
  entry.writeBigUInt64BE(BigInt(offset), DIGEST_BYTES);
  return entry;
}

const digestOf = (domain: string): Buffer => hash('sha256', domain, 'buffer').subarray(0, DIGEST_BYTES);

/** Writes the list of a file that has none, or an outdated one. */
export async function writeList(archiveFile: string): Promise<void> {
  const partial = `${listOf(archiveFile)}.partial`;
  await writeFile(partial, await makeList(archiveFile), { flush: true, mode: 0o600 });
  await rename(partial, listOf(archiveFile));
}

/** For an archive of an earlier release: writes the list of every file without one. */
export async function writeMissingLists(directory: string): Promise<void> {
  for (const path of await archiveFiles(directory)) if (!existsSync(listOf(path))) await writeList(path);
}

async function makeList(archiveFile: string): Promise<Buffer> {
  const source = await openFileSource(archiveFile);
  const entries: Buffer[] = [];
  try {
    for await (const item of readRecords(source)) {
      const page = pageIn(item);
      if (page !== undefined) entries.push(encodeEntry(page.domain, item.position.offset));
    }
    return Buffer.concat(entries);
  } finally {
    await source.close();
  }
}

function pageIn(item: WarcRecord | WarcDamage): CapturedPage | undefined {
  if (item.kind !== 'record' || !/^(?:response|resource|conversion)$/.test(item.type)) return undefined;
  const read = readPage(item, { crawlId: '' }, true);
  return read.kind === 'page' ? read.page : undefined;
}

/** Files with pages from ingests and from lookups. */
async function archiveFiles(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const names = await readdir(directory, { recursive: true });
  return names
    .filter((name) => name.endsWith('.warc.gz'))
    .sort()
    .map((name) => join(directory, name));
}

export type FoundPage =
  | { readonly kind: 'page'; readonly page: CapturedPage }
  /** The page is listed, but cannot be read. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'missing' };

/** How many bytes of files without a list are searched for a page; a rebuild writes the lists of larger ones. */
const UNLISTED_BYTES_MAX = 64 << 20;
/** Maximum number of versions of a domain in one file. */
const PAGES_OF_DOMAIN_MAX = 64;

/** One version of a homepage, by the moment it was fetched. */
export async function findArchivedPage(
  directory: string,
  version: { readonly domain: string; readonly fetchedAt: string },
  signal: AbortSignal,
): Promise<FoundPage> {
  let unlistedBytesLeft = UNLISTED_BYTES_MAX;
  let isDamaged = false;
  for (const path of (await archiveFiles(directory)).reverse()) {
    signal.throwIfAborted();
    const source = await openFileSource(path);
    try {
      if (!existsSync(listOf(path))) {
        unlistedBytesLeft -= source.size;
        if (unlistedBytesLeft < 0) continue;
      }
      const list = await readFile(listOf(path)).catch(() => makeList(path));
      for (const offset of offsetsIn(list, version.domain)) {
        const item = await recordAt(source, offset);
        const page = item && pageIn(item);
        if (page?.domain === version.domain && page.fetchedAt === version.fetchedAt)
          return { kind: 'page', page };
        isDamaged ||= item?.kind === 'damage';
      }
    } finally {
      await source.close();
    }
  }
  return { kind: isDamaged ? 'damaged' : 'missing' };
}

type Source = Awaited<ReturnType<typeof openFileSource>>;

async function recordAt(source: Source, offset: number): Promise<WarcRecord | WarcDamage | undefined> {
  if (offset >= source.size) return undefined;
  for await (const item of readRecords(source, { after: { offset, index: -1 } })) return item;
  return undefined;
}

/** Newest first: a rewritten page comes after the one it replaces. */
function offsetsIn(list: Buffer, domain: string): readonly number[] {
  const digest = digestOf(domain);
  const offsets: number[] = [];
  for (let at = list.indexOf(digest); at >= 0; at = list.indexOf(digest, at + 1))
    if (at % ENTRY_BYTES === 0 && at + ENTRY_BYTES <= list.length)
      offsets.push(Number(list.readBigUInt64BE(at + DIGEST_BYTES)));
  return offsets.slice(-PAGES_OF_DOMAIN_MAX).reverse();
}
