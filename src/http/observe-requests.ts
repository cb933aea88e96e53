import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostServices } from './host-services.ts';

/** One log line and one histogram sample per request, for when its answer has ended or its client has gone. */
export function requestObserver({ metrics, logger }: Pick<HostServices, 'metrics' | 'logger'>) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestTimes.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    if (logger.isLevelEnabled('info')) logger.info(lineOf(request, reply), 'request');
  };
}

const lineOf = (request: FastifyRequest, reply: FastifyReply): object => ({
  requestId: request.id,
  method: request.method,
  url: request.url.slice(0, 500),
  status: reply.statusCode,
  elapsedMs: Math.round(reply.elapsedTime * 10) / 10,
  address: request.ip,
  ...(reply.raw.writableFinished ? {} : { aborted: true }),
});
