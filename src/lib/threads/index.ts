/**
 * Worker threads that may die. A `Thread` sends requests, and a worker file answers with `answerMessages`. Every message and answer carries
 * a number, the pending calls of a worker that ended fail at once (`ThreadLost`), and another worker replaces it at a limited rate. Idle
 * workers of closed threads are kept for a while for the next thread of their kind. Start with `thread.ts`.
 */
export { answerMessages, answerMessagesAtOnce, answerMessagesOfOwners } from './answer-messages.ts';
export { type PackedError, unpackError } from './error-wire.ts';
export { limitWork, TookTooLong } from './limit-work.ts';
export { Thread, ThreadLost, type ThreadOptions } from './thread.ts';
export { freeBytes, unsharedBuffers } from './unshared-buffers.ts';
export { yieldToOthers } from './yield-to-others.ts';
