import { actorOf } from '../../../http/audited.ts';
import { AdministeredAccount } from '../account-directory.ts';
import { accountParameters } from './administered-account.ts';
import { defineRoute } from './define-route.ts';

export const deleteAdminAccountBlock = defineRoute({
  method: 'DELETE',
  path: '/admin/accounts/{account_id}/block',
  tag: 'Administration',
  summary: 'Unblock an account: its sessions, keys and alerts work again',
  access: 'admin',
  bucket: 'guard',
  params: accountParameters,
  answer: AdministeredAccount,
  failures: ['not_found'],
  audited: 'by itself',
  handler: async ({ params: { account_id }, caller, address, services }) => {
    await services.accounts.administrationBy(actorOf(caller, address)).unblock(account_id);
    return services.accounts.directory.get(account_id);
  },
});
