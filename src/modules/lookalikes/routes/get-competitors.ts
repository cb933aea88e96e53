import { z } from 'zod';
import { domainItems, filterParameters, gateOf, listParameter, seenParameter } from '../../search/index.ts';
import { defineRoute } from './define-route.ts';
import { fetchSeeds } from './live-seeds.ts';
import { LookalikeItem, Method, showLookalikes, shownParameters } from './lookalike-item.ts';

// The filter of that name restricts the searched domains; here it names the reference companies.
const { domains: _, ...filters } = filterParameters;

export const getCompetitors = defineRoute({
  method: 'GET',
  path: '/competitors',
  tag: 'Lookalikes',
  summary: 'Find companies similar to several companies',
  description:
    'Similar to the average of up to ten `domains`, dissimilar to those of `not`; each result names the one it is most similar to. Accepts every filter of `/search`.',
  access: 'anyone',
  bucket: 'tier',
  effects: true,
  fetchesFromOutside: true,
  countsFor: ({ query }) => (query.live ? 1 + query.domains.length : 1),
  query: z.object({
    domains: listParameter(domainItems, 'Comma-separated domains, up to 10, to find similar companies for.')
      .inAddress.unwrap()
      .pipe(z.array(z.string(), 'at least one domain is required').readonly()),
    not: listParameter(
      domainItems,
      'Comma-separated domains, up to 10, that results should not be similar to.',
    ).inAddress,
    ...filters,
    ...seenParameter,
    same_language: z
      .enum(['only', 'prefer', 'any'])
      .default('any')
      .describe(
        'only: in the languages of the domains; prefer: those first among equals; any: no preference.',
      ),
    mix: z
      .number()
      .min(0)
      .max(1)
      .default(0.5)
      .describe('0: the same words; 1: the same business. Only the built-in model tells them apart.'),
    live: z
      .boolean()
      .default(false)
      .describe('Fetch and index missing `domains`; each costs as much as a lookup.'),
    ...shownParameters,
  }),
  answer: z.object({
    domains: z.array(z.string()),
    method: Method,
    total_found: z.int(),
    competitors: z.array(LookalikeItem),
    gate: z.string().nullable().default(null),
  }),
  failures: ['not_found', 'query_timeout', 'insufficient_credits', 'saturated'],
  handler: async ({ query, caller, services, signal, setHeader }) => {
    if (query.live)
      setHeader('x-credits-cost', String(await fetchSeeds(query.domains, caller, services, signal)));
    const {
      domains,
      not = [],
      same_language,
      mix,
      exclude_seen,
      live: _live,
      min_score,
      match_type,
      limit,
      offset,
      ...filtered
    } = query;
    const excludedDomains =
      exclude_seen && caller.kind === 'account'
        ? await services.workspace.seen.excludedFrom(caller.accountId, `like ${domains.join(' ')}`)
        : undefined;
    const found = await services.lookalikes.find(
      {
        seeds: domains,
        not,
        filters: filtered,
        sameLanguage: same_language,
        mix,
        ...(excludedDomains?.length && { excludedDomains }),
      },
      { force: false, signal },
    );
    const shown = await showLookalikes(found, { min_score, match_type, limit, offset }, services, signal);
    return { domains: [...domains], ...shown, gate: gateOf(caller, query) };
  },
});
