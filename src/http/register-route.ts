import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/index.ts';
import { AppError, errorCatalogue } from '../platform/errors.ts';
import type { AppOptions } from './app-limits.ts';
import { allow, authenticate } from './authenticate.ts';
import { checkPrice, settlePrice } from './charge.ts';
import { checkResponse } from './check-response.ts';
import { closeUnanswered } from './client-error.ts';
import { asFailure, wantsPage } from './error-handler.ts';
import { EventStream, wantsEvents } from './event-stream.ts';
import type { HostServices } from './host-services.ts';
import { HostedCall } from './hosted-call.ts';
import type { BodyArrivals } from './limits/body-arrival.ts';
import type { ConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { refuseInMaintenance } from './limits/maintenance.ts';
import { refund, takeForCompany, takeForRows, takeFromBucket } from './limits/rate-limit.ts';
import type { Refusals } from './limits/refusals.ts';
import type { RequestSequencer } from './limits/request-sequencer.ts';
import { tenantOf } from './limits/tenant.ts';
import type { WrongTokens } from './limits/wrong-tokens.ts';
import { callReader } from './parse-request.ts';
import { IGNORED_HEADER, ignoredHeader } from './read-query.ts';
import {
  type Call,
  type DownloadStream,
  hasEffects,
  isDownload,
  isJson,
  type Route,
  type UploadedFile,
} from './route.ts';
import { responseSender } from './send-response.ts';
import { Slot } from './slot.ts';
import { RequestWatch } from './watch-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before the body is read. */
    caller: Caller | undefined;
  }
}

export interface Host extends Pick<AppOptions<never>, 'limits' | 'checkResponses'> {
  readonly limiters: {
    readonly requests: ConcurrencyLimiter;
    readonly downloads: ConcurrencyLimiter;
    /** Files that are looked up while they are sent. They wait for other sites, so they must not take the slots of downloads. */
    readonly bulkLookups: ConcurrencyLimiter;
    readonly lookups: ConcurrencyLimiter;
  };
  readonly bodies: BodyArrivals;
  readonly wrongTokens: WrongTokens;
  readonly refusals: Refusals;
  readonly sequencer: Pick<RequestSequencer, 'slowDown' | 'isBeyondCapacity'>;
}

