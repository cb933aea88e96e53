import { type AnonymousCaller, type Caller, rates, tierNames, tiers } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimitStore, RateWindow } from '../../platform/rate-limit-store.ts';
import { rateLimitKey } from './tenant.ts';

/**
 * `tier`: calls that the tiers limit. `typing`: calls made while a person types, ten times as many. `keywords`: keywords that are counted,
 * each as one call, as many as in `typing` but separate from it, so that comparing keywords never blocks somebody who types.
 * `icons`: company icons, fifty per page and without a token. `guard`: everything else that is not free for all, only against abuse.
 * `unlimited`: health.
 */
export type Bucket = 'tier' | 'typing' | 'keywords' | 'icons' | 'guard' | 'unlimited';

/** The buckets under the names that the API description gives them (`x-rate-limit` of each call). */
export const rateGroups: Readonly<Record<Bucket, string>> = {
  tier: 'plan',
  typing: 'quick',
  keywords: 'keywords',
  icons: 'icons',
  guard: 'other',
  unlimited: 'none',
};

/** The limits in force, as the API description states them. */
export function rateLimitsInWords(anonymousPerMinute: number): string {
  const shown = (count: number): string => count.toLocaleString('en');
  const plans = tierNames.map((tier) => `${shown(tiers[tier].requestsPerMinute)} ${tier}`).join(', ');
  const { tier, typing, keywords, icons, guard, unlimited } = rateGroups;
  return [
    `Rate limits, in requests per minute by the group of each call (\`x-rate-limit\`): \`${tier}\` ${shown(anonymousPerMinute)} without an account, ${plans};`,
    `\`${typing}\` and, for each keyword, \`${keywords}\` ${rates.typingFactor} times as many; \`${icons}\` ${shown(ICONS_PER_MINUTE)}; \`${guard}\` ${shown(rates.guardPerMinute)}; \`${unlimited}\` no limit.`,
    'Refused requests count too. `X-RateLimit-Limit`, `-Remaining` and `-Reset` of every response show what is left.',
  ].join(' ');
}

export interface RateLimits {
  readonly anonymousPerMinute: number;
  readonly store: RateLimitStore;
}

const WINDOW_MS = 60_000;
/** How often one company may be called about before the next call counts again. */
const PARTS_MAX = 6;
/** For all browsers behind an address; each requests an icon once. */
const ICONS_PER_MINUTE = 3_000;

type RateHeaders = Readonly<Record<string, string>>;

/** Counts the call, or as many calls as it represents, and returns the headers to send; throws `rate_limited` above the limit. */
export function takeFromBucket(
  bucket: Bucket,
  caller: Caller,
  { store, anonymousPerMinute }: RateLimits,
  calls = 1,
): RateHeaders | Promise<RateHeaders> {
  if (bucket === 'unlimited' || caller.kind === 'operator') return {};
  const limit = limitOf(bucket, caller, anonymousPerMinute);
  const window = store.count(`${bucket}:${rateLimitKey(caller)}`, WINDOW_MS, calls);
  if (caller.kind === 'account' && caller.apiKeyId !== undefined)
    return takeForAllKeys(window, limit, () =>
      store.count(`${bucket}:all-keys:${caller.accountId}`, WINDOW_MS, calls),
    );
  return window instanceof Promise ? window.then((counted) => judge(counted, limit)) : judge(window, limit);
}

/**
 * Counts a call about a company. Its page shows a profile, its evidence, history, related sites and lookalikes, so calls about the same
 * company within a minute count as one of the tier. Calls with an API key are counted one by one.
 */
