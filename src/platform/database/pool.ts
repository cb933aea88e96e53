import type { Database } from './database.ts';

/** How busy the connections of a database are. */
export interface PoolState {
  readonly max: number;
  total(): number;
  idle(): number;
  waiting(): number;
}

const pools = new WeakMap<Database, PoolState>();

export function notePool(database: Database, pool: PoolState): void {
  pools.set(database, pool);
}

/** Undefined for SQLite, which has no connections to share. */
export const poolOf = (database: Database): PoolState | undefined => pools.get(database);
