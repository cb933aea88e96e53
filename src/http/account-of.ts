import type { AccountCaller, Caller } from '../access/index.ts';
import { AppError } from '../platform/errors.ts';

/** The account behind a call to a route with access `account`; the host has already refused everyone else. */
export function accountOf(caller: Caller): AccountCaller {
  if (caller.kind !== 'account')
    throw new AppError('internal', undefined, {
      details: { why: `an account was expected, not ${caller.kind}` },
    });
  return caller;
}
