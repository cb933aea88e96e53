import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/network-address.ts';
import type { AttemptWindow, AttemptWindows } from './attempt-windows.ts';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_MAX = 10;
/** Attempts that each network still has for an account under attack. */
const TRIES_WHILE_GUESSED_AT = 3;

export interface LoginAttempt {
  readonly email: string;
  /** Undefined if there is no such account; the response must not depend on it. */
  readonly accountId: number | undefined;
  readonly address: string;
}

export interface LoginThrottle {
  /** Counts the attempt, or throws `rate_limited`. Call `succeeded` on the result to take the attempt back after a success. */
  take(attempt: LoginAttempt): Promise<{ succeeded(): Promise<void> }>;
}

/**
 * Slows down guessing without locking anyone out. After ten failures, the network they came from cannot try that account any more, nor any
 * account that has never signed in from it. Every other network keeps a few attempts at an account under attack, so that an attacker cannot
 * lock its owner out.
 */
export function createLoginThrottle(database: Database, windows: AttemptWindows): LoginThrottle {
  return {
    async take({ email, accountId, address }) {
      const network = networkOf(address);
      const keys = [`login:${email}@${network}`, `login:account:${email}`, `login:network:${network}`];
      const [pair, account, fromNetwork] = await windows.take(keys, WINDOW_MS);
      if (!pair || !account || !fromNetwork) throw new AppError('internal');
      refuseAbove(FAILURES_MAX, pair);
      if (!(await isKnown(accountId, network))) {
        refuseAbove(FAILURES_MAX, fromNetwork);
        if (account.attempts > FAILURES_MAX) refuseAbove(TRIES_WHILE_GUESSED_AT, pair);
      }
      return { succeeded: () => windows.undo(keys) };
    },
  };

  /** Checked for unknown addresses too, so that both take equally long. */
  async function isKnown(accountId = 0, network: string): Promise<boolean> {
    const known = await database
      .selectFrom('known_network')
      .select('network')
      .where('account_id', '=', accountId)
      .where('network', '=', network)
      .executeTakeFirst();
    return known !== undefined;
  }
}

/** For calls that send a mail: their limit per network is far lower than the general rate limit. */
export async function limitMailsOfNetwork(windows: AttemptWindows, address: string): Promise<void> {
  const [window] = await windows.take([`mails:network:${networkOf(address)}`], 60_000);
  if (window) refuseAbove(20, window);
}

function refuseAbove(max: number, { attempts, endsInMs }: AttemptWindow): void {
  if (attempts <= max) return;
  const seconds = String(Math.max(1, Math.ceil(endsInMs / 1000)));
  throw new AppError('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, {
    headers: { 'retry-after': seconds },
  });
}
