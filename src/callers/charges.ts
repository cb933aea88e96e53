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
}

/** Says how many credits an account has. */
export interface Balances {
  balance(accountId: number): Promise<number>;
}
