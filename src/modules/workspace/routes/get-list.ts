import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { CompanyList, listParameters } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const getList = defineRoute({
  method: 'GET',
  path: '/lists/{list_id}',
  tag: 'Lists',
  summary: 'Get a list with a page of its companies, in the order added',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  query: z.object({
    limit: z.int().min(1).max(1000).default(1000),
    offset: z.int().min(0).max(1_000_000).default(0),
  }),
  answer: CompanyList.extend({
    is_shared: z.boolean().describe('Whether a link shows it to others.'),
    items: z.array(
      z.object({
        domain: z.string(),
        title: z.string(),
        company_name: z.string(),
        country: z.string(),
        industry: z.string(),
        note: z.string().describe('What you wrote about it; empty if nothing.'),
        tags: z.array(z.string()),
        added_at: z.string(),
      }),
    ),
  }).meta({ id: 'CompanyListWithItems' }),
  failures: ['not_found'],
  handler: async ({ params, query, caller, services }) => {
    const { accountId } = accountOf(caller);
    const list = await services.workspace.lists.get(accountId, params.list_id);
    const items = await services.workspace.lists.items(list.id, query);
    const domains = items.map(({ domain }) => domain);
    const [cards, notes, is_shared] = await Promise.all([
      services.companies.findCards(domains),
      services.workspace.notes.findMany(accountId, domains),
      services.workspace.shareLinks.isShared(accountId, { listId: list.id }),
    ]);
    return {
      ...list,
      is_shared,
      items: items.map(({ domain, added_at }) => {
        const [card, note] = [cards.get(domain), notes.get(domain)];
        return {
          domain,
          title: card?.title ?? '',
          company_name: card?.company_name ?? '',
          country: card?.country ?? '',
          industry: card?.industry ?? '',
          note: note?.text ?? '',
          tags: [...(note?.tags ?? [])],
          added_at,
        };
      }),
    };
  },
});
