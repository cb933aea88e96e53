import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { freshTurn } from '../../../lib/event-loop-turn.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineRoute } from './define-route.ts';
import { LookalikeItem, Method, showLookalikes, shownParameters } from './lookalike-item.ts';

/** At most this many companies of a list represent it; the whole list is excluded from the results. */
const SEEDS_MAX = 100;
const ITEMS_MAX = 10_000;
const ITEMS_PER_PAGE = 500;

export const getListCompetitors = defineRoute({
  method: 'GET',
  path: '/lists/{list_id}/competitors',
  tag: 'Lookalikes',
  summary: 'Find companies similar to those of a list',
  description:
    'Similar to the average of the first 100 indexed companies of the list; none of its first 10,000 is in the results.',
  access: 'account',
  bucket: 'tier',
  params: z.object({ list_id: z.int() }),
  query: z.object(shownParameters),
  answer: z.object({
    list_id: z.int(),
    domains: z.array(z.string()).describe('The companies the results were compared with.'),
    method: Method,
    total_found: z.int(),
    competitors: z.array(LookalikeItem),
  }),
  failures: ['not_found', 'query_timeout'],
  handler: async ({ params, query, caller, services, signal }) => {
    const list = await services.workspace.lists.get(accountOf(caller).accountId, params.list_id);
    const items: string[] = [];
    // Read page by page, so that other requests are served in between.
    for (let page: number = ITEMS_PER_PAGE; page === ITEMS_PER_PAGE && items.length < ITEMS_MAX; ) {
      const read = await services.workspace.lists.items(list.id, {
        limit: ITEMS_PER_PAGE,
        offset: items.length,
      });
      for (const { domain } of read) items.push(domain);
      page = read.length;
      await freshTurn();
    }
    const known = await services.companies.findCards(items.slice(0, 10 * SEEDS_MAX));
    const seeds = items.filter((domain) => known.has(domain)).slice(0, SEEDS_MAX);
    if (seeds.length === 0)
      throw new AppError(
        'not_found',
        'None of the companies on this list are indexed, so there is nothing to compare.',
      );
    const found = await services.lookalikes.find(
      { seeds, not: [], filters: {}, sameLanguage: 'any', mix: 0.5, excludedDomains: items },
      { force: false, signal },
    );
    return { list_id: list.id, domains: seeds, ...(await showLookalikes(found, query, services, signal)) };
  },
});
