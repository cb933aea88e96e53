import type { Thread } from './thread.ts';

/** The thread worked on one message for too long, so the message is to blame, not the thread. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

const LOOKS_PER_LIMIT = 10;
/** A thread that waits, instead of computing, may do so for this many times the limit. */
const WAITING_FACTOR = 10;

/**
 * Ends a thread that works on one message for longer than the limit, in processor time: on an overloaded machine an ordinary message
 * takes seconds because others have the processors, and a thread that is ended and replaced for that costs even more. Returns a function
 * that stops watching.
 */
export function limitWork(thread: Thread, msMax: number): () => void {
  let watched: { readonly message: number; readonly cpuMs: number } | undefined;
  /** The message for which a look is under way: a thread that waits in native code does not say how much time it has used. */
  let lookingAt: number | undefined;

  async function look(message: number): Promise<void> {
    lookingAt = message;
    const cpuMs = await thread.cpuMs();
    lookingAt = undefined;
    if (watched?.message !== message) watched = { message, cpuMs };
    else if (thread.currentMessage === message && cpuMs - watched.cpuMs > msMax) endIt();
  }
  const endIt = (): void => thread.end(new TookTooLong(`it took more than ${msMax} ms`));

  const timer = setInterval(() => {
    const message = thread.isReady ? thread.currentMessage : undefined;
    if (message === undefined) return;
    if (thread.silentMs > msMax * WAITING_FACTOR) endIt();
    // It rejects if the thread has ended.
    else if (lookingAt !== message) look(message).catch(() => undefined);
  }, msMax / LOOKS_PER_LIMIT).unref();
  return () => clearInterval(timer);
}