export async function takeForCompany(
  domain: string,
  caller: Caller,
  limits: RateLimits,
): Promise<RateHeaders> {
  if (caller.kind === 'operator') return {};
  if (caller.kind === 'account' && caller.apiKeyId !== undefined)
    return takeFromBucket('tier', caller, limits);
  // Refuses a caller above the limit before its call is stored under the company, because it could name any number of companies.
  const headers = await takeFromBucket('tier', caller, limits, 0);
  const key = `company:${rateLimitKey(caller)}:${domain.toLowerCase()}`;
  const { requests } = await limits.store.count(key, WINDOW_MS);
  const isCounted = requests > 1 && requests <= PARTS_MAX;
  return isCounted ? headers : takeFromBucket('tier', caller, limits);
}

/** A key has its tier's limit, and all keys of an account share another. The headers report whichever is nearer. */
async function takeForAllKeys(
  ofKey: RateWindow | Promise<RateWindow>,
  limit: number,
  ofAllKeys: () => RateWindow | Promise<RateWindow>,
): Promise<RateHeaders> {
  const key = await ofKey;
  const headers = judge(key, limit);
  const all = await ofAllKeys();
  // Additional keys must not give an account a higher limit.
  const limitOfAll = limit * rates.allKeysFactor;
  return limitOfAll - all.requests < limit - key.requests ? judge(all, limitOfAll) : headers;
}

/**
 * Counts the rows of an anonymous caller's file, after the call itself was counted. The file is accepted as a whole and the excess is
 * repaid: the address waits until the rate would have allowed all its rows, so a hundred rows take five minutes at twenty a minute.
 */
export async function takeForRows(
  caller: AnonymousCaller,
  rows: number,
  { store, anonymousPerMinute }: RateLimits,
): Promise<RateHeaders> {
  const key = `tier:${rateLimitKey(caller)}`;
  const { requests, endsInMs } = await store.count(key, WINDOW_MS, rows - 1);
  const beyond = Math.min(rows - 1, requests - anonymousPerMinute);
  if (beyond <= 0) return headersOf({ requests, endsInMs }, anonymousPerMinute);
  const repaidInMs = endsInMs + Math.ceil(beyond / anonymousPerMinute) * WINDOW_MS;
  await store.extendWindow(key, repaidInMs);
  return headersOf({ requests, endsInMs: repaidInMs }, anonymousPerMinute);
}

/**
 * A cached response does not count against the tier's bucket of an anonymous caller, only against the guard: people behind one address who
 * look at the same pages do not use up each other's searches, and a flood still reaches a limit.
 */
export async function refund(
  caller: AnonymousCaller,
  { store, anonymousPerMinute }: RateLimits,
): Promise<RateHeaders> {
  const tenantKey = rateLimitKey(caller);
  const guard = await store.count(`guard:${tenantKey}`, WINDOW_MS);
  if (guard.requests <= rates.guardPerMinute) await store.refund(`tier:${tenantKey}`);
  return judge(await store.count(`tier:${tenantKey}`, WINDOW_MS, 0), anonymousPerMinute);
}

function limitOf(bucket: Bucket, caller: Caller, anonymousPerMinute: number): number {
  if (bucket === 'guard') return rates.guardPerMinute;
  if (bucket === 'icons') return ICONS_PER_MINUTE;
  const perMinute = caller.kind === 'account' ? tiers[caller.tier].requestsPerMinute : anonymousPerMinute;
  return bucket === 'typing' || bucket === 'keywords' ? perMinute * rates.typingFactor : perMinute;
}

const headersOf = ({ requests, endsInMs }: RateWindow, limit: number) => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(Math.max(0, limit - requests)),
  'x-ratelimit-reset': String(Math.max(1, Math.ceil(endsInMs / 1000))),
});

function judge(window: RateWindow, limit: number): RateHeaders {
  const headers = headersOf(window, limit);
  if (window.requests <= limit) return headers;
  const resetSeconds = headers['x-ratelimit-reset'];
  throw new AppError(
    'rate_limited',
    `Rate limit of ${limit} requests per minute exceeded. Try again in ${resetSeconds} seconds.`,
    {
      headers: { ...headers, 'retry-after': resetSeconds },
    },
  );
}
