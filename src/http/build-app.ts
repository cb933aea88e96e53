import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../platform/errors.ts';
import { answerClientError } from './client-error.ts';
import { answerPreflights, corsHeaders } from './cors.ts';
import { answerFailure } from './error-handler.ts';
import { createAdmissionGate } from './limits/admission-gate.ts';
import { answerUnknownPath } from './not-found.ts';
import { requestObserver } from './observe-requests.ts';
import { UnreadableBody } from './read-call.ts';
import type { QueryText } from './read-query.ts';
import { registerRoute } from './register-route.ts';
import { requestId } from './request-id.ts';
import type { Route } from './route.ts';
import { jsonHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { InvalidInput, readJson } from './validation/index.ts';

export interface AppOptions {
  readonly routes: readonly Route[];
  readonly limits: AppLimits;
  readonly trustedProxies: readonly string[];
  /** Tests: an answer that does not fit its declared schema fails the request. */
  readonly checkAnswers: boolean;
}

export interface AppLimits {
  readonly concurrentRequestsMax: number;
  readonly queuedRequestsMax: number;
  readonly concurrentDownloadsMax: number;
  readonly deadlineMs: number;
  readonly anonymousPerMinute: number;
}

const BODY_BYTES_MAX = 1 << 20;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the idle time of the usual load balancers, so that they close first and never meet a closing socket. */
const KEEP_ALIVE_MS = 75_000;

/** The HTTP service, ready to be injected with requests or listened on; it never listens by itself. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(services, options);
  app.decorateRequest('visit', undefined);
  const observe = requestObserver(services);
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    // Not Fastify's onResponse, which never comes for a client that has left.
    reply.raw.on('close', () => {
      request.visit?.answered();
      observe(request, reply);
    });
    done();
  });
  parseBodies(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerUnknownPath(options.routes));
  answerPreflights(app);

  const host = { ...options, gates: createGates(services, options.limits) };
  for (const route of options.routes) if (!route.upload) registerRoute(app, route, services, host);
  // In a scope of their own, so that only requests which may carry a file pass through the reader of files.
  await app.register(async (scope) => {
    await scope.register(multipart);
    for (const route of options.routes) if (route.upload) registerRoute(scope, route, services, host);
  });
  return app;
}

function createServer({ logger }: Services, { trustedProxies }: AppOptions): FastifyInstance {
  return Fastify({
    loggerInstance: ownChild(logger as FastifyBaseLogger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2_000 },
    return503OnClosing: false,
    forceCloseConnections: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      answerFailure(error, request, reply);
    },
    routerOptions: {
      maxParamLength: 4096,
      querystringParser: (text) => ({ text }) satisfies QueryText,
      ignoreTrailingSlash: false,
    },
  });
}

/** The lines we write name their request; a logger for each would cost every request what only a failing one needs. */
function ownChild(logger: FastifyBaseLogger): FastifyBaseLogger {
  const shared: FastifyBaseLogger = Object.create(logger, { child: { value: () => shared } });
  return shared;
}

const commonHeaders = { ...jsonHeaders, ...corsHeaders };

const setCommonHeaders = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(commonHeaders).header('x-request-id', request.id);

function createGates({ metrics }: Services, limits: AppLimits) {
  const requests = createAdmissionGate({
    concurrentMax: limits.concurrentRequestsMax,
    queuedMax: limits.queuedRequestsMax,
    waitMsMax: limits.deadlineMs,
  });
  const downloads = createAdmissionGate({
    concurrentMax: limits.concurrentDownloadsMax,
    queuedMax: 0,
    waitMsMax: limits.deadlineMs,
  });
  metrics.gauge(
    'homedex_http_requests_in_flight',
    'Requests being worked on.',
    () => requests.busy + downloads.busy,
  );
  metrics.gauge('homedex_http_requests_queued', 'Requests waiting for a place.', () => requests.queued);
  return { requests, downloads };
}

/**
 * Bodies are read as bytes and parsed by us. One that cannot be parsed is not refused here but where the route is known,
 * so that an endpoint without a body ignores it and one with a body reports it beside its other problems.
 */
function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = async (_request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    try {
      return readJson(bytes);
    } catch (error) {
      if (error instanceof AppError || error instanceof InvalidInput) return new UnreadableBody(error);
      throw error;
    }
  };
  app.addContentTypeParser(/^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i, { parseAs: 'buffer' }, json);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) =>
    bytes.length === 0 ? undefined : bytes.toString('utf8'),
  );
}
