import type { Authenticator, Caller, Scope } from '../access/index.ts';
import { AppError } from '../platform/errors.ts';
import type { WrongTokens } from './limits/wrong-tokens.ts';
import { isDownload, type Route } from './route.ts';

interface Dependencies {
  readonly authenticator: Authenticator;
  readonly wrongTokens: WrongTokens;
  /** Address of the requested resource, if tokens that the identity provider issued for it are accepted too. */
  readonly resource: string | undefined;
}

/** The caller behind an `Authorization` header; available synchronously if there is no header. A wrong token is refused everywhere. */
export function authenticate(
  authorization: string | undefined,
  address: string,
  dependencies: Dependencies,
): Caller | Promise<Caller> {
  return authorization === undefined || authorization.trim() === ''
    ? { kind: 'anonymous', address }
    : callerOf(authorization, address, dependencies);
}

async function callerOf(
  authorization: string,
  address: string,
  { authenticator, wrongTokens, resource }: Dependencies,
): Promise<Caller> {
  const token = bearerToken(authorization);
  const caller = await wrongTokens.findCaller({ token: token ?? '', address, resource }, async () =>
    token === undefined ? undefined : authenticator.findCaller(token, resource),
  );
  if (!caller) throw unauthorized('The bearer token is not valid. Sign in again or use another API key.');
  if (caller.kind === 'account' && caller.isBlocked) throw new AppError('account_blocked');
  return caller;
}

const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/** Throws `unauthorized` or `forbidden` unless the caller may call this route. */
export function allow(route: Pick<Route, 'access' | 'scope' | 'answer'>, caller: Caller): void {
  const { access } = route;
  if (caller.kind === 'account' && caller.scopes) allowKey(route, caller.scopes);
  if (access === 'anyone') return;
  if (caller.kind === 'anonymous')
    throw unauthorized(
      access === 'admin'
        ? 'Authentication required: send the admin token, or sign in as an administrator.'
        : 'Authentication required: sign in or send an API key.',
    );
  if ((access === 'account' || access === 'session') && caller.kind !== 'account')
    throw new AppError('forbidden', 'This requires an account; the admin token does not belong to one.');
  // Keys are for programs. Someone who finds a key must not be able to lock out its owner or to gain permanent access.
  if (access === 'session' && caller.kind === 'account' && caller.sessionId === undefined)
    throw new AppError('forbidden', 'API keys cannot do that. Sign in and use the session token.');
  if (access === 'admin' && caller.kind === 'account' && !caller.isAdmin)
    throw new AppError('forbidden', 'Only administrators may do that.');
}

function allowKey(route: Pick<Route, 'access' | 'scope' | 'answer'>, scopes: readonly Scope[]): void {
  const needed = neededScope(route);
  if (!scopes.includes(needed))
    throw new AppError(
      'forbidden',
      `This API key lacks the scope '${needed}'. Create a key that has it, or use a session.`,
    );
}

/** The scope an API key needs for a route. */
export const neededScope = ({ access, scope, answer }: Pick<Route, 'access' | 'scope' | 'answer'>): Scope =>
  access === 'admin' ? 'admin' : (scope ?? (isDownload(answer) ? 'export' : 'read'));

const unauthorized = (message: string): AppError =>
  new AppError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });
