import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const Suggestion = z
  .object({
    type: z.enum(['domain', 'keyword', 'company', 'industry', 'technology']),
    value: z.string(),
    count: z.int().describe('Number of companies; for a keyword, exactly as many as a phrase search finds.'),
    domain: z.string(),
    title: z.string(),
    company_name: z.string(),
  })
  .meta({ id: 'Suggestion' });

export const getAutocomplete = defineRoute({
  method: 'GET',
  path: '/autocomplete',
  tag: 'Search',
  summary: 'Suggestions while typing',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({
    q: z.string().min(1).max(100).describe('The text typed so far.'),
    limit: z.int().min(1).max(20).default(8),
    mode: z.string().max(20).optional().describe('`domain`: only domain names.'),
  }),
  answer: z.object({ query: z.string(), suggestions: z.array(Suggestion) }),
  failures: ['query_timeout'],
  handler: async ({ query: { q, limit, mode }, services, signal }) => ({
    query: q,
    suggestions:
      mode === 'domain'
        ? await services.suggestions.domains(q, limit, signal)
        : await services.suggestions.all(q, limit, signal),
  }),
});
