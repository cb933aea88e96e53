import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { normalizeDomainName } from '../../../lib/domain-name.ts';
import { listParameters } from './company-list.ts';

export const postListItems = defineRoute({
  method: 'POST',
  path: '/lists/{list_id}/items',
  tag: 'Lists',
  summary: 'Add domains to a list; those that are no domains are named, the rest is added',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  body: z.object({ domains: z.array(z.string()).max(100_000) }).meta({ id: 'AddItemsRequest' }),
  answer: z.object({ added: z.int(), already_present: z.int(), invalid: z.array(z.string()) }),
  failures: ['not_found'],
  handler: async ({ params, body, caller, services }) => {
    const domains = new Set<string>();
    const invalid: string[] = [];
    for (const given of body.domains) {
      const domain = normalizeDomainName(given);
      if (domain === undefined) invalid.push(given);
      else domains.add(domain);
    }
    const added = await services.shelf.lists.add(accountOf(caller).accountId, params.list_id, [...domains]);
    return { added, already_present: body.domains.length - invalid.length - added, invalid };
  },
});
