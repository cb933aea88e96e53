import type { Tier } from './tiers.ts';

/** Who sends a request, as far as the rest of the service needs to know. */
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
  /** It is refused everywhere, also where no account is needed. */
  readonly isBlocked?: boolean;
  /** Set when an API key was used, unset for a session token. */
  readonly apiKeyId?: number;
  /** Of the API key that was used; a session may do everything that its account may. */
  readonly scopes?: readonly Scope[];
  /** Set when a session token was used: its number, which is no secret. */
  readonly sessionId?: number;
}

/** The holder of the instance's admin token: no account, all administrative rights. */
export interface OperatorCaller {
  readonly kind: 'operator';
}

/** Resolves bearer tokens to callers. */
export interface Authenticator {
  /**
   * Undefined when the token is unknown, expired or revoked. Where the address of a resource is given, tokens that the identity provider
   * made for it are known too.
   */
  findCaller(token: string, resource?: string): Promise<AccountCaller | OperatorCaller | undefined>;
}
