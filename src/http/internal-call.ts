import type { z } from 'zod';
import type { Caller, Price } from '../access/index.ts';
import { AppError } from '../platform/errors.ts';
import { allow } from './authenticate.ts';
import { checkPrice, settlePrice } from './charge.ts';
import type { HostServices } from './host-services.ts';
import { refund, takeForCompany, takeFromBucket } from './limits/rate-limit.ts';
import type { CallInput } from './parse-request.ts';
import { type Call, type Route, WrittenJson } from './route.ts';
import { type Problem, readerOf } from './validation/index.ts';

/** The caller on whose behalf an endpoint is called from within the service. */
export interface CallContext {
  readonly caller: Caller;
  /** Cancels the work when the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Whether the request that led here was already counted for this call. A chat message counts for its first call. */
  readonly isCounted: boolean;
}

export interface InternalAnswer {
  /** The JSON body of the response. */
  readonly content: unknown;
  /** Credits that were charged for it. */
  readonly credits: number;
}

/** An endpoint that can be called from within the service: its parameters, its price, and the call itself. */
export interface InternalEndpoint {
  /** Path and query parameters together. */
  readonly parameters: z.ZodObject;
  readonly price: Price;
  call(args: Readonly<Record<string, unknown>>, by: CallContext): Promise<InternalAnswer>;
}

/**
 * A GET endpoint for callers within the service. A call takes the same steps as a request, in the same order: rate limit, access, reading,
 * price, handler, charge. So an internal caller may do no more, and pays no less, than over HTTP.
 */
export function internalEndpoint<Services extends HostServices>(
  route: Route<Services>,
  services: Services,
): InternalEndpoint {
  const read = callReader(route);
  const price = route.price ?? 'free';
  const rateLimits = {
    store: services.rateLimits,
    anonymousPerMinute: services.instance.anonymousPerMinute,
  };

  return {
    parameters: parametersOf(route),
    price,
    async call(args, { caller, signal, isCounted }) {
      if (!isCounted)
        await (route.isAboutCompany
          ? takeForCompany(String(args.domain), caller, rateLimits)
          : takeFromBucket(route.bucket, caller, rateLimits));
      allow(route, caller);
      const input = read(args);
      const calls = route.countsFor?.(input as Parameters<typeof route.countsFor>[0]) ?? 1;
      if (calls > 1) await takeFromBucket(route.bucket, caller, rateLimits, calls - 1);
      await checkPrice(price, caller, input, services);
      signal.throwIfAborted();
      const call = new InternalCall(input, caller, services, signal);
      const value = await route.handler(call as unknown as Call<never, never, never, never, Services>);
      const credits = await settlePrice(price, caller, input, services, addressOf(route, args));
      if (call.wasReady && !isCounted && caller.kind === 'anonymous') await refund(caller, rateLimits);
      const content: unknown = value instanceof WrittenJson ? JSON.parse(value.text.toString()) : value;
      return { content, credits: credits + call.creditsReported };
    },
  };
}

const parametersOf = ({ params, query }: Route): z.ZodObject =>
  // Both are plain objects of fields, so they can be merged.
  params && query ? params.extend(query.shape) : (params ?? query ?? emptyParameters());

function emptyParameters(): never {
  throw new Error('an endpoint without parameters cannot be called internally');
}

/** Arguments are JSON values; each is read by the rules of the endpoint's own parameters. */
function callReader({ params, query }: Route): (args: Readonly<Record<string, unknown>>) => CallInput {
  const readParams = params && readerOf(params);
  const readQuery = query && readerOf(query);
  return (args) => {
    const problems: Problem[] = [];
    const report = (found: Problem): undefined => void problems.push(found);
    const input = {
      params: readParams?.(args, [], report) ?? {},
      query: readQuery?.(args, [], report) ?? {},
      headers: {},
      body: undefined,
      ignored: [],
      file: undefined,
    };
    if (problems.length > 0) throw new AppError('invalid_input', sentencesOf(problems));
    return input;
  };
}

const sentencesOf = (problems: readonly Problem[]): string =>
  problems
    .slice(0, 5)
    .map(({ loc, msg }) => `${loc.join('.')}: ${msg.replace(/^Value error, /, '')}`)
    .join('; ');

/** The HTTP path of the call, as the ledger stores it. */
const addressOf = ({ path }: Route, args: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));

/** The object passed to a handler by an internal call. */
class InternalCall<Services> {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers = {};
  readonly body = undefined;
  readonly ignored = [];
  readonly caller: Caller;
  readonly services: Services;
  readonly signal: AbortSignal;
  readonly address: string;
  readonly queryText = '';
  readonly userAgent = '';
  /** Whether the response came from a cache. */
  wasReady = false;
  /** The credits reported by a handler that charges by itself. */
  creditsReported = 0;

  constructor(input: CallInput, caller: Caller, services: Services, signal: AbortSignal) {
    this.params = input.params;
    this.query = input.query;
    this.caller = caller;
    this.services = services;
    this.signal = signal;
    this.address = caller.kind === 'anonymous' ? caller.address : '';
  }

  readonly setHeader = (name: string, value: string): void => {
    if (name === 'x-credits-cost') this.creditsReported = Number(value);
  };

  readonly doNotCount = (): void => {
    this.wasReady = true;
  };
}
