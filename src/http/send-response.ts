import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkResponse } from './check-response.ts';
import { chooseEncoding } from './compression/choose-encoding.ts';
import { compressStream, preference } from './compression/compress.ts';
import { setPageHeaders } from './pages/set-page-headers.ts';
import {
  type DownloadStream,
  type HtmlPage,
  isDownload,
  isJson,
  type ProtocolAnswer,
  type Route,
  WrittenJson,
} from './route.ts';
import { inPieces, sendBytes } from './send-bytes.ts';
import { sendMetered } from './send-metered.ts';
import { varyBy } from './vary.ts';
import type { BuiltFile } from './web/built-web.ts';

type Sent = void | Promise<void>;
type Sender = (value: unknown, request: FastifyRequest, reply: FastifyReply) => Sent;

/** Sends what a route's handler returned in the form the route declares. */
export function responseSender(
  route: Route,
  { checkResponses }: { readonly checkResponses: boolean },
): Sender {
  const { answer, etag = false, fromMemory = false } = route;
  if (isJson(answer)) {
    return (value, request, reply) => {
      const text = value instanceof WrittenJson ? value.text : JSON.stringify(value);
      if (checkResponses) checkResponse(answer, JSON.parse(text.toString()));
      reply.header('content-type', 'application/json; charset=utf-8');
      // Serialised bytes come from the cache and are likely to be sent again.
      return sendBytes(text, request, reply, {
        isCached: typeof text !== 'string',
        forms: value instanceof WrittenJson ? value.forms : undefined,
        etag,
        effort: 'quick',
      });
    };
  }
  if (isDownload(answer))
    return (value, request, reply) => sendDownload(value as DownloadStream, request, reply);
  if (answer.kind === 'html') return (value, request, reply) => sendPage(value as HtmlPage, request, reply);
  if (answer.kind === 'file') return sendFile;
  if (answer.kind === 'protocol') return sendProtocolResponse;
  const cached = fromMemory ? sameBytes() : (text: string | Buffer) => text;
  return (value, request, reply) => {
    reply.type(answer.mediaType);
    const bytes = cached(value as string | Buffer);
    return sendBytes(bytes, request, reply, {
      isCached: fromMemory,
      etag,
      effort: fromMemory ? 'thorough' : 'quick',
    });
  };
}

/** Returns the same buffer for the same text, so that what was derived from it (compressed forms, tags) is found again. */
function sameBytes(): (text: string | Buffer) => Buffer {
  let last: { readonly text: string | Buffer; readonly bytes: Buffer } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, bytes: Buffer.from(text) };
    return last.bytes;
  };
}

function sendPage(page: HtmlPage, request: FastifyRequest, reply: FastifyReply): Sent {
  const nonce = setPageHeaders(reply, page);
  return sendBytes(page.render(nonce), request, reply, { isCached: false, etag: false, effort: 'quick' });
}

function sendFile(value: unknown, request: FastifyRequest, reply: FastifyReply): Sent {
  const { mediaType, bytes, isCompressible } = value as BuiltFile;
  reply.type(mediaType);
  if (!isCompressible) return void reply.send(bytes);
  return sendBytes(bytes, request, reply, { isCached: true, etag: false, effort: 'thorough' });
}

function sendProtocolResponse(value: unknown, request: FastifyRequest, reply: FastifyReply): Sent {
  const { status, headers, body } = value as ProtocolAnswer;
  reply.code(status).headers(headers);
  return body === ''
    ? void reply.send()
    : sendBytes(body, request, reply, { isCached: false, etag: false, effort: 'quick' });
}

function sendDownload(
  { mediaType, filename, content }: DownloadStream,
  request: FastifyRequest,
  reply: FastifyReply,
): Sent {
  reply.type(mediaType);
  if (filename !== undefined) reply.header('content-disposition', `attachment; filename="${filename}"`);
  if (!(content instanceof Readable)) return sendMetered(reply, content);
  // Nothing would read or close it.
  if (reply.raw.destroyed) content.destroy();
  // Workbooks and Parquet files are compressed already.
  const encoding = /spreadsheetml|parquet/.test(mediaType)
    ? undefined
    : chooseEncoding(request.headers['accept-encoding'], preference.quick);
  varyBy(reply, 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  reply.send(encoding === undefined ? inPieces(content) : compressStream(content, encoding));
}
