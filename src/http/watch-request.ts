import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/errors.ts';

export interface RequestWatch {
  /** Aborts when the client has gone or the deadline has passed. */
  readonly signal: AbortSignal;
  /** The work, or `saturated` when the deadline passes before it is done. */
  race<Value>(work: Promise<Value>): Promise<Value>;
  stop(): void;
}

/** Watches a request for its client leaving and, where there is one, for its deadline, counted from its arrival. */
export function watchRequest(reply: FastifyReply, deadlineMs: number | undefined): RequestWatch {
  const controller = new AbortController();
  const onClose = (): void => {
    if (!reply.raw.writableFinished)
      controller.abort(new AppError('request_timeout', 'The client closed the connection.'));
  };
  reply.raw.once('close', onClose);
  const timer =
    deadlineMs === undefined
      ? undefined
      : setTimeout(() => controller.abort(tooLate()), Math.max(0, deadlineMs - reply.elapsedTime));

  return {
    signal: controller.signal,
    race: (work) =>
      new Promise((resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
        work.then(resolve, reject);
      }),
    stop() {
      clearTimeout(timer);
      // A stream is still being sent after the handler returned: its client leaving must still be seen.
      if (reply.raw.writableEnded || !reply.sent) reply.raw.off('close', onClose);
    },
  };
}

const tooLate = (): AppError =>
  new AppError(
    'saturated',
    'The answer took longer than this instance allows. Try again in 3 seconds, or ask for less.',
    { headers: { 'retry-after': '3' } },
  );
