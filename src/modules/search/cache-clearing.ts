import type { Broadcast } from '../../platform/coordination/index.ts';
import type { QueryCache } from './query-cache.ts';

/** Clears the cached pages in every service that shares the database; returns how many this service had. */
export type ClearCaches = () => Promise<number>;

const CLEARED = 'query-cache-cleared';

export function createCacheClearing(cache: QueryCache, broadcast: Broadcast): ClearCaches {
  broadcast.onNotified(CLEARED, () => cache.clear());
  return async () => {
    const pages = cache.clear();
    await broadcast.notify(CLEARED);
    return pages;
  };
}
