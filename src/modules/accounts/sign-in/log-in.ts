import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { findAccountByEmail } from '../account.ts';
import type { Passwords } from '../passwords.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { recentRegistrations } from './registration.ts';
import type { Sessions, SignedIn, Visitor } from './sessions.ts';

export interface LogIn {
  /** Signs in by password. A wrong address and a wrong password give the same response in the same time. */
  withPassword(credentials: { email: string; password: string }, visitor: Visitor): Promise<SignedIn>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
}

export function createLogIn({ database, clock, logger, passwords, sessions, throttle }: Dependencies): LogIn {
  return {
    async withPassword({ email, password }, visitor) {
      const account = await findAccountByEmail(database, email);
      const log = (outcome: string): void =>
        logger.info(
          { event: 'sign_in', accountId: account?.id ?? null, outcome, address: visitor.address },
          'sign-in by password',
        );
      const attempt = await throttle
        .take({ email, accountId: account?.id, address: visitor.address })
        .catch((error: unknown) => {
          log(error instanceof AppError && error.code === 'rate_limited' ? 'throttled' : 'failed');
          throw error;
        });
      // Both are always checked, so that the time taken does not reveal which of them exists.
      const isPassword = await passwords.verify(account?.password_hash, password);
      const isWaiting = await passwords.verify(await waitingPassword(email), password);
      if (isPassword && account) {
        await attempt.succeeded();
        log('signed in');
        return sessions.open(account.id, visitor);
      }
      log(account === undefined ? 'no such account' : 'wrong password');
      if (isWaiting)
        throw new AppError(
          'forbidden',
          'This password is not in use. Sign in with a link sent by e-mail, and choose a password if its page asks for one.',
        );
      throw new AppError('unauthorized', 'Wrong e-mail or password.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    },
  };

  /**
   * Anyone who knows the password of the newest registration gets an answer that is true whether it waits for its link, was completed
   * without this password, or there was an account already. So an attacker who registers an address learns nothing about it by signing in.
   */
  async function waitingPassword(email: string): Promise<string | undefined> {
    const [newest] = await recentRegistrations(database, email, clock.now());
    return newest?.password_hash;
  }
}
