import { normalizeQuery } from '../../lib/text-analysis/index.ts';

/** What makes two queries the same one, however they are spelled. A text without anything to search for is its own key. */
export const queryKey = (query: string): string => normalizeQuery(query) || query.trim();
