import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { getAccount } from '../account.ts';
import type { Passwords } from '../passwords.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Sessions } from './sessions.ts';

export interface ProofGiven {
  readonly accountId: number;
  /** Undefined if an API key was used: a key identifies a program, not its owner. */
  readonly sessionId: number | undefined;
  readonly password: string | undefined;
  readonly address: string;
}

/** Protects operations for which a stolen session must not be enough. */
export interface OwnerProof {
  /** Throws `forbidden` unless the password is right or the session was opened recently by a mailed link. */
  demand(proof: ProofGiven): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
}

export function createOwnerProof({ database, passwords, sessions, throttle }: Dependencies): OwnerProof {
  return {
    async demand({ accountId, sessionId, password, address }) {
      if (sessionId === undefined)
        throw new AppError('forbidden', 'API keys cannot do that. Sign in and use the session token.');
      if (password === undefined) {
        if (await sessions.isFresh(sessionId)) return;
        throw new AppError(
          'forbidden',
          'Enter your current password, or sign in with an e-mailed link (POST /auth/login-link) and try again within 15 minutes.',
        );
      }
      const account = await getAccount(database, accountId);
      const attempt = await throttle.take({ email: account.email, accountId, address });
      if (!(await passwords.verify(account.password_hash, password)))
        throw new AppError('forbidden', 'The current password is wrong.');
      await attempt.succeeded();
    },
  };
}
