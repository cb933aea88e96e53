import { createHash } from 'node:crypto';
import type { Caller } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/network-address.ts';
import type { RateLimitStore } from '../../platform/rate-limit-store.ts';

const WINDOW_MS = 60_000;
const WRONG_PER_MINUTE_MAX = 30;
const CACHED_MAX = 10_000;

interface Guess {
  readonly token: string;
  readonly address: string;
  /** Tokens of the identity provider are valid for only one of our addresses. */
  readonly resource: string | undefined;
}

type Found = Caller | undefined;

/** Lookups of the tokens of one network that are not known to be valid. */
interface Lookups {
  active: number;
  /** Called when a lookup has ended. */
  readonly waiting: (() => void)[];
}

export interface WrongTokens {
  /** Returns what the lookup finds; throws `rate_limited` above the limit of wrong tokens, unless this token was valid before. */
  findCaller(guess: Guess, lookUp: () => Promise<Found>): Promise<Found>;
}

/**
 * Counts wrong bearer tokens by address, so that tokens cannot be guessed at speed or used to load the database. A token counts as wrong
 * until it is known to be valid, because otherwise concurrent guesses would all pass. Guesses that find the count used up wait for the
 * running lookups, which may refund it. Recently valid tokens always pass: a neighbour behind the same address must not lock anyone out.
 */
export function createWrongTokens(store: RateLimitStore): WrongTokens {
  /** Holds only digests, so that no token stays in memory; the oldest is evicted when there are too many. */
  const validDigests = new Set<string>();
  /** Concurrent requests with the same token share one lookup, which counts as one guess. */
  const shared = new Map<string, Promise<Found>>();
  const underWay = new Map<string, Lookups>();

  return {
    findCaller({ token, address, resource }, lookUp) {
      const network = networkOf(address);
      const known = digest(token);
      const key = `${network} ${known} ${resource ?? ''}`;
      const same = shared.get(key);
      if (same) return same;
      const found = (
        validDigests.has(known) ? lookUpAgain(network, known, lookUp) : guess(network, known, lookUp)
      ).finally(() => shared.delete(key));
      shared.set(key, found);
      return found;
    },
  };

  async function guess(network: string, known: string, lookUp: () => Promise<Found>): Promise<Found> {
    const lookups = await count(network);
    try {
      const caller = await lookUp();
      if (caller) {
        cache(known);
        await store.refund(keyOf(network));
      }
      return caller;
    } finally {
      end(network, lookups);
    }
  }

  async function lookUpAgain(network: string, known: string, lookUp: () => Promise<Found>): Promise<Found> {
    const caller = await lookUp();
    if (caller) cache(known);
    else {
      // The token was valid until now.
      validDigests.delete(known);
      await store.count(keyOf(network), WINDOW_MS);
    }
    return caller;
  }

  /** Counts a guess and starts its lookup. */
  async function count(network: string): Promise<Lookups> {
    for (;;) {
      const { requests, endsInMs } = await store.count(keyOf(network), WINDOW_MS);
      const lookups = underWay.get(network) ?? { active: 0, waiting: [] };
      if (requests <= WRONG_PER_MINUTE_MAX) {
        lookups.active += 1;
        underWay.set(network, lookups);
        return lookups;
      }
      if (lookups.active === 0) throw tooManyWrong(endsInMs);
      const ended = new Promise<void>((resolve) => lookups.waiting.push(resolve));
      await store.refund(keyOf(network));
      await ended;
    }
  }

  function end(network: string, lookups: Lookups): void {
    lookups.active -= 1;
    if (lookups.active === 0) underWay.delete(network);
    for (const proceed of lookups.waiting.splice(0)) proceed();
  }

  function cache(known: string): void {
    validDigests.delete(known);
    validDigests.add(known);
    const [oldest] = validDigests.size > CACHED_MAX ? validDigests : [];
    if (oldest !== undefined) validDigests.delete(oldest);
  }
}

const keyOf = (network: string): string => `wrong-token:${network}`;

const digest = (token: string): string => createHash('sha256').update(token).digest('base64');

function tooManyWrong(endsInMs: number): AppError {
  const seconds = String(Math.max(1, Math.ceil(endsInMs / 1000)));
  return new AppError(
    'rate_limited',
    `Too many invalid bearer tokens from your address. Try again in ${seconds} seconds.`,
    { headers: { 'retry-after': seconds } },
  );
}
