import ipaddr from 'ipaddr.js';
import { type Caller, tiers } from '../../modules/accounts/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimitStore, RateWindow } from '../../platform/rate-limit-store.ts';

/**
 * `tier`: what the tiers limit. `typing`: calls a person makes while typing, ten times as many.
 * `guard`: everything else that is not free for all, against abuse only. `unlimited`: health and metrics.
 */
export type Bucket = 'tier' | 'typing' | 'guard' | 'unlimited';

export interface RateLimits {
  readonly anonymousPerMinute: number;
  readonly store: RateLimitStore;
}

const WINDOW_MS = 60_000;
const TYPING_FACTOR = 10;
const GUARD_PER_MINUTE = 300;

type RateHeaders = Readonly<Record<string, string>>;

/** Counts the call and gives the headers to send; throws `rate_limited` past the limit. */
export function takeFromBucket(
  bucket: Bucket,
  caller: Caller,
  { store, anonymousPerMinute }: RateLimits,
): RateHeaders | Promise<RateHeaders> {
  if (bucket === 'unlimited' || caller.kind === 'operator') return {};
  const perMinute = caller.kind === 'account' ? tiers[caller.tier].requestsPerMinute : anonymousPerMinute;
  const limit =
    bucket === 'guard' ? GUARD_PER_MINUTE : bucket === 'typing' ? perMinute * TYPING_FACTOR : perMinute;
  const window = store.count(`${bucket}:${callerKey(caller)}`, WINDOW_MS);
  return window instanceof Promise ? window.then((counted) => judge(counted, limit)) : judge(window, limit);
}

function judge({ requests, endsInMs }: RateWindow, limit: number): RateHeaders {
  const resetSeconds = String(Math.max(1, Math.ceil(endsInMs / 1000)));
  const headers = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - requests)),
    'x-ratelimit-reset': resetSeconds,
  };
  if (requests <= limit) return headers;
  throw new AppError(
    'rate_limited',
    `Rate limit of ${limit} requests a minute exceeded. Try again in ${resetSeconds} seconds.`,
    {
      headers: { ...headers, 'retry-after': resetSeconds },
    },
  );
}

function callerKey(caller: Exclude<Caller, { kind: 'operator' }>): string {
  if (caller.kind === 'anonymous') return `address:${network(caller.address)}`;
  return caller.apiKeyId === undefined ? `account:${caller.accountId}` : `key:${caller.apiKeyId}`;
}

/** One household or server has a whole /64 of IPv6 addresses, so that is what counts as one address. */
function network(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}
