import type { Authenticator, Caller } from '../callers/index.ts';
import { AppError } from '../platform/errors.ts';
import type { WrongTokens } from './limits/wrong-tokens.ts';
import type { Access } from './route.ts';

interface Needs {
  readonly authenticator: Authenticator;
  readonly wrongTokens: WrongTokens;
  /** Address of what is asked for, where the identity provider's tokens for it are taken too. */
  readonly resource: string | undefined;
}

/** The caller behind an `Authorization` header, at once where there is none. A token that is present but wrong is refused everywhere. */
export function authenticate(
  authorization: string | undefined,
  address: string,
  needs: Needs,
): Caller | Promise<Caller> {
  return authorization === undefined || authorization.trim() === ''
    ? { kind: 'anonymous', address }
    : callerOf(authorization, address, needs);
}

async function callerOf(
  authorization: string,
  address: string,
  { authenticator, wrongTokens, resource }: Needs,
): Promise<Caller> {
  const token = bearerToken(authorization);
  await wrongTokens.countGuess(token ?? '', address);
  const caller = token === undefined ? undefined : await authenticator.findCaller(token, resource);
  if (token === undefined || !caller)
    throw unauthorized('The bearer token is not valid. Sign in again or use another API key.');
  await wrongTokens.noteRight(token, address);
  if (caller.kind === 'account' && caller.isBlocked) throw new AppError('account_blocked');
  return caller;
}

const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

export function allow(access: Access, caller: Caller): void {
  if (access === 'anyone') return;
  if (caller.kind === 'anonymous')
    throw unauthorized('This needs a bearer token: sign in or use an API key.');
  if (access === 'account' && caller.kind !== 'account')
    throw new AppError('forbidden', 'This needs an account; the admin token has none.');
  if (access === 'admin' && caller.kind === 'account' && !caller.isAdmin)
    throw new AppError('forbidden', 'Only administrators may do that.');
}

const unauthorized = (message: string): AppError =>
  new AppError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });
