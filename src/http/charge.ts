import type { Caller } from '../modules/accounts/index.ts';
import type { Price } from '../modules/credits/index.ts';
import type { Services } from './services.ts';

type Charging = Pick<Services, 'charges'>;

/** Refuses, before any work, a caller who cannot pay. */
export async function checkPrice(price: Price, caller: Caller, { charges }: Charging): Promise<void> {
  const payer = payerOf(caller);
  if (payer) await charges.check(payer, price);
}

/** Takes the price of a call that succeeded: a failure costs nothing. */
export async function settlePrice(
  price: Price,
  caller: Caller,
  { charges }: Charging,
  url: string,
): Promise<void> {
  const payer = payerOf(caller);
  if (payer) await charges.settle(payer, price, url.split('?', 1)[0]?.slice(0, 200) ?? '');
}

/** Anonymous callers and the operator pay nothing. */
const payerOf = (caller: Caller) =>
  caller.kind === 'account'
    ? { accountId: caller.accountId, hasFreeLookups: caller.tier === 'free' }
    : undefined;
