import type { Caller } from '../../access/index.ts';
import { AppError, errorCatalogue } from '../../platform/errors.ts';
import type { HostServices } from '../host-services.ts';
import type { Route } from '../route.ts';

const RETRY_AFTER_SECONDS = '60';

/**
 * Throws `maintenance` for calls that the operator has closed. Administrators may do everything, so that they can check their work; health,
 * status and pages and files that contain no data (start page, prices, app) are always served.
 */
export function refuseInMaintenance(
  route: Pick<Route, 'method' | 'bucket' | 'fetchesFromOutside'>,
  caller: Caller,
  { mode, message }: ReturnType<HostServices['controls']['maintenance']>,
): void {
  if (mode === 'off' || route.bucket === 'unlimited') return;
  if (caller.kind === 'operator' || (caller.kind === 'account' && caller.isAdmin)) return;
  if (mode === 'read-only' && !changesSomething(route)) return;
  throw new AppError('maintenance', message || errorCatalogue.maintenance.message, {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
}

/**
 * Searches and counts that are sent as a body are limited by plans. POST, PUT, PATCH and DELETE calls in the `guard` bucket change
 * something.
 */
const changesSomething = ({
  method,
  bucket,
  fetchesFromOutside,
}: Pick<Route, 'method' | 'bucket' | 'fetchesFromOutside'>): boolean =>
  fetchesFromOutside === true || (method !== 'GET' && bucket === 'guard');
