import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import {
  type FileFormat,
  openFileSource,
  readRecords,
  recogniseFile,
  type WarcPosition,
} from '../../../lib/warc/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PageSource, SourceItem } from '../page-source.ts';
import { readContext, readPage, type WarcContext } from './warc-page.ts';

interface WarcFile {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

interface FilePosition extends WarcPosition {
  readonly file: number;
  readonly context: WarcContext;
}

const WARC_NAME = /\.(?:warc|wet|arc)(?:\.gz)?$/i;

interface WarcFilesOptions {
  readonly crawlId?: string;
  /** The identity of the run, in place of the files' names and dates; for files that are generated identically for every attempt. */
  readonly identity?: string;
  /** The files are our own page archive, so our notes in them are trusted. In other files the same fields are not. */
  readonly areOurs?: boolean;
}

const noFiles = (paths: readonly string[]): string =>
  `No .warc, .wet or .arc file, with or without .gz, in ${paths.join(', ')}.`;

const manifestAdvice =
  'For HTML files put a manifest.jsonl beside them, one line per page: {"url": "https://example.com/", "file": "example.html"}';

/** The homepages in WARC, WET and ARC files; a folder stands for all such files in it, in the order of their names. */
export async function warcFilesSource(
  paths: readonly string[],
  options: WarcFilesOptions = {},
): Promise<PageSource> {
  const listed = await Promise.all(paths.map(listFiles));
  const files = listed.flatMap((one) => one.files);
  // The archive has files of its own beside the pages.
  const others = options.areOurs ? [] : listed.flatMap((one) => one.others);
  // Our own archive may still be empty.
  if (files.length === 0 && !options.areOurs)
    throw new AppError('invalid_input', `${noFiles(paths)} ${manifestAdvice}`);
  if (!options.areOurs) await refuseOtherFormats(files);
  // A rewritten file is another run, even with its old name and size.
  const names = files.map(({ path, size, modifiedMs }) => `${path} ${size} ${modifiedMs}`).join('\n');
  return {
    identity:
      options.identity ??
      `warc:${createHash('sha256')
        .update(`${options.crawlId ?? ''}\n${names}`)
        .digest('hex')
        .slice(0, 24)}`,
    total: files.reduce((sum, { size }) => sum + size, 0),
    notRead: { files: others.length, examples: others.slice(0, EXAMPLES_MAX) },
    read: (after) => readFiles(files, options, after),
  };
}

const EXAMPLES_MAX = 5;

/** The files to read, and the names of the other files of a folder. */
async function listFiles(
  path: string,
): Promise<{ readonly files: readonly WarcFile[]; readonly others: readonly string[] }> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new AppError('invalid_input', `${path} does not exist.`);
  if (!found.isDirectory()) return { files: [toFile(resolve(path), found)], others: [] };
  const entries = (await readdir(path, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ name: relative(path, join(entry.parentPath, entry.name)), isFile: entry.isFile() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = entries.map(({ name }) => name).filter((name) => WARC_NAME.test(name));
  return {
    files: await Promise.all(
      names.map(async (name) => toFile(resolve(path, name), await stat(join(path, name)))),
    ),
    others: entries.filter(({ name, isFile }) => isFile && !WARC_NAME.test(name)).map(({ name }) => name),
  };
}

/** Formats that contain no pages, or that have to be unpacked first. Reading them would report thousands of damaged records. */
const otherFormats: Partial<Record<FileFormat, string>> = {
  wat: 'is a WAT file, which contains metadata only. Use the WARC or WET file of the same name',
  cdx: 'is a CDX file: the index of an archive, not the archive',
  zstd: 'is compressed with zstd. Unpack it first: zstd -d FILE',
  lz4: 'is compressed with LZ4. Unpack it first: lz4 -d FILE',
};

async function refuseOtherFormats(files: readonly WarcFile[]): Promise<void> {
  const refusals: string[] = [];
  for (const { path } of files) {
    const bytes = await openFileSource(path);
    const format = await recogniseFile(bytes).finally(() => bytes.close());
    if (otherFormats[format] !== undefined) refusals.push(`${path} ${otherFormats[format]}.`);
  }
  if (refusals.length > 0)
    throw new AppError('invalid_input', `Nothing was read. ${refusals.slice(0, 10).join(' ')}`);
}

const toFile = (path: string, { size, mtimeMs }: Stats): WarcFile => ({ path, size, modifiedMs: mtimeMs });

async function* readFiles(
  files: readonly WarcFile[],
  options: WarcFilesOptions,
  after: string | undefined,
): AsyncGenerator<SourceItem> {
  const resumed: FilePosition | undefined = after === undefined ? undefined : JSON.parse(after);
  let doneBefore = files.slice(0, resumed?.file ?? 0).reduce((sum, { size }) => sum + size, 0);
  for (const [number, file] of files.entries()) {
    if (number < (resumed?.file ?? 0)) continue;
    const from = resumed?.file === number ? resumed : undefined;
    yield* readFile(file, number, options, from, doneBefore);
    doneBefore += file.size;
  }
}

async function* readFile(
  file: WarcFile,
  number: number,
  { crawlId, areOurs = false }: WarcFilesOptions,
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
        context = readContext(item, { crawlId, areOurs });
      } else if (item.type === 'response' || item.type === 'resource' || item.type === 'conversion') {
        yield { ...readPage(item, context, areOurs), ...at(item.position) };
      }
    }
  } finally {
    await bytes.close();
  }
}
