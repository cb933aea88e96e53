import { z } from 'zod';
import { actorOf } from '../../../http/audited.ts';
import { accountParameters } from './administered-account.ts';
import { defineRoute } from './define-route.ts';

export const deleteAdminAccountSessions = defineRoute({
  method: 'DELETE',
  path: '/admin/accounts/{account_id}/sessions',
  tag: 'Administration',
  summary: 'End all sessions of an account; its API keys keep working',
  access: 'admin',
  bucket: 'guard',
  params: accountParameters,
  answer: z.object({ ended: z.int() }),
  failures: ['not_found'],
  audited: 'by itself',
  handler: async ({ params, caller, address, services }) => ({
    ended: await services.accounts.administrationBy(actorOf(caller, address)).endSessions(params.account_id),
  }),
});
