import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from './define-route.ts';
import { likeOne } from './get-domain-competitors.ts';
import { MatchType, Method } from './lookalike-item.ts';

const TOP = 3;

export const getDomainCompetitorsSummary = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/competitors/summary',
  tag: 'Lookalikes',
  summary: 'Number of companies similar to a company, and the first three',
  access: 'anyone',
  bucket: 'tier',
  params: z.object({ domain: domainParameter }),
  answer: z.object({
    domain: z.string(),
    method: Method,
    cached: z.boolean(),
    total: z.int(),
    by_type: z.object({ competitor: z.int(), lookalike: z.int(), similar: z.int() }),
    top_3: z.array(z.object({ domain: z.string(), score: z.number(), match_type: MatchType })),
  }),
  failures: ['not_found', 'query_timeout'],
  handler: async ({ params: { domain }, services, signal }) => {
    const { companies, method, cached } = await services.lookalikes.find(likeOne(domain), {
      force: false,
      signal,
    });
    const count = (type: z.infer<typeof MatchType>): number =>
      companies.filter(({ matchType }) => matchType === type).length;
    return {
      domain,
      method,
      cached,
      total: companies.length,
      by_type: { competitor: count('competitor'), lookalike: count('lookalike'), similar: count('similar') },
      top_3: companies
        .slice(0, TOP)
        .map(({ domain: other, score, matchType }) => ({ domain: other, score, match_type: matchType })),
    };
  },
});
