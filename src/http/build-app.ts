import { createServer, METHODS, type RequestListener, type Server } from 'node:http';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { AppLimits, AppOptions } from './app-limits.ts';
import { answerClientError, answerExpectation, checkHost, closeUnanswered } from './client-error.ts';
import { answerPreflights, type Cors, createCors } from './cors.ts';
import { type AnswerFailure, failureAnswerer } from './error-handler.ts';
import type { HostServices } from './host-services.ts';
import { createBodyArrivals } from './limits/body-arrival.ts';
import { createConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { type ConnectionLimits, watchConnections } from './limits/connections.ts';
import { createRefusals, type Refusals } from './limits/refusals.ts';
import { createRequestSequencer, type RequestSequencer } from './limits/request-sequencer.ts';
import { createWrongTokens } from './limits/wrong-tokens.ts';
import { answerUnknownPath } from './not-found.ts';
import { requestObserver, traceRequest } from './observe-requests.ts';
import { parseBodies } from './parse-bodies.ts';
import type { QueryText } from './read-query.ts';
import { registerRoute } from './register-route.ts';
import { requestId } from './request-id.ts';
import { jsonHeaders, transportHeaders } from './security-headers.ts';

const BODY_BYTES_MAX = 1 << 20;
/** Limit for address and headers together: enough for the longest parameter (10,000 characters of up to 12 bytes) and everything else. */
const HEAD_BYTES_MAX = 144 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** Time limit for a whole upload; other bodies have much less (body-arrival.ts). */
const REQUEST_TIMEOUT_MS = 300_000;
/** Longer than the idle timeout of common load balancers, so that they close first and never send to a closing socket. */
const KEEP_ALIVE_MS = 75_000;
/** After this many requests the connection is closed with its response, and the client opens another. */
const REQUESTS_PER_CONNECTION_MAX = 1_000;
/** How often requests without their own log line are summed up. */
const MINUTE_MS = 60_000;
/** A caller who has to wait longer for a lookup to start would hardly wait for its end. */
const LOOKUP_WAIT_MS_MAX = 3_000;
/** This many times the concurrent requests of an address may still be sending their bodies. */
const BODIES_FACTOR = 4;

/** Builds the HTTP service, ready for injected requests or for listening; it never listens by itself. */
export async function buildApp<Services extends HostServices>(
  services: Services,
  options: AppOptions<Services>,
): Promise<FastifyInstance> {
  const { limits, routes, reach } = options;
  const cors = createCors(reach.corsOrigins, services.instance.publicUrl);
  const refusals = createRefusals();
  const setCommonHeaders = commonHeadersOf(services, cors);
  const answerFailure = failureAnswerer(services.web, refusals);
  const limiters = createLimiters(services, limits);
  const { app, sequencer } = createApp(services, options, {
    limiters,
    setCommonHeaders,
    answerFailure,
    refusals,
  });
  reportRefusals(app, refusals);
  app.decorateRequest('caller', undefined);
  const observe = requestObserver(services, refusals);
  const answerUnknown = answerUnknownPath(routes, answerFailure);
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    // Fastify's onResponse is not used, because it never fires for a client that has disconnected.
    reply.raw.on('close', () => observe(request, reply));
    const refusal = checkHost(request, reach) ?? cors.check(request);
    // No rate limit counts the requests handled here.
    if ((refusal || request.is404) && !refusals.countRefused(request.ip))
      closeUnanswered(request, reply, refusals);
    else if (refusal) done(refusal);
    // Answered before its body is read, because the body is not needed.
    else if (request.is404) answerUnknown(request, reply);
    else traceRequest(request, reply, done);
  });
  parseBodies(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerUnknown);
  answerPreflights(app, cors);

  const host = {
    ...options,
    limiters,
    bodies: createBodyArrivals({
      bodyMs: limits.bodyMs,
      bodiesPerAddressMax: limits.requestsPerAddressMax * BODIES_FACTOR,
    }),
    wrongTokens: createWrongTokens(services.rateLimits),
    refusals,
    sequencer,
  };
  for (const route of routes) if (!route.upload) registerRoute(app, route, services, host);
  // Registered in a separate scope, so that only requests that may carry a file pass through the multipart parser.
  await app.register(async (scope) => {
    await scope.register(multipart);
    for (const route of routes) if (route.upload) registerRoute(scope, route, services, host);
  });
  return app;
}

type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

interface Answering {
  readonly limiters: ReturnType<typeof createLimiters>;
  readonly setCommonHeaders: SetHeaders;
  readonly answerFailure: AnswerFailure;
  readonly refusals: Refusals;
}

