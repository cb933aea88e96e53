import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openFileSource, readRecords, type WarcPosition, type WarcRecord } from '../../../lib/warc/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { domainOfHost, homepageDomain, isWebAddress } from '../homepage.ts';
import { type CapturedPage, DOMAIN_FIELD, type PageSource, type SourceItem } from '../page-source.ts';

interface WarcFile {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/** What the last `warcinfo` record said about the records after it. */
interface WarcContext {
  readonly crawlId: string;
  readonly source?: string;
}

interface FilePosition extends WarcPosition {
  readonly file: number;
  readonly context: WarcContext;
}

const WARC_NAME = /\.(?:warc|wet|warc\.wet)(?:\.gz)?$/i;

interface WarcFilesOptions {
  readonly crawlId?: string;
  /** For files that are made anew for every try, always alike: what the run is called instead of by the files' names and dates. */
  readonly identity?: string;
}

const noFiles = (paths: readonly string[]): string =>
  `No .warc, .warc.gz, .wet or .wet.gz file in ${paths.join(', ')}.`;

const manifestAdvice =
  'For HTML files put a manifest.jsonl beside them, one line a page: {"url": "https://example.com/", "file": "example.html"}';

/** The homepages in WARC and WET files; a folder stands for all such files in it, in the order of their names. */
export async function warcFilesSource(
  paths: readonly string[],
  options: WarcFilesOptions = {},
): Promise<PageSource> {
  const files = (await Promise.all(paths.map(listFiles))).flat();
  if (files.length === 0) throw new AppError('invalid_input', `${noFiles(paths)} ${manifestAdvice}`);
  // A file that was written anew is another run, even under its old name and with its old size.
  const names = files.map(({ path, size, modifiedMs }) => `${path} ${size} ${modifiedMs}`).join('\n');
  return {
    identity:
      options.identity ??
      `warc:${createHash('sha256')
        .update(`${options.crawlId ?? ''}\n${names}`)
        .digest('hex')
        .slice(0, 24)}`,
    total: files.reduce((sum, { size }) => sum + size, 0),
    read: (after) => readFiles(files, options.crawlId, after),
  };
}

async function listFiles(path: string): Promise<WarcFile[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new AppError('invalid_input', `${path} does not exist.`);
  if (!found.isDirectory()) return [toFile(resolve(path), found)];
  const names = (await readdir(path, { recursive: true })).filter((name) => WARC_NAME.test(name)).sort();
  return Promise.all(names.map(async (name) => toFile(resolve(path, name), await stat(join(path, name)))));
}

const toFile = (path: string, { size, mtimeMs }: Stats): WarcFile => ({ path, size, modifiedMs: mtimeMs });

async function* readFiles(
  files: readonly WarcFile[],
  crawlId: string | undefined,
  after: string | undefined,
): AsyncGenerator<SourceItem> {
  const resumed: FilePosition | undefined = after === undefined ? undefined : JSON.parse(after);
  let doneBefore = files.slice(0, resumed?.file ?? 0).reduce((sum, { size }) => sum + size, 0);
  for (const [number, file] of files.entries()) {
    if (number < (resumed?.file ?? 0)) continue;
    const from = resumed?.file === number ? resumed : undefined;
    yield* readFile(file, number, crawlId, from, doneBefore);
    doneBefore += file.size;
  }
}

async function* readFile(
  file: WarcFile,
  number: number,
  crawlId: string | undefined,
  after: FilePosition | undefined,
  doneBefore: number,
): AsyncGenerator<SourceItem> {
  const bytes = await openFileSource(file.path);
  let context: WarcContext = after?.context ?? { crawlId: crawlId ?? '' };
  const at = (position: WarcPosition) => ({
    position: JSON.stringify({ file: number, ...position, context } satisfies FilePosition),
    done: doneBefore + position.offset,
  });
  try {
    for await (const item of readRecords(bytes, after === undefined ? {} : { after })) {
      if (item.kind === 'damage') {
        const { offset, reason, position } = item;
        yield {
          kind: 'damage',
          message: `${file.path} at byte ${offset}: ${reason}`,
          ...at(position),
        };
      } else if (item.type === 'warcinfo') {
        context = readContext(item, crawlId);
      } else if (item.type === 'response' || item.type === 'resource' || item.type === 'conversion') {
        yield { ...readPage(item, context), ...at(item.position) };
      }
    }
  } finally {
    await bytes.close();
  }
}

function readContext(record: WarcRecord, crawlId: string | undefined): WarcContext {
  const lines = record.block.toString('utf8').split('\n');
  const field = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const source = field('homedex-source');
  return { crawlId: crawlId ?? field('ispartof') ?? '', ...(source !== undefined && { source }) };
}

type PageOrDrop =
  | { readonly kind: 'page'; readonly page: CapturedPage }
  | {
      readonly kind: 'dropped';
      readonly reason: 'not_a_homepage' | 'not_html' | 'too_large' | 'undecodable';
    };

const formats = { response: 'response', resource: 'html', conversion: 'text' } as const;

function readPage(record: WarcRecord, context: WarcContext): PageOrDrop {
  // Some crawlers write the address in angle brackets, as the draft of the standard did.
  const url = (record.headers.get('warc-target-uri') ?? '').replace(/^<|>$/g, '');
  const named = record.headers.get(DOMAIN_FIELD.toLowerCase());
  const domain = named === undefined ? homepageDomain(url) : domainOfHost(named);
  // Records of our own making name their domain; their address is shown to people as a link all the same.
  if (domain === undefined || !isWebAddress(url)) return { kind: 'dropped', reason: 'not_a_homepage' };
  if (record.cut) return { kind: 'dropped', reason: 'too_large' };
  const format = formats[record.type as keyof typeof formats];
  const contentType = record.headers.get('content-type') ?? '';
  if (format === 'html' && !/html/i.test(contentType)) return { kind: 'dropped', reason: 'not_html' };
  const fetched = Date.parse(record.headers.get('warc-date') ?? '');
  if (Number.isNaN(fetched)) return { kind: 'dropped', reason: 'undecodable' };
  const charset = /charset=([\w-]+)/i.exec(contentType)?.[1];
  const page: CapturedPage = {
    domain,
    url,
    fetchedAt: new Date(fetched).toISOString(),
    crawlId: context.crawlId,
    source: context.source ?? (format === 'text' ? 'wet' : 'warc'),
    format,
    content: record.block,
    ...(charset !== undefined && { charset }),
    ...(record.member !== undefined && { member: record.member }),
  };
  return { kind: 'page', page };
}
