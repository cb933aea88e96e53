import { accountOf } from '../../../http/account-of.ts';
import { User } from '../account.ts';
import { defineRoute } from './define-route.ts';

export const getMe = defineRoute({
  method: 'GET',
  path: '/auth/me',
  tag: 'Account',
  summary: 'The signed-in user',
  access: 'account',
  bucket: 'guard',
  answer: User,
  handler: ({ caller, services }) => services.accounts.ownAccount.get(accountOf(caller).accountId),
});
