import { type Caller, type Charges, payerOf } from '../../../callers/index.ts';
import type { PayForRows } from '../bulk/bulk-file.ts';
import type { BulkRow } from '../bulk/bulk-row.ts';

/** Each profile of a bulk look-up costs what `/domain/{domain}` costs, when it is written; rows without one cost nothing. */
export function payForRows(caller: Caller, charges: Pick<Charges, 'settleAll'>): PayForRows {
  const payer = payerOf(caller);
  return async (domains) =>
    payer === undefined || domains.length === 0
      ? new Set(domains)
      : charges.settleAll(payer, 'domain_detail', domains, '/bulk-lookup');
}

/** Throws `insufficient_credits`, before any work, for somebody who could not pay if every row had a profile. */
export async function checkRowsArePayable(
  caller: Caller,
  rows: readonly BulkRow[],
  charges: Pick<Charges, 'checkAll'>,
): Promise<void> {
  const payer = payerOf(caller);
  const domains = rows.flatMap(({ domain, isRepeated }) => (domain && !isRepeated ? [domain] : []));
  if (payer) await charges.checkAll(payer, 'domain_detail', domains);
}
