import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';

const exposedHeaders = [
  'Content-Disposition',
  'Retry-After',
  'X-Credits-Cost',
  'X-Credits-Needed',
  'X-Ignored-Parameters',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
  'X-Row-Cap',
  'X-Row-Cap-Reason',
  'X-Tier',
  'X-Total-Count',
].join(', ');

const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Mcp-Protocol-Version, X-Request-Id',
  'access-control-max-age': '86400',
};

type Headers = Readonly<Record<string, string>>;

export interface Cors {
  /**
   * Headers for a response to this request. Credentials are not allowed: callers are identified by the bearer header only, never by
   * cookies.
   */
  headersFor(request: FastifyRequest): Headers;
  /** The failure when a page of a disallowed site sent the request. */
  check(request: FastifyRequest): AppError | undefined;
}

const nothing: Headers = {};

/** Decides which pages of other sites may call. `*` allows all of them, and the headers are then the same for every response. */
export function createCors(origins: readonly string[], publicUrl: string): Cors {
  const allowsAll = origins.includes('*');
  const allowed = new Set(origins.map((origin) => origin.toLowerCase()));
  const toAll = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
  };
  const publicOrigin = new URL(publicUrl).origin;
  const mayCall = (origin: string): boolean => allowsAll || allowed.has(origin.toLowerCase());

  return {
    headersFor({ headers: { origin } }) {
      if (allowsAll) return toAll;
      if (allowed.size === 0) return nothing;
      return origin !== undefined && mayCall(origin)
        ? { ...toAll, 'access-control-allow-origin': origin, vary: 'origin' }
        : { vary: 'origin' };
    },
    check(request) {
      if (allowsAll) return;
      const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
      const isForeign =
        origin === undefined || (origin === 'null' && site === 'same-origin')
          ? // A form or an image on another site; following a link from there is fine. A page of ours that sends no referrer, for example
            // the one behind a mailed link, sends the origin `null`.
            site === 'cross-site' && mode !== 'navigate'
          : !mayCall(origin) && origin !== publicOrigin && hostOf(origin) !== request.host;
      // The browser blocks the response because the headers are missing, and a preflight has no effect.
      if (!isForeign || request.method === 'OPTIONS') return;
      return new AppError(
        'forbidden',
        "Requests from other websites are not allowed. Set CORS_ORIGINS to allow them; PUBLIC_URL is this service's own site.",
      );
    },
  };
}

/** `http://localhost:8080` → `localhost:8080`, as browsers write a Host header. */
const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host;

/** Browsers send a preflight before any request that a plain form could not send. Every path answers it for permitted origins. */
export function answerPreflights(app: FastifyInstance, cors: Cors): void {
  app.options('*', (request, reply) => {
    const isAllowed = cors.headersFor(request)['access-control-allow-origin'] !== undefined;
    return reply
      .code(204)
      .headers(isAllowed ? preflightHeaders : nothing)
      .send();
  });
}
