import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allow, authenticate, bearerToken } from './authenticate.ts';
import type { AppOptions } from './build-app.ts';
import { checkPrice, settlePrice } from './charge.ts';
import type { AdmissionGate } from './limits/admission-gate.ts';
import { takeFromBucket } from './limits/rate-limit.ts';
import { callReader } from './read-call.ts';
import { type Call, isJson, type Route } from './route.ts';
import { sendAnswer } from './send-answer.ts';
import type { Services } from './services.ts';
import { type RequestWatch, watchRequest } from './watch-request.ts';

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
  const visits = new WeakMap<FastifyRequest, Visit>();

  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    // Admission comes before the body is read: a full instance must not spend anything on what it will refuse.
    onRequest: async (request, reply) => {
      if (route.bucket === 'unlimited') return;
      const watch = watchRequest(reply, deadlineMs);
      try {
        visits.set(request, { watch, stay: createStay(await gate.enter(watch.signal)) });
      } catch (error) {
        watch.stop();
        services.metrics.requestsShed.inc();
        throw error;
      }
    },
    onResponse: async (request) => {
      const visit = visits.get(request);
      visit?.watch.stop();
      visit?.stay.answered();
    },
    handler,
  });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visit = visits.get(request);
    const watch = visit?.watch ?? watchRequest(reply, deadlineMs);
    try {
      const caller = await authenticate(request.headers.authorization, request.ip, services.authenticator);
      reply.headers(await limited(caller));
      allow(route.access, caller);
      const input = await readCall(request);
      await checkPrice(route, caller, services);
      const call = {
        ...input,
        caller,
        token: bearerToken(request.headers.authorization),
        address: request.ip,
        services,
        signal: watch.signal,
        setHeader: (name: string, value: string) => void reply.header(name, value),
      };
      const work = Promise.resolve(route.handler(call as Call<never, never, never, never>));
      visit?.stay.works(work);
      const value = await watch.race(work);
      await settlePrice(route, caller, services, request.url);
      return await sendAnswer(route, value, reply, { checkAnswers: host.checkAnswers });
    } finally {
      watch.stop();
    }
  }

  async function limited(caller: Awaited<ReturnType<typeof authenticate>>): Promise<Record<string, string>> {
    try {
      return await takeFromBucket(route.bucket, caller, rateLimits);
    } catch (error) {
      services.metrics.requestsLimited.inc({ bucket: route.bucket });
      throw error;
    }
  }
}

interface Visit {
  readonly watch: RequestWatch;
  readonly stay: Stay;
}

interface Stay {
  works(work: Promise<unknown>): void;
  answered(): void;
}

/** A request keeps its place until its answer has ended and its work has too: work that outlives its client still costs. */
function createStay(leave: () => void): Stay {
  let open = 1;
  const end = (): void => {
    open -= 1;
    if (open === 0) leave();
  };
  return {
    works(work) {
      open += 1;
      work.then(end, end);
    },
    answered: end,
  };
}
