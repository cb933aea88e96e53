import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { tooFew } from './charges.ts';
import { type IdempotentCall, recall, remember } from './idempotency.ts';
import { addWithin, spendWithin } from './ledger.ts';
import { prices } from './prices.ts';

export interface RowCharge {
  /** Ends the charge: rows that were reserved and not sent are given back. */
  settle(rowsSent: number): Promise<void>;
}

/** A retry under the same key pays only for rows that no earlier try has paid for. */
export interface RowChargeRequest extends IdempotentCall {
  readonly rows: number;
}

/** Paying by the row for something that streams: reserved before, settled after. */
export interface RowCharges {
  priceOf(rows: number): number;
  balance(accountId: number): Promise<number>;
  reserve(request: RowChargeRequest): Promise<RowCharge>;
}

interface Paid {
  readonly rows: number;
}

export function createRowCharges(database: Database, clock: Clock): RowCharges {
  return {
    priceOf: (rows) => rows * prices.export_row,

    async balance(accountId) {
      const row = await database
        .selectFrom('account')
        .select('credits')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return row?.credits ?? 0;
    },

    async reserve(request) {
      const reserved = await database.transaction().execute(async (transaction) => {
        const paid = (await recall<Paid>(transaction, request))?.rows ?? 0;
        const missing = Math.max(0, request.rows - paid);
        if (missing > 0) await spendRows(transaction, request, missing);
        await remember(transaction, clock, request, { rows: paid + missing });
        return missing;
      });
      return { settle: (rowsSent) => settle(request, rowsSent, reserved) };
    },
  };

  async function spendRows(transaction: Database, request: RowChargeRequest, rows: number): Promise<void> {
    const amount = rows * prices.export_row;
    const change = { accountId: request.accountId, amount, reason: 'export', ...reference(request) };
    const spending = await spendWithin(transaction, clock, change);
    if (spending.outcome === 'insufficient') throw tooFew(amount, spending.balance);
  }

  /** Gives back at most what this try has reserved: earlier tries were settled by themselves. */
  async function settle(request: RowChargeRequest, rowsSent: number, reserved: number): Promise<void> {
    const unsent = Math.min(reserved, Math.max(0, request.rows - rowsSent));
    if (unsent === 0) return;
    await database.transaction().execute(async (transaction) => {
      const amount = unsent * prices.export_row;
      await addWithin(transaction, clock, {
        accountId: request.accountId,
        amount,
        reason: 'export refund',
        ...reference(request),
      });
      const paid = (await recall<Paid>(transaction, request))?.rows ?? 0;
      await remember(transaction, clock, request, { rows: Math.max(0, paid - unsent) });
    });
  }
}

const reference = ({ idempotencyKey }: IdempotentCall): { reference?: string } =>
  idempotencyKey === undefined ? {} : { reference: idempotencyKey };
