import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, errorCatalogue } from '../platform/errors.ts';
import type { Refusals } from './limits/refusals.ts';
import type { Reach } from './reach.ts';
import { requestId } from './request-id.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers bytes that are not HTTP, headers that are too long and requests that never end, none of which reach a route. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // A client that keeps sending after its response, perhaps without reading it, gets no second one.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const { status, message } = errorCatalogue[codes[error.code ?? ''] ?? 'bad_request'];
  const body = JSON.stringify({ detail: message });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\nx-request-id: ${requestId({ headers: {} })}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** Answers an Expect header other than 100-continue, which Node would refuse without an explanation. */
export function answerExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { status, message } = errorCatalogue.unmet_expectation;
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId(request),
      connection: 'close',
    })
    .end(JSON.stringify({ detail: message }));
}

/** HTTP/1.1 requires exactly one Host header, and it must name this service. Returns the failure if it does not. */
export function checkHost({ raw }: FastifyRequest, { isOwnHost }: Reach): AppError | undefined {
  const { host } = raw.headers;
  if (host === undefined)
    return raw.httpVersion === '1.1' ? new AppError('bad_request', 'The Host header is missing.') : undefined;
  return isOwnHost(host) ? undefined : new AppError('misdirected');
}

/** Used for an address that exceeds its limit, because a response would cost as much as a useful one. */
export function closeUnanswered({ raw, ip }: FastifyRequest, reply: FastifyReply, refusals: Refusals): void {
  refusals.noteClosed(ip);
  // No client receives this status; it is for metrics and the log.
  reply.code(429);
  raw.socket.destroy();
}
