import type { Caller } from '../../../access/index.ts';
import { accountOf } from '../../../http/account-of.ts';
import { AppError } from '../../../platform/errors.ts';

/** The session behind a call that an API key may not make: keys are for programs, and a stolen key must not lock its owner out. */
export function sessionOf(caller: Caller): { readonly accountId: number; readonly sessionId: number } {
  const { accountId, sessionId } = accountOf(caller);
  if (sessionId === undefined)
    throw new AppError('forbidden', 'API keys cannot do that. Sign in and use the session token.');
  return { accountId, sessionId };
}
