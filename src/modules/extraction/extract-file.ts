import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AppError } from '../../platform/errors.ts';
import { describeEvidence } from '../companies/index.ts';
import { extractProfile as extractBuiltIn, type ProfileExtractor } from './extract-profile.ts';
import type { FetchedPage } from './page/fetched-page.ts';

export interface ExtractFileOptions {
  /** Path of the page, `-` for standard input. */
  readonly file: string;
  /** Address the page was fetched from; without it, the one that the page declares. */
  readonly url?: string | undefined;
  /** Path of a file with response headers, one per line as in HTTP, or as a JSON object. */
  readonly headersFile?: string | undefined;
  /** Adds where the value of each filled column came from. */
  readonly withEvidence: boolean;
  /** An extractor with an operator's rules; by default the built-in one. */
  readonly extractProfile?: ProfileExtractor;
  /** The time to record for the fetch. */
  readonly now: Date;
}

/** The profile of a saved page as JSON with all columns, as printed by `homedex extract`. */
export function extractFile(options: ExtractFileOptions): string {
  return JSON.stringify(profileOf(options), null, 2);
}

export interface FileLine {
  /** JSON on one line: the file, then its columns, or the file and what is wrong with it. */
  readonly line: string;
  readonly failed: boolean;
}

/** The profiles of many saved pages, one line each; an unreadable page gets a line with the reason. */
export function* extractFiles(
  files: readonly string[],
  options: Pick<ExtractFileOptions, 'withEvidence' | 'extractProfile' | 'now'>,
): Generator<FileLine> {
  for (const file of files) {
    try {
      yield { line: JSON.stringify({ file, ...profileOf({ ...options, file }) }), failed: false };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      yield { line: JSON.stringify({ file, error: error.message }), failed: true };
    }
  }
}

function profileOf({
  file,
  url,
  headersFile,
  withEvidence,
  extractProfile = extractBuiltIn,
  now,
}: ExtractFileOptions): object {
  const body = unpacked(read(file === '-' ? 0 : file, file), file);
  const headers =
    headersFile === undefined ? {} : parseHeaders(read(headersFile, headersFile).toString('utf8'));
  const page: FetchedPage = {
    url: checkedUrl(url ?? declaredUrl(body) ?? urlOfFileName(file)),
    status: 200,
    headers,
    body,
    fetchedAt: now.toISOString(),
    source: 'file',
    crawlId: 'file',
  };
  const { profile, evidence } = extractProfile(page);
  return withEvidence ? { ...profile, evidence: describeEvidence(profile, evidence) } : profile;
}

/** Parses headers in HTTP format (a status line is skipped) or from a JSON object; names are returned in lower case. */
export function parseHeaders(text: string): Record<string, string | string[]> {
  const pairs = text.trimStart().startsWith('{') ? jsonPairs(text) : linePairs(text);
  const headers: Record<string, string | string[]> = {};
  for (const [writtenName, value] of pairs) {
    const name = writtenName.trim().toLowerCase();
    const before = headers[name];
    headers[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return headers;
}

function linePairs(text: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 && !line.startsWith('HTTP/')
      ? [[line.slice(0, colon), line.slice(colon + 1).trim()]]
      : [];
  });
}

function jsonPairs(text: string): [string, string][] {
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>).flatMap(
      ([name, value]): [string, string][] =>
        (Array.isArray(value) ? value : [value]).map((entry) => [name, String(entry)]),
    );
  } catch (cause) {
    throw new AppError('invalid_input', 'The headers file is neither header lines nor a JSON object.', {
      cause,
    });
  }
}

function read(source: string | 0, shownName: string): Buffer {
  try {
    return readFileSync(source);
  } catch (cause) {
    throw new AppError('invalid_input', `The file ${shownName} cannot be read.`, { cause });
  }
}

function checkedUrl(url: string): string {
  const parsed = URL.parse(url) ?? URL.parse(`https://${url}`);
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    throw new AppError('invalid_input', `${url} is not a web address.`);
  return parsed.href;
}

const declaredAddress =
  /<link[^>]{1,300}rel=["']?canonical["']?[^>]{0,300}>|<meta[^>]{1,300}og:url["'][^>]{0,300}>/i;

/** A saved page without a known address usually declares it. */
function declaredUrl(body: Buffer): string | undefined {
  const tag = declaredAddress.exec(body.subarray(0, 200_000).toString('latin1'))?.[0] ?? '';
  return /(?:href|content)=["']?(https?:\/\/[^"'\s>]{3,500})/i.exec(tag)?.[1];
}

const fileOfHost = /^((?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,})\.x?html?(?:\.gz)?$/iu;

/** Collections of homepages name each file by its host: `example.com.html`. */
function urlOfFileName(file: string): string {
  const host = fileOfHost.exec(basename(file))?.[1];
  if (host === undefined)
    throw new AppError('invalid_input', 'The page does not declare its address: give it with --url.');
  return `https://${host}/`;
}

const unpackedBytesMax = 50_000_000;

function unpacked(body: Buffer, file: string): Buffer {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: unpackedBytesMax });
  } catch (cause) {
    throw new AppError('invalid_input', `The file ${file} is not a complete gzip file.`, { cause });
  }
}
