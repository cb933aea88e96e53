/**
 * What services on several machines must agree on or tell each other: who writes to an index that lies outside of them and how far
 * it is, and words for all. Start with postgres-turns.ts (`WriteLock` of the text index says what is promised) and broadcast.ts.
 */
export { type Broadcast, noBroadcast, openPostgresBroadcast } from './broadcast.ts';
export { openPostgresWriteLock } from './postgres-write-lock.ts';
