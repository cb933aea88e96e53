import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { User } from '../account.ts';
import { checkBusinessEmail } from '../business-email.ts';

const businessEmail = z.string().transform((given, context) => {
  const verdict = checkBusinessEmail(given);
  if ('email' in verdict) return verdict.email;
  context.addIssue({ code: 'custom', message: verdict.refused });
  return z.NEVER;
});

export const postRegister = defineRoute({
  method: 'POST',
  path: '/auth/register',
  tag: 'Account',
  summary: 'Register with a business e-mail address; a link to complete it is mailed',
  access: 'anyone',
  bucket: 'guard',
  body: z
    .object({
      email: businessEmail,
      password: z.string().min(10).max(200),
      name: z.string().max(200).default(''),
    })
    .meta({ id: 'RegisterRequest' }),
  answer: z.object({ user: User, message: z.string() }),
  handler: ({ body, services }) => services.accounts.registration.register(body),
});
