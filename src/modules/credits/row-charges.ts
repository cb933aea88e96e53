import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { tooFew } from './charges.ts';
import { addWithin, spendWithin } from './ledger.ts';
import { prices } from './prices.ts';

export interface RowCharge {
  /** Ends the charge: rows that were reserved and not sent are given back. */
  settle(rowsSent: number): Promise<void>;
}

export interface RowChargeRequest {
  readonly accountId: number;
  readonly rows: number;
  /** A retry under the same key pays only for rows that no earlier try has paid for. */
  readonly idempotencyKey: string | undefined;
  readonly request: unknown;
}

/** Paying by the row for something that streams: reserved before, settled after. */
export interface RowCharges {
  priceOf(rows: number): number;
  balance(accountId: number): Promise<number>;
  reserve(request: RowChargeRequest): Promise<RowCharge>;
}

const REASON = 'export';

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
      const { reserved } = await database.transaction().execute(async (transaction) => {
        const paid = await rowsPaid(transaction, request);
        const missing = Math.max(0, request.rows - paid) * prices.export_row;
        if (missing > 0) {
          const spending = await spendWithin(transaction, clock, {
            accountId: request.accountId,
            amount: missing,
            reason: REASON,
            ...reference(request),
          });
          if (spending.outcome === 'insufficient') throw tooFew(missing, spending.balance);
        }
        await rememberPaid(transaction, request, Math.max(paid, request.rows));
        return { reserved: missing };
      });
      return { settle: (rowsSent) => settle(request, rowsSent, reserved) };
    },
  };

  /** Gives back at most what this try has reserved: earlier tries were settled by themselves. */
  async function settle(request: RowChargeRequest, rowsSent: number, reserved: number): Promise<void> {
    const unsent = Math.min(reserved, Math.max(0, request.rows - rowsSent) * prices.export_row);
    if (unsent === 0) return;
    await database.transaction().execute(async (transaction) => {
      await addWithin(transaction, clock, {
        accountId: request.accountId,
        amount: unsent,
        reason: 'export refund',
        ...reference(request),
      });
      const paid = await rowsPaid(transaction, request);
      await rememberPaid(transaction, request, Math.max(0, paid - unsent / prices.export_row));
    });
  }

  async function rowsPaid(
    transaction: Database,
    { accountId, idempotencyKey, request }: RowChargeRequest,
  ): Promise<number> {
    if (idempotencyKey === undefined) return 0;
    const known = await transaction
      .selectFrom('idempotent_call')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (known && known.fingerprint !== fingerprintOf(request))
      throw new AppError('conflict', 'This Idempotency-Key was used for another request. Use a new key.');
    return known ? (JSON.parse(known.outcome) as { rowsPaid: number }).rowsPaid : 0;
  }

  async function rememberPaid(
    transaction: Database,
    { accountId, idempotencyKey, request }: RowChargeRequest,
    rows: number,
  ): Promise<void> {
    if (idempotencyKey === undefined) return;
    const outcome = JSON.stringify({ rowsPaid: rows });
    await transaction
      .insertInto('idempotent_call')
      .values({
        account_id: accountId,
        idempotency_key: idempotencyKey,
        fingerprint: fingerprintOf(request),
        outcome,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doUpdateSet({ outcome }))
      .execute();
  }
}

const reference = ({ idempotencyKey }: RowChargeRequest): { reference?: string } =>
  idempotencyKey === undefined ? {} : { reference: idempotencyKey };

const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
