import { normalizeQuery } from '../../lib/text-analysis/index.ts';

/** What makes two queries the same one, however they are spelled. A text without anything to search for stands for itself. */
export const queryKey = (query: string): string => normalizeQuery(query) || query.trim();
