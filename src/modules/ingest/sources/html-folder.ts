import { createHash } from 'node:crypto';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { domainOfHost } from '../../../lib/domain-name.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseWebAddress } from '../homepage.ts';
import type { PageSource, SourceItem } from '../page-source.ts';

/** One line of `manifest.jsonl`; further keys are allowed. If the domain is missing, it is derived from the address. */
const manifestRow = z.object({
  domain: z.string().optional(),
  file: z.string(),
  url: z.string().optional(),
  charset: z.string().optional(),
  fetched_at: z.string().optional(),
});

type ManifestRow = z.infer<typeof manifestRow>;

const rowAdvice =
  'a line names "file" and "url" or "domain": {"url": "https://example.com/", "file": "example.html"}';

const PAGE_BYTES_MAX = 64 << 20;

/** A folder of HTML files (`.html` or `.html.gz`) listed in its `manifest.jsonl`. */
export async function htmlFolderSource(
  folder: string,
  options: { readonly crawlId?: string } = {},
): Promise<PageSource> {
  const manifest = resolve(folder, 'manifest.jsonl');
  const found = await stat(manifest).catch(() => undefined);
  if (found === undefined) throw new AppError('invalid_input', `${folder} has no manifest.jsonl.`);
  const lines = (await readFile(manifest, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return {
    identity: await identify(folder, manifest, options.crawlId ?? '', lines),
    total: lines.length,
    read: (after) => readManifest(folder, options.crawlId ?? '', Number(after ?? 0)),
  };
}

/** If a page was edited, the identity changes, so that the folder is read again. */
async function identify(folder: string, manifest: string, crawlId: string, lines: readonly string[]) {
  const digest = createHash('sha256').update(`${manifest}\n${crawlId}\n`);
  for (const line of lines) {
    const row = parseRow(line);
    const found = typeof row === 'string' ? undefined : await findFile(folder, row.file);
    digest.update(`${line}\n`);
    if (typeof found === 'object') digest.update(`${found.size} ${found.modifiedMs}\n`);
  }
  return `html:${digest.digest('hex').slice(0, 24)}`;
}

/** The position is the number of the manifest line. */
async function* readManifest(folder: string, crawlId: string, after: number): AsyncGenerator<SourceItem> {
  const manifest = await open(join(folder, 'manifest.jsonl'));
  let number = 0;
  let pages = 0;
  for await (const line of manifest.readLines()) {
    number++;
    if (line.trim() === '') continue;
    pages++;
    if (number <= after) continue;
    const at = { position: String(number), done: pages };
    const row = parseRow(line);
    if (typeof row === 'string')
      yield { kind: 'damage', message: `manifest.jsonl line ${number}: ${row}`, ...at };
    else yield { ...(await readPage(folder, crawlId, row)), ...at };
  }
}

function parseRow(line: string): ManifestRow | string {
  try {
    const parsed = manifestRow.safeParse(JSON.parse(line));
    if (!parsed.success || (parsed.data.domain ?? parsed.data.url) === undefined) return rowAdvice;
    return parsed.data;
  } catch {
    return `not JSON; ${rowAdvice}`;
  }
}

type FolderItem =
  | Pick<SourceItem & { kind: 'page' }, 'kind' | 'page'>
  | Pick<SourceItem & { kind: 'dropped' }, 'kind' | 'reason'>
  | Pick<SourceItem & { kind: 'damage' }, 'kind' | 'message'>;

async function readPage(folder: string, crawlId: string, row: ManifestRow): Promise<FolderItem> {
  const address = row.url === undefined ? undefined : parseWebAddress(row.url);
  if (row.url !== undefined && address === undefined)
    return { kind: 'damage', message: `${row.file}: '${row.url}' is not an http:// or https:// address` };
  const domain = domainOfHost(row.domain ?? address?.hostname ?? '');
  if (domain === undefined) return { kind: 'dropped', reason: 'not_a_homepage' };
  const file = await findFile(folder, row.file);
  if (typeof file === 'string') return { kind: 'damage', message: `${row.file} ${file}` };
  if (file.size > PAGE_BYTES_MAX) return { kind: 'dropped', reason: 'too_large' };
  const content = await readPossiblyGzipped(file.path);
  if (content === undefined) return { kind: 'dropped', reason: 'undecodable' };
  const fetchedAt = new Date(row.fetched_at ?? file.modifiedMs);
  if (Number.isNaN(fetchedAt.getTime())) return { kind: 'dropped', reason: 'undecodable' };
  const page = {
    domain,
    url: address?.href ?? `https://${domain}/`,
    fetchedAt: fetchedAt.toISOString(),
    crawlId,
    source: 'html',
    format: 'html' as const,
    content,
    ...(row.charset && { charset: row.charset }),
  };
  return { kind: 'page', page };
}

interface PageFile {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * The file named by a line, or what is wrong with it. A manifest may be untrusted: it may only name files in its folder, not any file of
 * this machine, not through a link either, and only regular files, not for example a pipe without a writer.
 */
async function findFile(folder: string, name: string): Promise<PageFile | string> {
  if (!resolve(folder, name).startsWith(`${resolve(folder)}${sep}`)) return 'is outside the folder';
  const path = await realpath(resolve(folder, name)).catch(() => undefined);
  if (path === undefined) return 'does not exist';
  if (!path.startsWith(`${await realpath(folder)}${sep}`)) return 'is outside the folder';
  const found = await stat(path);
  if (!found.isFile()) return 'is not a file';
  return { path, size: found.size, modifiedMs: found.mtimeMs };
}

const gunzipAsync = promisify(gunzip);

async function readPossiblyGzipped(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return gunzipAsync(bytes, { maxOutputLength: PAGE_BYTES_MAX }).catch(() => undefined);
}
