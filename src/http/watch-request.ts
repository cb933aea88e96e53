import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/errors.ts';

/**
 * Watches a request for its client leaving and, where there is one, for its deadline, counted from its arrival.
 * The watch begins when its signal is first used: an answer that is ready at once needs none.
 */
export class RequestWatch {
  private readonly reply: FastifyReply;
  private readonly deadlineMs: number | undefined;
  private controller: AbortController | undefined;
  private onClose: (() => void) | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(reply: FastifyReply, deadlineMs: number | undefined) {
    this.reply = reply;
    this.deadlineMs = deadlineMs;
  }

  /** Aborts when the client has left or the deadline has passed. */
  get signal(): AbortSignal {
    this.controller ??= this.begin();
    return this.controller.signal;
  }

  /** The work, or `saturated` when the deadline passes before it is done. */
  race<Value>(work: Promise<Value>): Promise<Value> {
    const { signal } = this;
    return new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      work.then(resolve, reject);
    });
  }

  /** Throws when the client has left: no one would get the answer, and its slot is released. */
  throwIfClientLeft(): void {
    if (this.reply.raw.destroyed) throw clientLeft();
  }

  stop(): void {
    if (!this.controller) return;
    clearTimeout(this.timer);
    const { raw, sent } = this.reply;
    // A stream is still being sent after the handler returned: its client leaving must still be seen.
    if (this.onClose && (raw.writableEnded || !sent)) raw.off('close', this.onClose);
  }

  private begin(): AbortController {
    const controller = new AbortController();
    const { raw, elapsedTime } = this.reply;
    this.onClose = () => {
      if (!raw.writableFinished) controller.abort(clientLeft());
    };
    if (raw.destroyed) this.onClose();
    else raw.once('close', this.onClose);
    if (this.deadlineMs !== undefined)
      this.timer = setTimeout(() => controller.abort(tooLate()), Math.max(0, this.deadlineMs - elapsedTime));
    return controller;
  }
}

const clientLeft = (): AppError => new AppError('request_timeout', 'The client closed the connection.');

const tooLate = (): AppError =>
  new AppError('saturated', 'The response took too long. Try again in 3 seconds, or request less data.', {
    headers: { 'retry-after': '3' },
  });
