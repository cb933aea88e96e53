import { type Caller, tiers } from '../../access/index.ts';
import { networkOf } from '../../platform/network-address.ts';

/** The rate-limit key of a caller: an address, a signed-in person, or an API key. */
export function rateLimitKey(caller: Exclude<Caller, { kind: 'operator' }>): string {
  if (caller.kind === 'anonymous') return `address:${networkOf(caller.address)}`;
  return caller.apiKeyId === undefined ? `account:${caller.accountId}` : `key:${caller.apiKeyId}`;
}

/** Callers that share slots: an address, or an account with all its keys. `atOnceMax` limits its concurrent requests. */
export interface Tenant {
  readonly name: string;
  readonly atOnceMax: number;
  /** Set for callers without an account, because some slots are reserved for accounts. */
  readonly isAnonymous?: boolean;
}

export function tenantOf(caller: Caller, perAddressMax: number): Tenant {
  if (caller.kind === 'operator') return { name: 'operator', atOnceMax: Number.MAX_SAFE_INTEGER };
  return caller.kind === 'account'
    ? {
        name: `account:${caller.accountId}`,
        atOnceMax: perAddressMax * tiers[caller.tier].concurrencyFactor,
      }
    : { name: rateLimitKey(caller), atOnceMax: perAddressMax, isAnonymous: true };
}