/** Puts a declared route behind the steps of every request: authenticate, limit, receive, admit, read, act, respond. */
export function registerRoute<Services extends HostServices>(
  app: FastifyInstance,
  route: Route<Services>,
  services: Services,
  host: Host,
): void {
  const { limits } = host;
  const readCall = callReader(route);
  const sendResponse = responseSender(route, host);
  const rateLimits = { store: services.rateLimits, anonymousPerMinute: limits.anonymousPerMinute };
  const tokenCheckers = {
    authenticator: services.authenticator,
    wrongTokens: host.wrongTokens,
    resource: route.takesAccessTokens ? `${services.instance.publicUrl}${route.path}` : undefined,
  };
  const takesNoSlot = route.bucket === 'unlimited' || route.fromMemory === true;
  const isLong = isDownload(route.answer) || route.upload !== undefined;
  const shortLimiter = route.fetchesFromOutside ? host.limiters.lookups : host.limiters.requests;
  const longLimiter = route.fetchesFromOutside ? host.limiters.bulkLookups : host.limiters.downloads;
  const limiter = isLong ? longLimiter : shortLimiter;
  const perAddressMax = isLong ? limits.downloadsPerAddressMax : limits.requestsPerAddressMax;
  const deadlineMs = isLong ? undefined : limits.deadlineMs;

  app.route({
    method: route.method === 'GET' && !hasEffects(route) ? ['GET', 'HEAD'] : route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.bodyBytesMax !== undefined && { bodyLimit: route.bodyBytesMax }),
    onRequest: (request, reply, done) => {
      const refuse = (error: Error): void => {
        if (error instanceof AppError && error.status === 429)
          services.metrics.requestsLimited.inc({ bucket: route.bucket });
        done(error);
      };
      if (route.bucket === 'unlimited' && !host.refusals.countFree(request.ip)) {
        closeUnanswered(request, reply, host.refusals);
        return;
      }
      // No slot is free for any caller, so a request that can only be refused gets no further work.
      const isBeyondCapacity =
        limiter.capacityLeft === 0 ||
        (limiter === host.limiters.requests && host.sequencer.isBeyondCapacity(request.raw));
      if (!takesNoSlot && isBeyondCapacity && !wantsPage(request)) {
        shed(request, reply);
        return;
      }
      try {
        const authorized = authorizeRequest(request, reply);
        if (authorized instanceof Promise) authorized.then(() => done(), refuse);
        else done();
      } catch (error) {
        refuse(error as Error);
      }
    },
    handler,
  });

  function shed(request: FastifyRequest, reply: FastifyReply): void {
    services.metrics.requestsShed.inc();
    host.refusals.countRefused(request.ip);
    host.sequencer.slowDown(request.raw.socket);
    reply.code(503).headers(shedHeaders).send(shedBody);
  }

  /** Everything that depends on the headers alone happens before the body is read, so that a refusal stays cheap. */
  function authorizeRequest(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const known = authenticate(request.headers.authorization, request.ip, tokenCheckers);
    return known instanceof Promise
      ? known.then((caller) => count(caller, request, reply))
      : count(known, request, reply);
  }

  function count(caller: Caller, request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    request.caller = caller;
    // A client can ask whether the response has changed only if it may store it.
    if (!isPublic(route, caller))
      reply.header('cache-control', route.etag ? 'private, no-cache' : 'no-store');
    const taken = route.isAboutCompany
      ? takeForCompany((request.params as { readonly domain: string }).domain, caller, rateLimits)
      : takeFromBucket(route.bucket, caller, rateLimits);
    const admit = (headers: Readonly<Record<string, string>>): void => {
      reply.headers(headers);
      allow(route, caller);
      refuseInMaintenance(route, caller, services.controls.maintenance());
      host.bodies.watch(request, reply, route.upload !== undefined);
    };
    return taken instanceof Promise ? taken.then(admit) : admit(taken);
  }

  /** Awaits only what is pending, so that a response that is ready is sent in the same turn. */
  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const watch = new RequestWatch(reply, deadlineMs);
    const caller = request.caller ?? { kind: 'anonymous', address: request.ip };
    const events = route.events && wantsEvents(request) ? new EventStream(reply) : undefined;
    let slot: Slot | undefined;
    let file: UploadedFile | undefined;
    try {
      if (!takesNoSlot) {
        const entered = acquireSlot(caller, watch);
        slot = entered instanceof Promise ? await entered : entered;
      }
      const read = readCall(request);
      const input = read instanceof Promise ? await read : read;
      if (input.ignored.length > 0) reply.header(IGNORED_HEADER, ignoredHeader(input.ignored));
      file = input.file;
      if (route.countsFor)
        await countFurther(route.countsFor(input as Parameters<typeof route.countsFor>[0]), caller, reply);
      if (route.price) await checkPrice(route.price, caller, input, services);
      watch.throwIfClientLeft();
      const countRows = async (rows: number): Promise<void> => {
        if (caller.kind === 'anonymous') reply.headers(await takeForRows(caller, rows, rateLimits));
      };
      const call = new HostedCall(input, caller, services, { request, reply, watch, events, countRows });
      const outcome = route.handler(call as unknown as Call<never, never, never, never, Services>);
      const inTime = outcome instanceof Promise ? finished(outcome, watch, slot) : outcome;
      if (isDownload(route.answer)) endWhenLate(inTime, outcome as Promise<DownloadStream>);
      const value = inTime instanceof Promise ? await inTime : inTime;
      if (route.price) {
        const cost = await settlePrice(route.price, caller, input, services, request.url);
        reply.header('x-credits-cost', String(cost));
      }
      if (!call.isCounted && caller.kind === 'anonymous') reply.headers(await refund(caller, rateLimits));
      if (isDownload(route.answer))
        holdUntilSent(slot, reply, route.fetchesFromOutside === true && caller.kind === 'anonymous');
      if (events) {
        if (host.checkResponses && isJson(route.answer)) checkResponse(route.answer, value);
        events.end(value);
        return reply;
      }
      const handedOver = sendResponse(value, request, reply);
      if (handedOver instanceof Promise) await handedOver;
      return reply;
    } catch (error) {
      if (events?.hasStarted) {
        events.fail(asFailure(error, request));
        return reply;
      }
      // If the body took too long, the response was already sent.
      if (reply.sent) return reply;
      throw error;
    } finally {
      watch.stop();
      file?.discard();
      slot?.release();
    }
  }

  /** A call that counts as several was counted once before its input was read; this counts the rest. */
  async function countFurther(calls: number, caller: Caller, reply: FastifyReply): Promise<void> {
    if (calls > 1) reply.headers(await takeFromBucket(route.bucket, caller, rateLimits, calls - 1));
  }

  function acquireSlot(caller: Caller, watch: RequestWatch): Slot | Promise<Slot> {
    const tenant = tenantOf(caller, perAddressMax);
    if (limiter.tryAcquire(tenant)) return new Slot(limiter, tenant);
    return limiter.acquire(tenant, watch.signal).then(
      () => new Slot(limiter, tenant),
      (error) => {
        if (error instanceof AppError && error.code === 'saturated') services.metrics.requestsShed.inc();
        throw error;
      },
    );
  }
}

/** Serialised once, because a full service sends it to every request. */
const shedBody = JSON.stringify({ detail: errorCatalogue.saturated.message });
const shedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'retry-after': '3',
  'cache-control': 'no-store',
};

/** Whether a shared cache may store the response: it depends on no caller and has no price. */
const isPublic = ({ access, method }: Route, caller: Caller): boolean =>
  access === 'anyone' && method === 'GET' && caller.kind === 'anonymous';

/**
 * A looked-up file of a caller without an account has at most a hundred rows. A client that takes longer to read it holds a slot for
 * nothing.
 */
const ANONYMOUS_LOOKUP_MS_MAX = 10 * 60_000;

/** A download is still being produced while it is sent, so it keeps its slot. */
function holdUntilSent(slot: Slot | undefined, reply: FastifyReply, isBounded: boolean): void {
  const { raw } = reply;
  if (!slot || raw.destroyed) return;
  raw.once('close', slot.hold());
  if (!isBounded) return;
  const late = setTimeout(() => raw.destroy(), ANONYMOUS_LOOKUP_MS_MAX).unref();
  raw.once('close', () => clearTimeout(late));
}

/** Pending work holds the slot until it ends, but is only awaited until the deadline. */
function finished<Value>(work: Promise<Value>, watch: RequestWatch, slot: Slot | undefined): Promise<Value> {
  slot?.holdWhile(work);
  return watch.race(work);
}

/** Closes a file that was produced too late for its client, so that everything it has open or reserved is released. */
function endWhenLate(inTime: unknown, made: DownloadStream | Promise<DownloadStream>): void {
  if (!(inTime instanceof Promise && made instanceof Promise)) return;
  const end = async ({ content }: DownloadStream): Promise<void> => {
    if (content instanceof Readable) content.destroy();
    else await content.settle();
  };
  // A file that was never created has nothing open, and the waiting caller gets the error.
  inTime.catch(() => made.then(end, () => undefined));
}
