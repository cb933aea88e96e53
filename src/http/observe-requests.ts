import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/index.ts';
import { beginRequestSpan, readTraceparent } from '../platform/tracing/index.ts';
import type { HostServices } from './host-services.ts';
import type { Refusals } from './limits/refusals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the trace that the request belongs to: the caller's, or our own if traces are exported. */
    traceId?: string;
  }
}

/**
 * Writes one log line and one histogram sample per request, when its response has ended or its client has disconnected. Of refused requests
 * and unknown paths, only some are logged, because one address could fill a disk with them.
 */
export function requestObserver(
  { metrics, logger }: Pick<HostServices, 'metrics' | 'logger'>,
  refusals: Refusals,
) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestTimes.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (!logger.isLevelEnabled('info')) return;
    if (isRefused(request, reply) && !refusals.isLogged(request.ip)) return;
    logger.info(lineOf(request, reply), 'request');
  };
}

/**
 * Runs the rest of a request as part of its trace, and ends its span with the response. The span does not contain the address, because
 * paths of downloads and shared lists are secrets.
 */
export function traceRequest(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const parent = readTraceparent(request.headers.traceparent);
  const span = beginRequestSpan(parent);
  const traceId = span?.traceId ?? parent?.traceId;
  if (traceId !== undefined) request.traceId = traceId;
  if (span === undefined) {
    next();
    return;
  }
  reply.raw.on('close', () => {
    const { method } = request;
    const route = request.routeOptions.url;
    span.end(route === undefined ? method : `${method} ${route}`, {
      'http.request.method': method,
      'url.scheme': request.protocol,
      'network.protocol.version': request.raw.httpVersion,
      ...(route !== undefined && { 'http.route': route }),
      ...outcomeOf(reply),
      ...(request.caller && { 'homedex.caller': request.caller.kind }),
      'homedex.request_id': request.id,
    });
  });
  span.run(next);
}

/** A client that left before its response started has no status. Only failures of the service count as errors, not those of the caller. */
function outcomeOf({ raw, statusCode }: FastifyReply): Readonly<Record<string, string | number>> {
  if (!raw.headersSent) return { 'error.type': 'client_disconnected' };
  return {
    'http.response.status_code': statusCode,
    ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
    ...(!raw.writableFinished && statusCode < 500 && { 'error.type': 'client_disconnected' }),
  };
}

const isRefused = ({ is404 }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  is404 || statusCode === 403 || statusCode === 421 || statusCode === 429 || statusCode === 503;

/** docs/operations/observability.md explains the fields; `event` and the field names are stable across releases. */
const lineOf = (request: FastifyRequest, reply: FastifyReply): object => ({
  event: 'request',
  requestId: request.id,
  ...(request.traceId !== undefined && { traceId: request.traceId }),
  route: request.routeOptions.url ?? 'unknown',
  ...callerOf(request.caller),
  method: request.method,
  url: request.url.slice(0, 500),
  status: reply.statusCode,
  elapsedMs: Math.round(reply.elapsedTime * 10) / 10,
  address: request.ip,
  ...bytesOf(reply),
  ...(reply.raw.writableFinished ? {} : { aborted: true }),
});

/** Logs only ids: the identity of an account stays in the database. */
function callerOf(caller: Caller | undefined): object {
  if (caller === undefined) return {};
  if (caller.kind !== 'account') return { caller: caller.kind };
  const { accountId, apiKeyId } = caller;
  return { caller: 'account', accountId, ...(apiKeyId !== undefined && { apiKeyId }) };
}

function bytesOf(reply: FastifyReply): object {
  const bytes = Number(reply.getHeader('content-length'));
  const credits = reply.getHeader('x-credits-cost');
  return {
    ...(Number.isFinite(bytes) && { bytes }),
    ...(credits !== undefined && { credits: Number(credits) }),
  };
}
