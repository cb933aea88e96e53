import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { inTime } from '../../search/index.ts';
import { defineRoute } from './define-route.ts';

const BUDGET_MS = 10_000;

const counted = z.array(z.object({ value: z.string(), count: z.int() }));
const companies = z.array(
  z.object({
    domain: z.string(),
    title: z.string(),
    company_name: z.string(),
    industry: z.string(),
    country: z.string(),
  }),
);

export const getTechnology = defineRoute({
  method: 'GET',
  path: '/technologies/{name}',
  tag: 'Technologies',
  summary: 'One technology: companies now and in each crawl, where, with what, who began and who stopped',
  description:
    'All numbers are exact. `gained` and `lost` are up to 50 companies of the newest crawl, best rank first; `started:` and `stopped:` of the query language find all of them, of any time.',
  access: 'anyone',
  bucket: 'tier',
  params: z.object({ name: z.string().min(1).max(100) }),
  answer: z
    .object({
      name: z.string(),
      category: z.string(),
      companies: z.int(),
      share: z.number().describe('Of all companies, between 0 and 1.'),
      by_country: counted,
      by_industry: counted,
      often_with: z.array(
        z.object({
          name: z.string(),
          companies: z.int().describe('How many use both.'),
          share: z.number().describe('Of the companies that use this technology.'),
        }),
      ),
      over_time: z
        .array(z.object({ crawl_id: z.string(), at: z.string(), companies: z.int() }))
        .describe('Oldest crawl first.'),
      gained: companies,
      lost: companies,
    })
    .meta({ id: 'TechnologyPage' }),
  failures: ['not_found', 'query_timeout'],
  handler: async ({ params, services, signal }) => {
    const found = await inTime(() =>
      services.technologies.find(params.name.trim(), { signal, budgetMs: BUDGET_MS }),
    );
    if (found === undefined) {
      const nearest = await inTime(() =>
        services.technologies.nearestTo(params.name.trim(), { signal, budgetMs: BUDGET_MS }),
      );
      const meant = nearest?.length ? ` Did you mean ${nearest.join(' or ')}?` : '';
      throw new AppError(
        'not_found',
        `No company uses '${params.name}'.${meant} /technologies lists those in use.`,
      );
    }
    return {
      ...found,
      by_country: [...found.by_country],
      by_industry: [...found.by_industry],
      often_with: [...found.often_with],
      over_time: [...found.over_time],
      gained: [...found.gained],
      lost: [...found.lost],
    };
  },
});
