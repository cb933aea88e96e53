import { z } from 'zod';
import { inTime } from '../../search/index.ts';
import { technologySorts } from '../technologies.ts';
import { defineRoute } from './define-route.ts';

const BUDGET_MS = 10_000;

export const getTechnologies = defineRoute({
  method: 'GET',
  path: '/technologies',
  tag: 'Technologies',
  summary: 'Technologies in use, with exact numbers of companies',
  description:
    '`gained` and `lost` count the companies whose page in the newest crawl has, or no longer has, what the version before had not, or had.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    category: z.string().max(100).optional().describe('Only this category, such as `Ecommerce`.'),
    q: z.string().max(100).optional().describe('A part of the name.'),
    sort: z.enum(technologySorts).default('companies').describe('Most first; `name` in alphabetical order.'),
    limit: z.int().min(1).max(5_000).default(500).describe('Technologies at most.'),
  }),
  answer: z.array(
    z
      .object({
        name: z.string(),
        category: z.string(),
        companies: z.int(),
        share: z.number().describe('Of all companies, between 0 and 1.'),
        gained: z.int(),
        lost: z.int(),
      })
      .meta({ id: 'TechnologyRow' }),
  ),
  failures: ['query_timeout'],
  handler: async ({ query, services, signal }) => [
    ...(await inTime(() => services.technologies.list(query, { signal, budgetMs: BUDGET_MS }))),
  ],
});
