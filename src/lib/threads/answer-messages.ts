import { parentPort } from 'node:worker_threads';
import { packError } from './error-wire.ts';
import type { Envelope, Reply } from './thread.ts';

interface Answer {
  readonly value: unknown;
  /** Buffers that move to the asking thread instead of being copied. */
  readonly moved?: readonly ArrayBuffer[];
}

/** Answers the messages of a `Thread`, one by one and in their order; call it once, when the worker is ready for them. */
export function answerMessages<Message>(answer: (message: Message) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (port === null) throw new Error('only a worker thread answers messages');
  const respond = async ({ id, message }: Envelope): Promise<void> => {
    try {
      const { value, moved = [] } = await answer(message as Message);
      port.postMessage({ id, value } satisfies Reply, [...moved]);
    } catch (error) {
      port.postMessage({ id, error: packError(error) } satisfies Reply);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (envelope: Envelope) => {
    last = last.then(() => respond(envelope));
  });
  port.postMessage('ready' satisfies Reply);
}
