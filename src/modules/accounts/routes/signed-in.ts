import { z } from 'zod';
import { User } from '../account.ts';

/** The response of every way to sign in. */
export const SignedInResponse = z
  .object({ token: z.string(), token_type: z.literal('bearer'), expires_at: z.string(), user: User })
  .meta({ id: 'SignedIn' });
