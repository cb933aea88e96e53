import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { domainsBytesMax, domainsToSort, listParameters, sortDomains } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const postListItems = defineRoute({
  method: 'POST',
  path: '/lists/{list_id}/items',
  tag: 'Lists',
  summary: 'Add domains to a list; invalid ones are reported, the rest are added',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  description: 'A list can hold at most 10,000 companies (free), 100,000 (pro) or 1,000,000 (enterprise).',
  bodyBytesMax: domainsBytesMax,
  body: z.object({ domains: domainsToSort }).meta({ id: 'AddItemsRequest' }),
  answer: z.object({ added: z.int(), already_present: z.int(), invalid: z.array(z.string()) }),
  failures: ['not_found'],
  handler: async ({ params, body, caller, services }) => {
    const { domains, invalid } = await sortDomains(body.domains);
    const added = await services.workspace.lists.add(accountOf(caller).accountId, params.list_id, domains);
    return { added, already_present: body.domains.length - invalid.length - added, invalid };
  },
});
