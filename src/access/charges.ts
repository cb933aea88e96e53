import type { Caller } from './caller.ts';
import type { Price } from './prices.ts';

export interface Payer {
  readonly accountId: number;
  /** Free accounts get a number of lookups at no cost. */
  readonly hasFreeLookups: boolean;
}

export interface PriceQuote {
  /** Free profiles this would use up. */
  readonly free: number;
  readonly credits: number;
  /** Credits the payer has now. */
  readonly balance: number;
}

/** Charges callers for calls. */
export interface Charges {
  /** Throws `insufficient_credits` before any work is done, if the caller cannot pay for the call. */
  check(payer: Payer, price: Price, domain: string): Promise<void>;
  /** Charges a call that succeeded and returns the credits taken: none for a free lookup or a recently paid profile. */
  settle(payer: Payer, price: Price, domain: string, reference: string): Promise<number>;
  /** What all of these domains would cost now, each counted once. */
  quoteAll(payer: Payer, price: Price, domains: Iterable<string>): Promise<PriceQuote>;
  /** Throws `insufficient_credits` if the caller could not pay for all of these domains, each counted once. */
  checkAll(payer: Payer, price: Price, domains: Iterable<string>): Promise<void>;
  /** Charges for these domains, each once, as far as the credits go. Returns those that are now paid for or were free. */
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

/** Reads the credit balance of an account. */
export interface Balances {
  balance(accountId: number): Promise<number>;
}
