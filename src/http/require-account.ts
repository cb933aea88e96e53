import {
  type AccountCaller,
  type Caller,
  type OfferName,
  type OperatorCaller,
  offers,
} from '../access/index.ts';
import { AppError } from '../platform/errors.ts';

/** Throws `unauthorized`, with advice on what to do, for a caller without the required account. */
export function requireAccount(
  caller: Caller,
  offer: OfferName,
): asserts caller is AccountCaller | OperatorCaller {
  if (caller.kind !== 'anonymous') return;
  throw new AppError(
    'unauthorized',
    `${offers[offer].label} needs an account. Create one at /app/register (it is free), then sign in or send an API key.`,
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}
