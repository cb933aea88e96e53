import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { CompanyList, listParameters } from './company-list.ts';

export const getList = defineRoute({
  method: 'GET',
  path: '/lists/{list_id}',
  tag: 'Lists',
  summary: 'A list with its companies',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  answer: CompanyList.extend({
    items: z.array(
      z.object({ domain: z.string(), title: z.string(), company_name: z.string(), added_at: z.string() }),
    ),
  }).meta({ id: 'CompanyListWithItems' }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    const list = await services.shelf.lists.get(accountOf(caller).accountId, params.list_id);
    const profiles = await services.companies.findMany(list.items.map(({ domain }) => domain));
    return {
      ...list,
      items: list.items.map(({ domain, added_at }) => {
        const profile = profiles.get(domain);
        return { domain, title: profile?.title ?? '', company_name: profile?.company_name ?? '', added_at };
      }),
    };
  },
});
