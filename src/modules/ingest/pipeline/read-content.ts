import { decodeHttpBody, parseHttpResponse } from '../../../lib/warc/index.ts';
import type { FetchedPage } from '../../extraction/index.ts';
import type { DropReason } from '../drop-reason.ts';
import type { CapturedPage } from '../page-source.ts';

/**
 * The text of a WET record as a page: its first line is the page's title (the format writes the title first), every other line is a
 * paragraph. WET has no markup, so nothing more is known about the page.
 */
function textToHtml(text: string): string {
  const [title = '', ...lines] = text.split('\n');
  const paragraphs = lines.filter((line) => line.trim() !== '').map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>\n${paragraphs.join('\n')}`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').trim();
}

export type Content =
  | { readonly kind: 'page'; readonly page: FetchedPage }
  | { readonly kind: 'dropped'; readonly reason: DropReason };

const PAGE_BYTES_MAX = 16 << 20;

/** Decodes a captured page, or returns why it is not a homepage's HTML. */
export function readContent(captured: CapturedPage): Content {
  return readers[captured.format](
    captured,
    Buffer.from(captured.content.buffer, captured.content.byteOffset, captured.content.length),
  );
}

const readers = {
  response: readResponse,
  html: (captured: CapturedPage, bytes: Buffer) => readDocument(captured, bytes, captured.charset),
  text: (captured: CapturedPage, bytes: Buffer) =>
    readDocument(captured, Buffer.from(textToHtml(bytes.toString('utf8'))), 'utf-8'),
};

function readResponse(captured: CapturedPage, bytes: Buffer): Content {
  const response = parseHttpResponse(bytes);
  if (response === undefined) return drop('undecodable');
  if (response.status !== 200) return drop('status');
  const headers = joinHeaders(response.headers);
  const declared = String(headers['content-type'] ?? '');
  if (isOtherType(declared)) return drop('not_html');
  const body = decodeHttpBody(response, PAGE_BYTES_MAX);
  if (body.kind === 'too-large') return drop('too_large');
  if (body.kind === 'undecodable') return drop('undecodable');
  return accept(captured, response.status, headers, body.bytes);
}

function readDocument(captured: CapturedPage, bytes: Buffer, charset: string | undefined): Content {
  if (bytes.length > PAGE_BYTES_MAX) return drop('too_large');
  const contentType = charset === undefined ? 'text/html' : `text/html; charset=${charset}`;
  return accept(captured, 200, { 'content-type': contentType }, bytes);
}

function accept(
  captured: CapturedPage,
  status: number,
  headers: FetchedPage['headers'],
  body: Buffer,
): Content {
  if (body.every((byte) => byte <= 32)) return drop('empty');
  if (isBinary(body) || (!/html/i.test(String(headers['content-type'] ?? '')) && !looksLikeHtml(body)))
    return drop('not_html');
  const { url, fetchedAt, source, crawlId } = captured;
  return { kind: 'page', page: { url, status, headers, body, fetchedAt, source, crawlId } };
}

const drop = (reason: DropReason): Content => ({ kind: 'dropped', reason });

/** Types that servers send for HTML by mistake are checked, all others are trusted. */
function isOtherType(contentType: string): boolean {
  return contentType !== '' && !/html|text\/plain|octet-stream|unknown|^text$/i.test(contentType);
}

function looksLikeHtml(body: Buffer): boolean {
  return /<(?:!doctype\s+html|html|head|body|title|meta|h1|div|table|script)\b/i.test(
    body.toString('latin1', 0, 2048),
  );
}

const binaryStarts = ['%PDF', '\x89PNG', 'GIF8', '\xff\xd8\xff', 'PK\x03\x04', 'RIFF', '\x1f\x8b', 'wOFF'];

function isBinary(body: Buffer): boolean {
  const start = body.toString('latin1', 0, 4);
  return binaryStarts.some((magic) => start.startsWith(magic));
}

function joinHeaders(headers: readonly (readonly [string, string])[]): Record<string, string | string[]> {
  const joined: Record<string, string | string[]> = {};
  for (const [name, value] of headers) {
    const before = Object.hasOwn(joined, name) ? joined[name] : undefined;
    joined[name] = before === undefined ? value : [before, value].flat();
  }
  return joined;
}
