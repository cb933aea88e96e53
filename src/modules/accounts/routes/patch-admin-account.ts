import { z } from 'zod';
import { tierNames } from '../../../access/index.ts';
import { actorOf } from '../../../http/audited.ts';
import { AdministeredAccount } from '../account-directory.ts';
import { accountParameters } from './administered-account.ts';
import { defineRoute } from './define-route.ts';

export const patchAdminAccount = defineRoute({
  method: 'PATCH',
  path: '/admin/accounts/{account_id}',
  tag: 'Administration',
  summary: 'Change the plan of an account',
  access: 'admin',
  bucket: 'guard',
  params: accountParameters,
  body: z.object({ tier: z.enum(tierNames) }).meta({ id: 'ChangeAccountRequest' }),
  answer: AdministeredAccount,
  failures: ['not_found'],
  audited: 'by itself',
  handler: async ({ params: { account_id }, body, caller, address, services }) => {
    await services.accounts.administrationBy(actorOf(caller, address)).setTier(account_id, body.tier);
    return services.accounts.directory.get(account_id);
  },
});
