import { normalizeQuery } from '../../lib/text-analysis/index.ts';

/** Identifies a query however it is spelled. A text with nothing to search for is its own key. */
export const queryKey = (query: string): string => normalizeQuery(query) || query.trim();
