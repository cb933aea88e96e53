import type { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue } from '../platform/errors.ts';
import { requestId } from './request-id.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers bytes that are not HTTP, headers that are too long and requests that never end: no route exists for them yet. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = errorCatalogue[codes[error.code ?? ''] ?? 'bad_request'];
  const body = JSON.stringify({ detail: message });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\nx-request-id: ${requestId({ headers: {} })}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
