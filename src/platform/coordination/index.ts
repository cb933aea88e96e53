/**
 * What services on several machines must agree on about an index that lies outside of them: who writes, and how far it is.
 * Start with postgres-turns.ts; `WriteTurns` of the text index says what is promised.
 */
export { openPostgresTurns } from './postgres-turns.ts';
