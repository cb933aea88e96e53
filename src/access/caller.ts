import type { Tier } from './tiers.ts';

/** The sender of a request, as far as the rest of the service needs to know it. */
export type Caller = AnonymousCaller | AccountCaller | OperatorCaller;

/** What an API key may do: `export` is files of many rows, `admin` what administrators do, `read` the rest. */
export const scopes = ['read', 'export', 'admin'] as const;
export type Scope = (typeof scopes)[number];

export interface AnonymousCaller {
  readonly kind: 'anonymous';
  readonly address: string;
}

export interface AccountCaller {
  readonly kind: 'account';
  readonly accountId: number;
  readonly tier: Tier;
  readonly isAdmin: boolean;
  /** Blocked accounts are refused everywhere, even where no account is needed. */
  readonly isBlocked?: boolean;
  /** Set when an API key was used, unset for a session token. */
  readonly apiKeyId?: number;
  /** The scopes of the API key that was used. A session may do everything its account may do. */
  readonly scopes?: readonly Scope[];
  /** Set when a session token was used: the id of the session, which is not secret. */
  readonly sessionId?: number;
}

/** The holder of the instance's admin token. It is not an account and has all administrative rights. */
export interface OperatorCaller {
  readonly kind: 'operator';
}

/** Resolves bearer tokens to callers. */
export interface Authenticator {
  /**
   * Returns undefined when the token is unknown, expired or revoked. If the address of a resource is passed, tokens that the identity
   * provider issued for that resource are accepted too.
   */
  findCaller(token: string, resource?: string): Promise<AccountCaller | OperatorCaller | undefined>;
}
