import type { Caller } from './caller.ts';
import type { Price } from './prices.ts';

export interface Payer {
  readonly accountId: number;
  /** Free accounts have a number of lookups at no cost. */
  readonly hasFreeLookups: boolean;
}

export interface PriceQuote {
  /** Free profiles that would be used. */
  readonly free: number;
  readonly credits: number;
  /** Credits that the payer has. */
  readonly balance: number;
}

/** Takes the price of calls. */
export interface Charges {
  /** Throws `insufficient_credits` before any work is done for a caller who cannot pay for it. */
  check(payer: Payer, price: Price, domain: string): Promise<void>;
  /** Takes the price of a call that succeeded and gives the credits it took: none for a free lookup or a profile paid for lately. */
  settle(payer: Payer, price: Price, domain: string, reference: string): Promise<number>;
  /** What all of them, each named once, would cost now. */
  quoteAll(payer: Payer, price: Price, domains: Iterable<string>): Promise<PriceQuote>;
  /** Throws `insufficient_credits` for a caller who could not pay for all of them, each counted once. */
  checkAll(payer: Payer, price: Price, domains: Iterable<string>): Promise<void>;
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

/** How many credits an account has. */
export interface Balances {
  balance(accountId: number): Promise<number>;
}
