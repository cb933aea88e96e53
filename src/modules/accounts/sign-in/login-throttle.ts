import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/network-address.ts';
import type { AttemptWindow, AttemptWindows } from './attempt-windows.ts';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_MAX = 10;
/** Attempts that a network has left at an account under attack. */
const TRIES_WHILE_GUESSED_AT = 3;

export interface LoginAttempt {
  readonly email: string;
  /** Undefined when there is no such account; nothing that is answered may depend on it. */
  readonly accountId: number | undefined;
  readonly address: string;
}

export interface LoginThrottle {
  /** Counts the attempt, or throws `rate_limited`; what it gives takes the attempt back once it has succeeded. */
  take(attempt: LoginAttempt): Promise<{ succeeded(): Promise<void> }>;
}

/**
 * Slows guessing down without locking anyone out. Ten failures close an account to the network they came from, and a
 * network to accounts that have never signed in from it. From everywhere else an account that is being guessed at stays open
 * for a few attempts, so that an attacker cannot lock its owner out.
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
      return { succeeded: () => windows.giveBack(keys) };
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

/** For calls that make a mail: a network sends far fewer than the guard of all calls would allow. */
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
