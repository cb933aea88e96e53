import type { Caller } from './caller.ts';
import type { Price } from './prices.ts';

export interface Payer {
  readonly accountId: number;
  /** Free accounts have a number of lookups at no cost. */
  readonly hasFreeLookups: boolean;
}

/** Takes the price of calls. */
export interface Charges {
  /** Throws `insufficient_credits` before any work is done for somebody who cannot pay for it. */
  check(payer: Payer, price: Price, domain: string): Promise<void>;
  /** Takes the price of a call that succeeded and gives the credits it took: none for a free lookup or a profile paid for lately. */
  settle(payer: Payer, price: Price, domain: string, reference: string): Promise<number>;
  /** Throws `insufficient_credits` for somebody who could not pay for all of them. */
  checkAll(payer: Payer, price: Price, domains: readonly string[]): Promise<void>;
  /** Takes the price of some, each once, as far as the credits go; gives those that are paid for now, or were free. */
  settleAll(
    payer: Payer,
    price: Price,
    domains: readonly string[],
    reference: string,
  ): Promise<ReadonlySet<string>>;
}

/** Anonymous callers and the operator pay nothing. */
export const payerOf = (caller: Caller): Payer | undefined =>
  caller.kind === 'account'
    ? { accountId: caller.accountId, hasFreeLookups: caller.tier === 'free' }
    : undefined;

/** Says how many credits an account has. */
export interface Balances {
  balance(accountId: number): Promise<number>;
}
