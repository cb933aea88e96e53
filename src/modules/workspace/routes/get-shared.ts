import { z } from 'zod';
import { CompanyList } from './company-list.ts';
import { defineRoute } from './define-route.ts';
import { ViewContent } from './saved-view.ts';

export const getShared = defineRoute({
  method: 'GET',
  path: '/shared/{token}',
  tag: 'Lists',
  summary: 'See what a link shows: a saved view, or a page of a list',
  access: 'anyone',
  bucket: 'guard',
  params: z.object({ token: z.string().max(100) }),
  query: z.object({
    limit: z.int().min(1).max(1000).default(1000),
    offset: z.int().min(0).max(1_000_000).default(0),
  }),
  answer: z.discriminatedUnion('kind', [
    ViewContent.extend({ kind: z.literal('view') }).meta({ id: 'SharedView' }),
    CompanyList.pick({ name: true, item_count: true })
      .extend({
        kind: z.literal('list'),
        items: z.array(
          z.object({
            domain: z.string(),
            company_name: z.string(),
            title: z.string(),
            country: z.string(),
            industry: z.string(),
          }),
        ),
      })
      .meta({ id: 'SharedList' }),
  ]),
  failures: ['not_found'],
  handler: async ({ params, query, services }) => {
    const shared = await services.workspace.shareLinks.open(params.token);
    if (shared.kind === 'view')
      return { ...shared, params: { ...shared.params }, columns: [...shared.columns] };
    const items = await services.workspace.lists.items(shared.listId, query);
    const cards = await services.companies.findCards(items.map(({ domain }) => domain));
    return {
      kind: 'list' as const,
      name: shared.name,
      item_count: shared.item_count,
      items: items.map(({ domain }) => {
        const card = cards.get(domain);
        return {
          domain,
          company_name: card?.company_name ?? '',
          title: card?.title ?? '',
          country: card?.country ?? '',
          industry: card?.industry ?? '',
        };
      }),
    };
  },
});
