import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../platform/errors.ts';

/**
 * A response whose client follows its progress as named events, the last of which is `answer` or `error`. Nothing is sent before the first
 * event, so that an immediate refusal is an ordinary response with its own status.
 */
export class EventStream {
  private readonly reply: FastifyReply;
  private isOpen = false;

  constructor(reply: FastifyReply) {
    this.reply = reply;
  }

  /** Whether the result can only be sent as an event. */
  get hasStarted(): boolean {
    return this.isOpen;
  }

  emit(event: string, data: unknown): void {
    const { raw } = this.reply;
    if (raw.destroyed || raw.writableEnded) return;
    if (!this.isOpen) this.open();
    // Serialised JSON contains no line breaks, so it fits on one line.
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(answer: unknown): void {
    this.emit('answer', answer);
    this.reply.raw.end();
  }

  fail({ status, message }: AppError): void {
    this.emit('error', { status, detail: message });
    this.reply.raw.end();
  }

  private open(): void {
    this.isOpen = true;
    const headers: OutgoingHttpHeaders = {
      // Fastify's types allow undefined values here, but they never occur.
      ...(this.reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // A buffering proxy would hold back every event until the last.
      'x-accel-buffering': 'no',
    };
    this.reply.hijack();
    this.reply.raw.writeHead(200, headers);
  }
}

/** A client that lists JSON first wants the result without events. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  const accepted = (headers.accept ?? '').toLowerCase();
  const events = accepted.indexOf('text/event-stream');
  const json = accepted.indexOf('application/json');
  return events >= 0 && (json < 0 || events < json);
}
