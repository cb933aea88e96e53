import type { Caller } from '../access/index.ts';
import type { HostServices } from './host-services.ts';
import type { AnyCall, Route } from './route.ts';

const DETAILS_CHARACTERS_MAX = 300;

/**
 * Wraps a route so that what administrators do with it is recorded in the audit log: every changing route under /admin, and those with the
 * option. The entry is written before the act, or by the act itself together with what it changed, so that nothing happens that could not
 * be recorded.
 */
export function audited<Services extends Pick<HostServices, 'auditLog'>>(
  route: Route<Services>,
): Route<Services> {
  const isAdministrative = route.access === 'admin' && route.method !== 'GET';
  if (route.audited === 'by itself' || (!isAdministrative && !route.audited)) return route;
  const handler = async (call: AnyCall<Services>): Promise<unknown> => {
    if (isAdministrator(call.caller))
      await call.services.auditLog.record({
        actor: actorOf(call.caller, call.address),
        action: `${route.method} ${route.path}`,
        subject: route.path,
        details: detailsOf(call),
      });
    return route.handler(call as Parameters<Route<Services>['handler']>[0]);
  };
  return { ...route, handler: handler as Route<Services>['handler'] };
}

const isAdministrator = (caller: Caller): boolean =>
  caller.kind === 'operator' || (caller.kind === 'account' && caller.isAdmin);

/** The name of the caller in the audit log. */
export const actorOf = (caller: Caller, address: string): string =>
  `${caller.kind === 'account' ? `account ${caller.accountId}` : 'admin token'} from ${address}`;

function detailsOf({ body, file }: AnyCall<unknown>): string {
  if (file !== undefined) return file.filename;
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return text.length > DETAILS_CHARACTERS_MAX ? `${text.slice(0, DETAILS_CHARACTERS_MAX)}…` : text;
}
