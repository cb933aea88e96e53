import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../platform/errors.ts';

/**
 * An answer whose client listens to how it comes about: events by name, the last of which is `answer` or `error`. Nothing is sent before
 * the first of them, so that what is refused at once is an answer like any other, with its own status.
 */
export class EventStream {
  private readonly reply: FastifyReply;
  private isOpen = false;

  constructor(reply: FastifyReply) {
    this.reply = reply;
  }

  /** Whether the answer can only be an event any more. */
  get hasStarted(): boolean {
    return this.isOpen;
  }

  emit(event: string, data: unknown): void {
    const { raw } = this.reply;
    if (raw.destroyed || raw.writableEnded) return;
    if (!this.isOpen) this.open();
    // JSON has no line breaks of its own, so that one line holds it.
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
      // Those of Fastify's list may be undefined in its types, and never are.
      ...(this.reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Buffering proxies would hold every event back until the last.
      'x-accel-buffering': 'no',
    };
    this.reply.hijack();
    this.reply.raw.writeHead(200, headers);
  }
}

/** A client that names JSON first wants the answer and no events. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  const accepted = (headers.accept ?? '').toLowerCase();
  const events = accepted.indexOf('text/event-stream');
  const json = accepted.indexOf('application/json');
  return events >= 0 && (json < 0 || events < json);
}