function createApp(
  { logger }: HostServices,
  { trustedProxies, limits }: Pick<AppOptions<never>, 'trustedProxies' | 'limits'>,
  { limiters, setCommonHeaders, answerFailure, refusals }: Answering,
): {
  readonly app: FastifyInstance;
  readonly sequencer: Pick<RequestSequencer, 'slowDown' | 'isBeyondCapacity'>;
} {
  let created: RequestSequencer | undefined;
  const app = Fastify({
    loggerInstance: ownChild(logger as FastifyBaseLogger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_BYTES_MAX,
    exposeHeadRoutes: false,
    // Called for each address that the server listens on: `localhost` has two.
    serverFactory: (handle) => {
      created ??= createRequestSequencer(handle as RequestListener, {
        onFlood: ({ remoteAddress }) => {
          if (remoteAddress !== undefined) refusals.noteFlood(remoteAddress);
        },
        capacityLeft: () => limiters.requests.capacityLeft,
      });
      return listeningServer(created.listener, {
        ...limits,
        trustedProxies,
        isFlooding: refusals.isFlooding,
      });
    },
    // Without this, Fastify adds its own handler to the first server; a second call of ours does nothing.
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(request, reply);
      answerFailure(error, request, reply);
    },
    routerOptions: {
      maxParamLength: 4096,
      querystringParser: (text) => ({ text }) satisfies QueryText,
      // People and programs often add a trailing slash out of habit; it means the same.
      ignoreTrailingSlash: true,
    },
  });
  // A method that no route has gets 405 or 404, even if Fastify's list does not contain it.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  // Injected requests have no connection and no sequencer.
  return {
    app,
    sequencer: {
      slowDown: (socket) => created?.slowDown(socket),
      isBeyondCapacity: (request) => created?.isBeyondCapacity(request) ?? false,
    },
  };
}

function listeningServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: HEAD_BYTES_MAX,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Node's own refusal would have no body and no request id; the request hook refuses in our usual format.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION_MAX;
  server.on('checkExpectation', answerExpectation);
  server.on('clientError', answerClientError);
  watchConnections(server, limits);
  return server;
}

/** Logs one line per address and minute, however much the address sent. */
function reportRefusals(app: FastifyInstance, refusals: Refusals): void {
  const report = (): void => {
    for (const sum of refusals.endMinute()) app.log.warn(sum, 'requests refused in the last minute');
  };
  const reporting = setInterval(report, MINUTE_MS);
  reporting.unref();
  app.addHook('onClose', async () => {
    clearInterval(reporting);
    report();
  });
}

/** Our log lines name their request themselves. A child logger for each request would be a cost that only failing requests need. */
function ownChild(logger: FastifyBaseLogger): FastifyBaseLogger {
  const shared: FastifyBaseLogger = Object.create(logger, { child: { value: () => shared } });
  return shared;
}

function commonHeadersOf({ instance }: HostServices, cors: Cors): SetHeaders {
  const common = { ...jsonHeaders, ...transportHeaders(instance.publicUrl) };
  return (request, reply) =>
    reply.headers(common).headers(cors.headersFor(request)).header('x-request-id', request.id);
}

function createLimiters({ metrics }: HostServices, limits: AppLimits) {
  const requests = createConcurrencyLimiter({
    concurrentMax: limits.concurrentRequestsMax,
    queuedMax: limits.queuedRequestsMax,
    waitMsMax: limits.deadlineMs,
  });
  const downloads = createConcurrencyLimiter({
    concurrentMax: limits.concurrentDownloadsMax,
    queuedMax: 0,
    waitMsMax: limits.deadlineMs,
  });
  const bulkLookups = createConcurrencyLimiter({
    concurrentMax: limits.concurrentDownloadsMax,
    queuedMax: 0,
    waitMsMax: limits.deadlineMs,
    reservedForAccounts: Math.floor(limits.concurrentDownloadsMax / 3),
  });
  const lookups = createConcurrencyLimiter({
    concurrentMax: limits.concurrentLookupsMax,
    queuedMax: limits.concurrentLookupsMax,
    waitMsMax: LOOKUP_WAIT_MS_MAX,
  });
  metrics.gauge(
    'homedex_http_requests_in_flight',
    'Requests in progress.',
    () => requests.busy + downloads.busy + bulkLookups.busy + lookups.busy,
  );
  metrics.gauge('homedex_http_requests_queued', 'Requests waiting for a slot.', () => requests.queued);
  return { requests, downloads, bulkLookups, lookups };
}
