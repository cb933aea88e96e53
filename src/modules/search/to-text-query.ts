import type { Filter, MatchMode, TextQuery } from '../../lib/text-index/api.ts';
import type { Mode, SearchRequest } from './search-parameters.ts';

/** The API's words for the modes are the specification's; the index has its own. */
const matchModes: Readonly<Record<Mode, MatchMode>> = { phrase: 'phrase', any: 'all', single: 'any' };

export const toTextQuery = (request: SearchRequest, excludedDomains: readonly string[] = []): TextQuery => ({
  text: request.q,
  mode: matchModes[request.mode],
  filters: [
    ...filtersOf(request),
    ...(excludedDomains.length > 0 ? [{ op: 'not-keys', keys: excludedDomains } as const] : []),
  ],
});

function filtersOf({ domains, crawl_id, title, tech, industry, tld, country, has }: SearchRequest): Filter[] {
  const filters: Filter[] = [];
  if (domains) filters.push({ op: 'keys', keys: domains });
  if (crawl_id) filters.push({ field: 'crawl_id', op: 'equals', value: crawl_id });
  if (title) filters.push({ field: 'title', op: 'contains', value: title });
  for (const part of tech?.split(',') ?? [])
    if (part.trim()) filters.push({ field: 'tech_stack', op: 'contains', value: part.trim() });
  if (industry) filters.push({ field: 'industry', op: 'equals', value: industry });
  if (tld) filters.push({ field: 'tld', op: 'equals', value: tld.replace(/^\./, '') });
  if (country) filters.push({ field: 'country', op: 'equals', value: country });
  for (const feature of has ?? []) filters.push({ field: `has_${feature}`, op: 'equals', value: true });
  return filters;
}
