import { z } from 'zod';
import { actorOf } from '../../../http/audited.ts';
import { AdministeredAccount } from '../account-directory.ts';
import { accountParameters } from './administered-account.ts';
import { defineRoute } from './define-route.ts';

export const postAdminAccountBlock = defineRoute({
  method: 'POST',
  path: '/admin/accounts/{account_id}/block',
  tag: 'Administration',
  summary: 'Block an account: its sessions and keys are rejected, its alerts and downloads paused',
  description: 'Its data stays unchanged. Administrators cannot be blocked.',
  access: 'admin',
  bucket: 'guard',
  params: accountParameters,
  body: z
    .object({ reason: z.string().min(1).max(200).describe('Reason, for the audit log.') })
    .meta({ id: 'BlockAccountRequest' }),
  answer: AdministeredAccount,
  failures: ['not_found', 'conflict'],
  audited: 'by itself',
  handler: async ({ params: { account_id }, body, caller, address, services }) => {
    await services.accounts.administrationBy(actorOf(caller, address)).block(account_id, body.reason);
    return services.accounts.directory.get(account_id);
  },
});
