/**
 * What services on several machines must agree on or notify each other of: who writes to a shared index, its generation, and broadcasts.
 * Start with postgres-write-lock.ts (`WriteLock` of the text index states the guarantees) and broadcast.ts.
 */
export { type Broadcast, noBroadcast, openPostgresBroadcast } from './broadcast.ts';
export { openPostgresWriteLock } from './postgres-write-lock.ts';
