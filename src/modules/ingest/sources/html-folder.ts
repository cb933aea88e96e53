import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { domainOfHost } from '../homepage.ts';
import type { PageSource, SourceItem } from '../page-source.ts';

/** One line of `manifest.jsonl`; further keys are allowed. */
const manifestRow = z.object({
  domain: z.string(),
  file: z.string(),
  url: z.url().optional(),
  charset: z.string().optional(),
  fetched_at: z.string().optional(),
});

type ManifestRow = z.infer<typeof manifestRow>;

const PAGE_BYTES_MAX = 64 << 20;

/** A folder of HTML files (`.html` or `.html.gz`) that its `manifest.jsonl` lists. */
export async function htmlFolderSource(
  folder: string,
  options: { readonly crawlId?: string } = {},
): Promise<PageSource> {
  const manifest = resolve(folder, 'manifest.jsonl');
  const found = await stat(manifest).catch(() => undefined);
  if (found === undefined) throw new AppError('invalid_input', `${folder} has no manifest.jsonl.`);
  const bytes = await readFile(manifest);
  const digest = createHash('sha256')
    .update(`${manifest}\n${options.crawlId ?? ''}\n`)
    .update(bytes)
    .digest('hex');
  return {
    identity: `html:${digest.slice(0, 24)}`,
    total: bytes
      .toString('latin1')
      .split('\n')
      .filter((line) => line.trim() !== '').length,
    read: (after) => readManifest(folder, options.crawlId ?? '', Number(after ?? 0)),
  };
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
    return parsed.success ? parsed.data : z.prettifyError(parsed.error);
  } catch {
    return 'not JSON';
  }
}

type FolderItem =
  | Pick<SourceItem & { kind: 'page' }, 'kind' | 'page'>
  | Pick<SourceItem & { kind: 'dropped' }, 'kind' | 'reason'>
  | Pick<SourceItem & { kind: 'damage' }, 'kind' | 'message'>;

async function readPage(folder: string, crawlId: string, row: ManifestRow): Promise<FolderItem> {
  const domain = domainOfHost(row.domain);
  if (domain === undefined) return { kind: 'dropped', reason: 'not_a_homepage' };
  const path = resolve(folder, row.file);
  // A manifest may come from elsewhere: it names files beside it, not any file of this machine.
  if (!path.startsWith(`${resolve(folder)}/`))
    return { kind: 'damage', message: `${row.file} is outside the folder` };
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return { kind: 'damage', message: `${row.file} does not exist` };
  if (found.size > PAGE_BYTES_MAX) return { kind: 'dropped', reason: 'too_large' };
  const content = await readPossiblyGzipped(path);
  if (content === undefined) return { kind: 'dropped', reason: 'undecodable' };
  const fetchedAt = new Date(row.fetched_at ?? found.mtimeMs);
  if (Number.isNaN(fetchedAt.getTime())) return { kind: 'dropped', reason: 'undecodable' };
  const page = {
    domain,
    url: row.url ?? `https://${domain}/`,
    fetchedAt: fetchedAt.toISOString(),
    crawlId,
    source: 'html',
    format: 'html' as const,
    content,
    ...(row.charset && { charset: row.charset }),
  };
  return { kind: 'page', page };
}

const gunzipAsync = promisify(gunzip);

async function readPossiblyGzipped(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return gunzipAsync(bytes, { maxOutputLength: PAGE_BYTES_MAX }).catch(() => undefined);
}
