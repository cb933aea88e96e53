import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from './services.ts';

/** One log line and one histogram sample per request, written when its answer has ended. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, logger }: Pick<Services, 'metrics' | 'logger'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify's onResponse never comes for a client that has left.
    reply.raw.on('close', () => {
      const route = request.routeOptions.url ?? 'unknown';
      metrics.requestTimes.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
      if (logger.isLevelEnabled('info')) logger.info(lineOf(request, reply), 'request');
    });
    done();
  });
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
