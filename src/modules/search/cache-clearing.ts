import type { Broadcast } from '../../platform/coordination/index.ts';
import type { QueryCache } from './query-cache.ts';

/** Forgets the pages that are ready, in every service that shares the database; gives how many of this one they were. */
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
