import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { User } from '../account.ts';
import { defineRoute } from './define-route.ts';
import { requiredName } from './name-field.ts';

export const patchMe = defineRoute({
  method: 'PATCH',
  path: '/auth/me',
  tag: 'Account',
  summary: 'Change your name',
  access: 'account',
  bucket: 'guard',
  body: z.object({ name: requiredName(200) }).meta({ id: 'ChangeNameRequest' }),
  answer: User,
  handler: ({ body, caller, services }) =>
    services.accounts.ownAccount.rename(accountOf(caller).accountId, body.name),
});
