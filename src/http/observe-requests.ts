import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostServices } from './host-services.ts';
import type { Refusals } from './limits/refusals.ts';

/**
 * One log line and one histogram sample per request, when its answer has ended or its client has left. Of what was refused or leads
 * nowhere, only some have a line: one address could fill a disk with them.
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

const isRefused = ({ is404 }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  is404 || statusCode === 403 || statusCode === 421 || statusCode === 429 || statusCode === 503;

const lineOf = (request: FastifyRequest, reply: FastifyReply): object => ({
  requestId: request.id,
  method: request.method,
  url: request.url.slice(0, 500),
  status: reply.statusCode,
  elapsedMs: Math.round(reply.elapsedTime * 10) / 10,
  address: request.ip,
  ...(reply.raw.writableFinished ? {} : { aborted: true }),
});
