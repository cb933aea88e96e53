import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import { presentUser, User } from '../account.ts';

export const getMe = defineRoute({
  method: 'GET',
  path: '/auth/me',
  tag: 'Account',
  summary: 'The signed-in user',
  access: 'account',
  bucket: 'guard',
  answer: User,
  handler: async ({ caller, services }) => {
    const account = await services.accounts.find(accountOf(caller).accountId);
    if (!account) throw new AppError('not_found', 'This account no longer exists.');
    return presentUser(account);
  },
});
