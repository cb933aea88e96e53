import { type Caller, type Charges, type PriceQuote, payerOf } from '../../../access/index.ts';
import type { PayForRows } from '../bulk/bulk-file.ts';
import type { RowFile } from '../bulk/row-reader.ts';

/**
 * Each profile of a bulk look-up costs as much as `/domain/{domain}` and is charged when it is written; rows without a profile are free.
 */
export function payForRows(caller: Caller, charges: Pick<Charges, 'settleAll'>): PayForRows {
  const payer = payerOf(caller);
  return async (domains) =>
    payer === undefined || domains.length === 0
      ? new Set(domains)
      : charges.settleAll(payer, 'domain_detail', domains, '/bulk-lookup');
}

/** What a file would cost if every row had a profile. */
export async function quoteRows(
  caller: Caller,
  file: Pick<RowFile, 'rows'>,
  charges: Pick<Charges, 'quoteAll'>,
): Promise<PriceQuote> {
  const payer = payerOf(caller);
  if (!payer) return { free: 0, credits: 0, balance: 0 };
  return charges.quoteAll(payer, 'domain_detail', domainsOf(file));
}

/** Throws `insufficient_credits`, before any work, if the caller could not pay for a profile in every row. */
export async function checkRowsArePayable(
  caller: Caller,
  file: Pick<RowFile, 'rows'>,
  charges: Pick<Charges, 'checkAll'>,
): Promise<void> {
  const payer = payerOf(caller);
  if (payer) await charges.checkAll(payer, 'domain_detail', domainsOf(file));
}

function* domainsOf(file: Pick<RowFile, 'rows'>): Generator<string> {
  for (const { domain, isRepeated } of file.rows()) if (domain !== undefined && !isRepeated) yield domain;
}
