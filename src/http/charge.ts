import { type Caller, type Price, payerOf } from '../access/index.ts';
import type { HostServices } from './host-services.ts';
import type { CallInput } from './parse-request.ts';

type Charging = Pick<HostServices, 'charges'>;

/** Refuses, before any work, a caller who cannot pay. */
export async function checkPrice(
  price: Price,
  caller: Caller,
  input: CallInput,
  { charges }: Charging,
): Promise<void> {
  const payer = payerOf(caller);
  if (payer) await charges.check(payer, price, companyOf(input));
}

/** Takes the price of a call that succeeded, a failure costs nothing, and gives the credits it took. */
export async function settlePrice(
  price: Price,
  caller: Caller,
  input: CallInput,
  { charges }: Charging,
  url: string,
): Promise<number> {
  const payer = payerOf(caller);
  if (!payer) return 0;
  return charges.settle(payer, price, companyOf(input), url.split('?', 1)[0]?.slice(0, 200) ?? '');
}

/** Whose profile the call reads: paid for once, it is free to read again for a while. */
function companyOf({ params }: CallInput): string {
  const { domain } = params as { readonly domain?: string };
  return domain ?? '';
}
