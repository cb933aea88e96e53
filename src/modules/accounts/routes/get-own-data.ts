import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const getOwnData = defineRoute({
  method: 'GET',
  path: '/auth/export',
  tag: 'Account',
  summary: 'Everything stored about you, as one JSON document',
  description:
    'Profile, API keys without their secrets, sessions, credit transactions, saved companies, lists, search sessions, monitors and notifications. Free of charge.',
  access: 'session',
  bucket: 'guard',
  answer: { kind: 'download', mediaTypes: ['application/json'] },
  handler: async ({ caller, services }) => ({
    mediaType: 'application/json; charset=utf-8',
    filename: 'homedex-account.json',
    content: await services.accounts.personalData(accountOf(caller).accountId),
  }),
});
