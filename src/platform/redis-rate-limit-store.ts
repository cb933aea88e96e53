import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { WatchedPeers } from '../lib/watched-peers.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { createMemoryRateLimitStore } from './memory-rate-limit-store.ts';
import type { RateLimitStore, RateWindow } from './rate-limit-store.ts';

export interface SharedRateLimitStore extends RateLimitStore {
  /** Whether requests are counted in this process, because the server is unreachable. */
  isDown(): boolean;
  /** Requests that this process has counted alone since the start. */
  countedAlone(): number;
  close(): void;
}

interface Dependencies {
  /** `redis://` or, with TLS, `rediss://`: Valkey, Redis, or another compatible server. */
  readonly url: string;
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly logger: Logger;
}

/**
 * A request waits no longer than this for its count; after that the server counts as away. A shorter limit would mistake a busy moment of
 * this process for it.
 */
const ANSWER_MS_MAX = 1_000;
const CONNECT_MS_MAX = 2_000;
const RECONNECT_MS_MAX = 2_000;
const PREFIX = 'homedex:rate:';
/** A key that belongs to no caller, used to probe whether the server counts again. */
const PROBE = 'probe';
const PROBE_WINDOW_MS = 1_000;

/** Atomic: the window begins with the first request and ends by the server's own clock. */
const COUNT = `
  local requests = tonumber(ARGV[2])
  local left = redis.call('PTTL', KEYS[1])
  if left > 0 then
    if requests == 0 then return { tonumber(redis.call('GET', KEYS[1])), left } end
    return { redis.call('INCRBY', KEYS[1], requests), left }
  end
  if requests == 0 then return { 0, 0 } end
  redis.call('SET', KEYS[1], requests, 'PX', ARGV[1])
  return { requests, tonumber(ARGV[1]) }`;

const REFUND = `
  local counted = redis.call('GET', KEYS[1])
  if counted and tonumber(counted) > 0 then redis.call('DECR', KEYS[1]) end`;

const EXTEND_WINDOW = `redis.call('PEXPIRE', KEYS[1], ARGV[1])`;

/**
 * Counts for all services together. If the server is away, slow or out of memory, that is not the caller's fault: this process then counts
 * alone, as it does without such a server, until the server is back. No request is refused because of it.
 */
export async function openRedisRateLimitStore({
  url,
  clock,
  logger,
}: Dependencies): Promise<SharedRateLimitStore> {
  const redis = await connect(url);
  const alone = createMemoryRateLimitStore(clock);
  let countedAlone = 0;
  let lastError: unknown;
  // While it is away it is probed in the background, so that no request waits.
  const server = new WatchedPeers({
    names: [url],
    probe: async () => void (await redis.eval(COUNT, 1, PREFIX + PROBE, PROBE_WINDOW_MS, 1)),
    answerMsMax: ANSWER_MS_MAX,
    onChange: logChange,
  });
  redis.on('error', fail);
  // The first requests should not find the server away only because it is still connecting.
  await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS_MAX) }).catch(() => undefined);

  return {
    async count(key, windowMs, requests = 1): Promise<RateWindow> {
      const answer = await ask(COUNT, key, windowMs, requests);
      if (isWindow(answer)) return { requests: answer[0], endsInMs: answer[1] };
      countedAlone += requests;
      return alone.count(key, windowMs, requests);
    },

    async refund(key) {
      // The refunded count may have been made in either store; refunding too much favours the caller.
      await alone.refund(key);
      await ask(REFUND, key);
    },

    async extendWindow(key, endsInMs) {
      // Only one of the stores has the window open.
      await alone.extendWindow(key, endsInMs);
      await ask(EXTEND_WINDOW, key, Math.ceil(endsInMs));
    },

    isDown: () => server.isDown(url),
    countedAlone: () => countedAlone,
    close() {
      server.close();
      redis.disconnect();
    },
  };

  /** Undefined if the server is away or did not respond in time. */
  async function ask(script: string, key: string, ...values: number[]): Promise<unknown> {
    if (server.isDown(url)) return undefined;
    try {
      return await redis.eval(script, 1, PREFIX + key, ...values);
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  function fail(error: unknown): void {
    lastError = error;
    server.markDown(url);
  }

  function logChange(isDown: boolean): void {
    if (isDown)
      logger.warn(
        { err: lastError },
        'the REDIS_URL server is unavailable; this service counts rate limits on its own until it is back',
      );
    else logger.info('rate limits are shared by all services again');
  }
}

/** Reconnects in the background, so that the service starts and runs without the server. */
async function connect(url: string): Promise<Redis> {
  // Loaded on demand: most services never need it.
  const { Redis } = await import('ioredis');
  return new Redis(url, {
    connectionName: 'homedex',
    connectTimeout: CONNECT_MS_MAX,
    commandTimeout: ANSWER_MS_MAX,
    // A request without a connection is counted in this process at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(RECONNECT_MS_MAX, 50 * 2 ** Math.min(times, 6)),
    // After a failover the old primary is read-only; its address then leads to the new one.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
}

const isWindow = (answer: unknown): answer is [number, number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every((part) => typeof part === 'number');
