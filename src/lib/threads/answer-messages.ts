import { parentPort } from 'node:worker_threads';
import { packError } from './error-wire.ts';
import type { Envelope, Reply } from './thread.ts';

interface Answer {
  readonly value: unknown;
  /** Buffers that are transferred to the calling thread instead of copied. */
  readonly moved?: readonly ArrayBuffer[];
}

type Answerer<Message> = (message: Message) => Answer | Promise<Answer>;

/** Answers the messages of a `Thread` one by one, in order; call it once, when the worker is ready for them. */
export function answerMessages<Message>(answer: Answerer<Message>): void {
  const respond = responder(answer);
  let last: Promise<void> | undefined;
  listen((envelope) => {
    // A synchronous answer avoids promises, which would cost a tenth of a small query.
    const answering = last === undefined ? respond(envelope) : last.then(() => respond(envelope));
    if (answering === undefined) return;
    const done: Promise<void> = answering.catch(endThread).then(() => {
      if (last === done) last = undefined;
    });
    last = done;
  });
}

/** Answers messages concurrently, each when it is done; for work that waits for others instead of using the processor. */
export function answerMessagesAtOnce<Message>(answer: Answerer<Message>): void {
  const respond = responder(answer);
  listen((envelope) => {
    respond(envelope)?.catch(endThread);
  });
}

function listen(onEnvelope: (envelope: Envelope) => void): void {
  const port = openPort();
  port.on('message', onEnvelope);
  port.postMessage('ready' satisfies Reply);
}

/** Failures are sent as the answer. It throws or rejects only if not even that can be sent. */
function responder<Message>(answer: Answerer<Message>): (envelope: Envelope) => Promise<void> | undefined {
  const port = openPort();
  const send = (id: number, { value, moved = [] }: Answer): void => {
    const reply: Reply = [id, value];
    // Processing a transfer list takes longer than sending a small answer.
    if (moved.length === 0) port.postMessage(reply);
    else port.postMessage(reply, [...moved]);
  };
  const sendError = (id: number, error: unknown): void =>
    port.postMessage([id, undefined, packError(error)] satisfies Reply);
  return ([id, message]) => {
    try {
      const given = answer(message as Message);
      if (given instanceof Promise)
        return given.then((value) => send(id, value)).catch((error: unknown) => sendError(id, error));
      send(id, given);
    } catch (error) {
      sendError(id, error);
    }
    return undefined;
  };
}

/**
 * Ends the thread, because the failure would otherwise go unnoticed: the calling side replaces a thread that ended and rejects its pending
 * calls.
 */
function endThread(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

function openPort(): NonNullable<typeof parentPort> {
  if (parentPort === null) throw new Error('only a worker thread answers messages');
  return parentPort;
}
