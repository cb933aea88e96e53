import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/errors.ts';

/**
 * Watches whether the client disconnects and, if there is a deadline, whether it passes, counted from the arrival of the request. The watch
 * starts when its signal is first used, because a response that is ready at once needs none.
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

  /** Aborts when the client has disconnected or the deadline has passed. */
  get signal(): AbortSignal {
    this.controller ??= this.begin();
    return this.controller.signal;
  }

  /** Returns the result of the work, or throws `saturated` if the deadline passes first. */
  race<Value>(work: Promise<Value>): Promise<Value> {
    const { signal } = this;
    return new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      work.then(resolve, reject);
    });
  }

  /** Throws if the client has disconnected: nobody would get the response, and its slot is released. */
  throwIfClientLeft(): void {
    if (this.reply.raw.destroyed) throw clientLeft();
  }

  stop(): void {
    if (!this.controller) return;
    clearTimeout(this.timer);
    const { raw, sent } = this.reply;
    // A stream is still being sent after the handler returned, so a disconnecting client must still be noticed.
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
