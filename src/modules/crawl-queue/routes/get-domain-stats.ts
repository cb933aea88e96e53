import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const TOP = 20;
const counts = z.record(z.string(), z.int());

export const getDomainStats = defineRoute({
  method: 'GET',
  path: '/admin/domain-stats',
  tag: 'Administration',
  summary: 'Number of known domains, and indexed domains by group',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({
    domains: z.int(),
    indexed: z.int(),
    uncached: z.int(),
    by_country: counts,
    by_industry: counts,
    by_tld: counts,
    by_source: counts,
  }),
  handler: async ({ services, signal }) => {
    const { documents } = await services.indexInfo.stats();
    const uncached = await services.knownDomains.unindexedCount();
    const by = await services.indexInfo.breakdown(['country', 'industry', 'tld', 'source'], TOP, signal);
    const top = (field: string): Record<string, number> =>
      Object.fromEntries((by[field] ?? []).map(({ value, count }) => [value, count]));
    return {
      domains: documents + uncached,
      indexed: documents,
      uncached,
      by_country: top('country'),
      by_industry: top('industry'),
      by_tld: top('tld'),
      by_source: top('source'),
    };
  },
});
