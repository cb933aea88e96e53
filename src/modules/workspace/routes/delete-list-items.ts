import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { domainsBytesMax, domainsToSort, listParameters, sortDomains } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const deleteListItems = defineRoute({
  method: 'DELETE',
  path: '/lists/{list_id}/items',
  tag: 'Lists',
  summary: 'Remove domains from a list',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  bodyBytesMax: domainsBytesMax,
  body: z.object({ domains: domainsToSort }).meta({ id: 'RemoveItemsRequest' }),
  answer: z.object({ deleted: z.int(), invalid: z.array(z.string()) }),
  failures: ['not_found'],
  handler: async ({ params, body, caller, services }) => {
    const { domains, invalid } = await sortDomains(body.domains);
    const deleted = await services.workspace.lists.removeItems(
      accountOf(caller).accountId,
      params.list_id,
      domains,
    );
    return { deleted, invalid };
  },
});
