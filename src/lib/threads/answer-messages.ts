import { parentPort } from 'node:worker_threads';
import { packError } from './error-wire.ts';
import type { Envelope, Reply } from './thread.ts';

interface Answer {
  readonly value: unknown;
  /** Buffers that move to the asking thread instead of being copied. */
  readonly moved?: readonly ArrayBuffer[];
}

type Answerer<Message> = (message: Message) => Answer | Promise<Answer>;

/** Answers the messages of a `Thread`, one by one and in their order; call it once, when the worker is ready for them. */
export function answerMessages<Message>(answer: Answerer<Message>): void {
  const respond = responder(answer);
  let last: Promise<void> = Promise.resolve();
  listen((envelope) => {
    last = last.then(() => respond(envelope)).catch(endThread);
  });
}

/** Answers messages as they are done, all of them at once: for work that waits for others and not for the processor. */
export function answerMessagesAtOnce<Message>(answer: Answerer<Message>): void {
  const respond = responder(answer);
  listen((envelope) => {
    respond(envelope).catch(endThread);
  });
}

function listen(onEnvelope: (envelope: Envelope) => void): void {
  const port = openPort();
  port.on('message', onEnvelope);
  port.postMessage('ready' satisfies Reply);
}

/** What goes wrong is the answer; it rejects only where not even that can be sent. */
function responder<Message>(answer: Answerer<Message>): (envelope: Envelope) => Promise<void> {
  const port = openPort();
  return async ({ id, message }) => {
    try {
      const { value, moved = [] } = await answer(message as Message);
      port.postMessage({ id, value } satisfies Reply, [...moved]);
    } catch (error) {
      port.postMessage({ id, error: packError(error) } satisfies Reply);
    }
  };
}

/** Nobody would hear of it otherwise: the asking side replaces a thread that ended and tells its callers. */
function endThread(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

function openPort(): NonNullable<typeof parentPort> {
  if (parentPort === null) throw new Error('only a worker thread answers messages');
  return parentPort;
}
