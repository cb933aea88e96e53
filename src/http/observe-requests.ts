import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** One log line and one histogram sample per request, written when its answer has ended. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, logger }: Pick<Services, 'metrics' | 'logger'>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    metrics.requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        url: request.url.slice(0, 500),
        status: reply.statusCode,
        elapsedMs: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        ...(reply.raw.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
  });
}
