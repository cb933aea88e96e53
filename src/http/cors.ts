import type { FastifyInstance } from 'fastify';

const exposedHeaders = [
  'Content-Disposition',
  'Retry-After',
  'X-Credits-Cost',
  'X-Credits-Needed',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
  'X-Row-Cap',
  'X-Row-Cap-Reason',
  'X-Tier',
  'X-Total-Count',
];

/** Any origin may call, without cookies: a caller is known by the bearer header alone. The same for every answer, so nothing is decided per request. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
};

const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Mcp-Protocol-Version, X-Request-Id',
  'access-control-max-age': '86400',
};

/** Browsers ask before they send what a plain form could not; every path says yes. */
export function answerPreflights(app: FastifyInstance): void {
  app.options('*', (_request, reply) => reply.code(204).headers(preflightHeaders).send());
}
