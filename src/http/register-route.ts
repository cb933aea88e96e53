import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { allow, authenticate } from './authenticate.ts';
import type { AppOptions } from './build-app.ts';
import { checkPrice, settlePrice } from './charge.ts';
import { HostedCall } from './hosted-call.ts';
import type { AdmissionGate } from './limits/admission-gate.ts';
import { takeFromBucket } from './limits/rate-limit.ts';
import { callReader } from './read-call.ts';
import { type Call, isJson, type Route } from './route.ts';
import { sendAnswer } from './send-answer.ts';
import type { Services } from './services.ts';
import { Visit } from './visit.ts';
import { RequestWatch } from './watch-request.ts';

interface Host extends Pick<AppOptions, 'limits' | 'checkAnswers'> {
  readonly gates: { readonly requests: AdmissionGate; readonly downloads: AdmissionGate };
}

/** Puts a declared route behind the steps every request takes: admit, authenticate, limit, read, act, answer. */
export function registerRoute(app: FastifyInstance, route: Route, services: Services, host: Host): void {
  const readCall = callReader(route);
  const rateLimits = { store: services.rateLimits, anonymousPerMinute: host.limits.anonymousPerMinute };
  const isLong = (!isJson(route.answer) && route.answer.kind === 'download') || route.upload !== undefined;
  const gate = isLong ? host.gates.downloads : host.gates.requests;
  const deadlineMs = isLong ? undefined : host.limits.deadlineMs;

  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(route.bucket !== 'unlimited' && { onRequest: admit }),
    handler,
  });

  /** Admission comes before the body is read: a full instance must not spend anything on what it will refuse. */
  function admit(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const watch = new RequestWatch(reply, deadlineMs);
    const admitted = (): void => {
      request.visit = new Visit(watch, gate);
      // The end of a client that left while it waited has been, and will not come again.
      if (reply.raw.destroyed) request.visit.answered();
      done();
    };
    if (gate.tryEnter()) {
      admitted();
      return;
    }
    gate.enter(watch.signal).then(admitted, (error) => {
      watch.stop();
      services.metrics.requestsShed.inc();
      done(error);
    });
  }

  /** Waits only where there is something to wait for, so that an answer which is ready is sent in the same turn. */
  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { visit } = request;
    const watch = visit?.watch ?? new RequestWatch(reply, deadlineMs);
    try {
      const known = authenticate(request.headers.authorization, request.ip, services.authenticator);
      const caller = known instanceof Promise ? await known : known;
      const taken = takeFromBucket(route.bucket, caller, rateLimits);
      reply.headers(taken instanceof Promise ? await taken : taken);
      allow(route.access, caller);
      const read = readCall(request);
      const input = read instanceof Promise ? await read : read;
      if (route.price) await checkPrice(route.price, caller, input, services);
      watch.throwIfClientLeft();
      const call = new HostedCall(input, caller, services, { request, reply, watch });
      const outcome = route.handler(call as unknown as Call<never, never, never, never>);
      const value = outcome instanceof Promise ? await finished(outcome, watch, visit) : outcome;
      if (route.price) {
        const cost = await settlePrice(route.price, caller, input, services, request.url);
        reply.header('x-credits-cost', String(cost));
      }
      return sendAnswer(route, value, reply, { checkAnswers: host.checkAnswers });
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited')
        services.metrics.requestsLimited.inc({ bucket: route.bucket });
      throw error;
    } finally {
      watch.stop();
    }
  }
}

/** Work that has to be waited for counts until it ends, and is waited for until the deadline. */
function finished<Value>(
  work: Promise<Value>,
  watch: RequestWatch,
  visit: Visit | undefined,
): Promise<Value> {
  visit?.works(work);
  return watch.race(work);
}
