import type { Authenticator, Caller } from '../modules/accounts/index.ts';
import { AppError } from '../platform/errors.ts';
import type { Access } from './route.ts';

/** The caller behind an `Authorization` header, at once where there is none. A token that is present but wrong is refused everywhere. */
export function authenticate(
  authorization: string | undefined,
  address: string,
  authenticator: Authenticator,
): Caller | Promise<Caller> {
  return authorization === undefined || authorization.trim() === ''
    ? { kind: 'anonymous', address }
    : callerOf(authorization, authenticator);
}

async function callerOf(authorization: string, authenticator: Authenticator): Promise<Caller> {
  const token = bearerToken(authorization);
  const caller = token === undefined ? undefined : await authenticator.findCaller(token);
  if (!caller) throw unauthorized('The bearer token is not valid. Sign in again or use another API key.');
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
