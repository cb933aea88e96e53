import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/network-address.ts';
import type { RateLimitStore } from '../../platform/rate-limit-store.ts';

const WINDOW_MS = 60_000;
const WRONG_PER_MINUTE_MAX = 30;
const REMEMBERED_MAX = 10_000;

export interface WrongTokens {
  /** Counts a token as wrong until it is known to be right; throws `rate_limited` past the limit, unless it was right before. */
  countGuess(token: string, address: string): Promise<void>;
  /** Takes the count back. */
  noteRight(token: string, address: string): Promise<void>;
}

/**
 * Counts wrong bearer tokens by address, so that nobody can guess them at speed or use them to keep the database busy.
 * Counting comes before looking, or guesses sent at the same time would all pass. Tokens that were right lately pass
 * always: a neighbour behind the same address must not lock anybody out.
 */
export function createWrongTokens(store: RateLimitStore): WrongTokens {
  /** Digests only, so that no token stays in memory; the oldest goes when there are too many. */
  const right = new Set<string>();
  const keyOf = (address: string): string => `wrong-token:${networkOf(address)}`;

  return {
    async countGuess(token, address) {
      const { requests, endsInMs } = await store.count(keyOf(address), WINDOW_MS);
      if (requests <= WRONG_PER_MINUTE_MAX || right.has(digest(token))) return;
      const seconds = String(Math.max(1, Math.ceil(endsInMs / 1000)));
      throw new AppError(
        'rate_limited',
        `Too many wrong bearer tokens came from your address. Try again in ${seconds} seconds.`,
        { headers: { 'retry-after': seconds } },
      );
    },

    async noteRight(token, address) {
      await store.giveBack(keyOf(address));
      const known = digest(token);
      right.delete(known);
      right.add(known);
      const [oldest] = right.size > REMEMBERED_MAX ? right : [];
      if (oldest !== undefined) right.delete(oldest);
    },
  };
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64');
