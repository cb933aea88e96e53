import { type Caller, type Price, payerOf } from '../access/index.ts';
import type { HostServices } from './host-services.ts';
import type { CallInput } from './parse-request.ts';

type Charging = Pick<HostServices, 'charges'>;

/** Refuses a caller who cannot pay before any work is done. */
export async function checkPrice(
  price: Price,
  caller: Caller,
  input: CallInput,
  { charges }: Charging,
): Promise<void> {
  const payer = payerOf(caller);
  if (payer) await charges.check(payer, price, companyOf(input));
}

/** Charges a call that succeeded and returns the credits taken; a failure costs nothing. */
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

/** The company whose profile the call reads: once paid for, it can be read again for free for a while. */
function companyOf({ params }: CallInput): string {
  const { domain } = params as { readonly domain?: string };
  return domain ?? '';
}
