import { z } from 'zod';
import { checkBusinessEmail, storedEmail } from '../sign-in/business-email.ts';

/** An address that may register. */
export const businessEmail = z.string().transform((given, context) => {
  const verdict = checkBusinessEmail(given);
  if ('email' in verdict) return verdict.email;
  context.addIssue({ code: 'custom', message: verdict.refused });
  return z.NEVER;
});

/** A claimed address: it is not checked, because the answer would reveal who has an account. */
export const givenEmail = z.string().max(254).transform(storedEmail);

export const LinkRequest = z.object({ email: givenEmail }).meta({ id: 'LinkRequest' });
