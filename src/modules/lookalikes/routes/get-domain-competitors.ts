import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from './define-route.ts';
import { LookalikeItem, Method, showLookalikes, shownParameters } from './lookalike-item.ts';

export const getDomainCompetitors = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/competitors',
  tag: 'Lookalikes',
  summary: 'Find companies similar to a company, in any language',
  description:
    'Best first, at most 500; the company itself is never among them. Parked domains, default pages and directories are excluded.',
  access: 'anyone',
  bucket: 'tier',
  isAboutCompany: true,
  params: z.object({ domain: domainParameter }),
  query: z.object({
    ...shownParameters,
    force: z.boolean().default(false).describe('Compare again instead of answering from the cache.'),
  }),
  answer: z.object({
    domain: z.string(),
    method: Method,
    total_found: z.int(),
    competitors: z.array(LookalikeItem),
  }),
  failures: ['not_found', 'query_timeout'],
  handler: async ({ params: { domain }, query, services, signal }) => {
    const found = await services.lookalikes.find(likeOne(domain), { force: query.force, signal });
    return { domain, ...(await showLookalikes(found, query, services, signal)) };
  },
});

/** A query for everything that resembles one company. */
export const likeOne = (domain: string) =>
  ({ seeds: [domain], not: [], filters: {}, sameLanguage: 'any', mix: 0.5 }) as const;
