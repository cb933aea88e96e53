/**
 * Worker threads that may die. A `Thread` asks, a worker file answers with `answerMessages`; every message and answer
 * carries a number, the callers of a worker that ended are told at once (`ThreadLost`), and another worker takes its place
 * at a bounded pace. Start with `thread.ts`.
 */
export { answerMessages, answerMessagesAtOnce } from './answer-messages.ts';
export { type PackedError, unpackError } from './error-wire.ts';
export { letGo, ownMemory } from './own-memory.ts';
export { Thread, type ThreadOptions } from './thread.ts';
export { ThreadLost } from './thread-lost.ts';
export { yieldToOthers } from './yield-to-others.ts';
