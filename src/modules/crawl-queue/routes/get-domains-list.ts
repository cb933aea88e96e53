import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const getDomainsList = defineRoute({
  method: 'GET',
  path: '/admin/domains/list',
  tag: 'Administration',
  summary: 'List known domains: indexed ones first, then those waiting to be crawled',
  access: 'admin',
  bucket: 'guard',
  query: z.object({
    limit: z.int().min(1).max(1000).default(100),
    offset: z.int().min(0).default(0),
    uncached_only: z.boolean().default(false).describe('Only domains that are not indexed.'),
  }),
  answer: z.object({
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    domains: z.array(
      z.object({
        domain: z.string(),
        indexed: z.boolean(),
        source: z.string(),
        fetched_at: z.string().nullable(),
        added_at: z.string().nullable(),
      }),
    ),
  }),
  handler: async ({ query: { limit, offset, uncached_only }, services }) => ({
    ...(await services.knownDomains.page({ limit, offset, uncachedOnly: uncached_only })),
    limit,
    offset,
  }),
});
