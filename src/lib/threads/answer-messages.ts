import { parentPort } from 'node:worker_threads';
import { packError } from './error-wire.ts';
import type { ChangeOfOwner, Envelope, Reply } from './thread.ts';

interface Answer {
  readonly value: unknown;
  /** Buffers that are transferred to the calling thread instead of copied. */
  readonly moved?: readonly ArrayBuffer[];
}

type Answerer<Message> = (message: Message) => Answer | Promise<Answer>;

/** Answers the messages of a `Thread` one by one, in order; call it once, when the worker is ready for them. */
export function answerMessages<Message>(answer: Answerer<Message>): void {
  listen(inOrder(answer));
}

/** What a worker does for one owner. */
interface Work<Message> {
  readonly answer: Answerer<Message>;
  /** Closes everything that is open. Called when nothing is left to answer; the next owner may have another folder. */
  release(): void;
}

/**
 * As `answerMessages`, for a worker that is kept when its thread is closed (`isKept`) and then works for another one: it calls `begin` for
 * each, with the `workerData` of that thread, which comes as its first message.
 */
export function answerMessagesOfOwners<WorkerData, Message>(
  begin: (data: WorkerData) => Work<Message> | Promise<Work<Message>>,
): void {
  const port = openPort();
  let work: Work<Message> | undefined;
  /** Messages that arrived before the work for their owner had begun. */
  let early: Envelope[] = [];
  const onEnvelope = inOrder((message: Message) => (work as Work<Message>).answer(message));

  async function beginFor(data: unknown): Promise<void> {
    const beginning = begin(data as WorkerData);
    work = beginning instanceof Promise ? await beginning : beginning;
    port.postMessage('ready' satisfies Reply);
    const arrived = early;
    early = [];
    for (const envelope of arrived) onEnvelope(envelope);
  }

  port.on('message', (note: Envelope | ChangeOfOwner) => {
    if (note === 'release') {
      work?.release();
      work = undefined;
      port.postMessage('released' satisfies Reply);
    } else if (!isEnvelope(note)) beginFor(note.workerData).catch(endThread);
    else if (work === undefined) early.push(note);
    else onEnvelope(note);
  });
}

const isEnvelope = (note: Envelope | ChangeOfOwner): note is Envelope => Array.isArray(note);

function inOrder<Message>(answer: Answerer<Message>): (envelope: Envelope) => void {
  const respond = responder(answer);
  let last: Promise<void> | undefined;
  return (envelope) => {
    // A synchronous answer avoids promises, which would cost a tenth of a small query.
    const answering = last === undefined ? respond(envelope) : last.then(() => respond(envelope));
    if (answering === undefined) return;
    const done: Promise<void> = answering.catch(endThread).then(() => {
      if (last === done) last = undefined;
    });
    last = done;
  };
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
