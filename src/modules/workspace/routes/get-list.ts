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
    items: z.array(
      z.object({ domain: z.string(), title: z.string(), company_name: z.string(), added_at: z.string() }),
    ),
  }).meta({ id: 'CompanyListWithItems' }),
  failures: ['not_found'],
  handler: async ({ params, query, caller, services }) => {
    const list = await services.workspace.lists.get(accountOf(caller).accountId, params.list_id);
    const items = await services.workspace.lists.items(list.id, query);
    const cards = await services.companies.findCards(items.map(({ domain }) => domain));
    return {
      ...list,
      items: items.map(({ domain, added_at }) => {
        const card = cards.get(domain);
        return { domain, title: card?.title ?? '', company_name: card?.company_name ?? '', added_at };
      }),
    };
  },
});
