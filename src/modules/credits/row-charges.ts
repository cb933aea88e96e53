import { type PriceQuote, prices } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import { createLeaseWatch, type WorkBacklog } from '../../platform/work-queue/index.ts';
import { insufficientCredits } from './charges.ts';
import { ExportAttempt } from './export-attempt.ts';
import { freeProfilesLeft, takeFreeProfiles } from './free-profiles.ts';
import { KEY_LIFE_MS } from './idempotency.ts';
import { spendInTransaction } from './ledger.ts';
import type { RowCharge } from './row-charge.ts';
import {
  LEASE_MS,
  leaseOf,
  type RowChargeRow,
  settleInTransaction,
  settleOrphans,
} from './settle-row-charge.ts';

/** What is exported, and to whom. An idempotency key belongs to exactly these rows, which `rowsDigest` identifies. */
export interface RowChargeRequest {
  readonly accountId: number;
  readonly idempotencyKey: string | undefined;
  readonly rows: number;
  readonly rowsDigest: string;
  /** What the rows are, as recorded in the ledger. */
  readonly subject: string;
}

/** Charges by the row for responses that are streamed. */
export interface RowCharges {
  /** What this many rows would cost the account now; free profiles are used first. */
  quote(accountId: number, rows: number): Promise<PriceQuote>;
  /**
   * Pays in advance for the rows that no earlier attempt with the same key has paid for. When the signal aborts, the charge is settled if
   * it is still open.
   */
  reserve(request: RowChargeRequest, signal: AbortSignal): Promise<RowCharge>;
  /** Open charges as of the last `tend`, for metrics. */
  readonly lastBacklog: WorkBacklog;
  /** Renews the leases of this process, settles what dead processes left open, and deletes expired keys. */
  tend(): Promise<void>;
  /** Calls `tend` now and every few seconds. */
  start(): Promise<void>;
  /** Waits, for a bounded time, until everything this process has open is settled. */
  close(): Promise<void>;
}

export interface RowChargesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The identity of this process. */
  readonly owner: string;
  /** Number of free profiles in the free tier. */
  readonly freeLookups: () => number;
}

const TEND_EVERY_MS = 5_000;
const CLOSE_MS_MAX = 10_000;

/**
 * A reservation is a row, so it survives the process. Locks are always taken in the same order, first the account and then its charge, so
 * that everything that reads and then writes data of one account is serialised, on either database.
 */
export function createRowCharges({
  database,
  clock,
  logger,
  owner,
  freeLookups,
}: RowChargesDependencies): RowCharges {
  const open = new Set<ExportAttempt>();
  const watch = createLeaseWatch(clock, LEASE_MS);
  const isHeldHere = (chargeId: number): boolean => [...open].some(({ id }) => id === chargeId);
  let timer: NodeJS.Timeout | undefined;
  let tending: Promise<void> = Promise.resolve();
  let lastBacklog: WorkBacklog = { waiting: 0, oldestAgeMs: 0 };

  return {
    get lastBacklog() {
      return lastBacklog;
    },

    async quote(accountId, rows) {
      const account = await database
        .selectFrom('account')
        .select(['credits', 'tier', 'free_lookups_used'])
        .where('id', '=', accountId)
        .executeTakeFirst();
      const free = account ? Math.min(rows, freeProfilesLeft(account, freeLookups())) : 0;
      return { free, credits: (rows - free) * prices.export_row, balance: account?.credits ?? 0 };
    },

    async reserve(request, signal) {
      const { id, bought } = await database.transaction().execute(async (transaction) => {
        const reservation = await reserveInTransaction(transaction, request);
        // The client has disconnected; throwing rolls back the whole charge.
        signal.throwIfAborted();
        return reservation;
      });
      const { accountId } = request;
      const cost = bought * prices.export_row;
      const attempt = new ExportAttempt({ id, accountId, cost, database, clock, logger, owner });
      open.add(attempt);
      const forget = (): boolean => open.delete(attempt);
      attempt.settled.then(forget, forget);
      const leave = (): void => {
        attempt.settle().catch((error: unknown) => logger.error({ err: error }, 'an export was not settled'));
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return attempt;
    },

    tend,

    async start() {
      await tend();
      timer = setInterval(() => {
        tending = tend().catch((error: unknown) =>
          logger.error({ err: error }, 'row charges could not be renewed or settled'),
        );
      }, TEND_EVERY_MS);
      timer.unref();
    },

    async close() {
      clearInterval(timer);
      await tending;
      const settled = Promise.all([...open].map((attempt) => attempt.settle()));
      let late: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        late = setTimeout(resolve, CLOSE_MS_MAX);
      });
      await Promise.race([settled, limit]);
      clearTimeout(late);
    },
  };

  async function tend(): Promise<void> {
    for (const attempt of open) await attempt.renew();
    const found = await settleOrphans(database, clock, logger, { watch, isHeldHere });
    const oldest = Math.min(...found.map(({ created_at }) => created_at));
    lastBacklog = { waiting: found.length, oldestAgeMs: Math.max(0, clock.now() - oldest) };
    const expired = clock.now() - KEY_LIFE_MS;
    await database
      .deleteFrom('row_charge')
      .where('state', '=', 'settled')
      .where('created_at', '<', expired)
      .execute();
    await database.deleteFrom('idempotent_call').where('created_at', '<', expired).execute();
  }

  async function reserveInTransaction(
    transaction: Database,
    request: RowChargeRequest,
  ): Promise<{ id: number; bought: number }> {
    await lockAccount(transaction, request.accountId);
    const earlier = await earlierUse(transaction, request);
    const paid = earlier?.rows_paid ?? 0;
    const reserved = request.rows - paid;
    const free = await takeFreeProfiles(transaction, request.accountId, reserved, freeLookups());
    const now = clock.now();
    const attempt = {
      rows_reserved: reserved,
      free_reserved: free,
      rows_taken: 0,
      state: 'open' as const,
      owner,
      lease_until: now + LEASE_MS,
    };
    const { id } = earlier
      ? await transaction
          .updateTable('row_charge')
          .set(attempt)
          .where('id', '=', earlier.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('row_charge')
          .values({
            ...attempt,
            account_id: request.accountId,
            idempotency_key: request.idempotencyKey ?? null,
            rows_digest: request.rowsDigest,
            subject: request.subject,
            row_count: request.rows,
            rows_paid: 0,
            created_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    if (reserved > 0) await spend(transaction, request, { rows: reserved, free }, id);
    return { id, bought: reserved - free };
  }

  /** The outcome of earlier attempts with this key; an expired key counts as new. */
  async function earlierUse(
    transaction: Database,
    { accountId, idempotencyKey, rowsDigest }: RowChargeRequest,
  ): Promise<RowChargeRow | undefined> {
    if (idempotencyKey === undefined) return undefined;
    const known = await transaction
      .selectFrom('row_charge')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (!known) return undefined;
    if (known.state === 'open' && (isHeldHere(known.id) || !watch.isAbandoned(leaseOf(known))))
      throw stillRunning();
    const settled =
      known.state === 'open' ? await settleInTransaction(transaction, clock, known, known.rows_taken) : known;
    if (settled.created_at < clock.now() - KEY_LIFE_MS) {
      await transaction.deleteFrom('row_charge').where('id', '=', settled.id).execute();
      return undefined;
    }
    if (settled.rows_digest !== rowsDigest) throw otherRows();
    return settled;
  }

  async function spend(
    transaction: Database,
    { accountId, subject, rows: total }: RowChargeRequest,
    { rows, free }: { readonly rows: number; readonly free: number },
    id: number,
  ): Promise<void> {
    const amount = (rows - free) * prices.export_row;
    const part = rows === total ? `${total} rows` : `the last ${rows} of ${total} rows`;
    const spending = await spendInTransaction(transaction, clock, {
      accountId,
      amount,
      freeProfiles: free,
      reason: 'export',
      reference: `export ${id}: ${part} of ${subject}`,
    });
    if (spending.outcome === 'insufficient') throw insufficientCredits(amount, spending.balance);
  }
}

const stillRunning = (): AppError =>
  new AppError(
    'conflict',
    'An export with this Idempotency-Key is still running. Wait until it has finished, or use a new key.',
    { headers: { 'retry-after': String(Math.ceil(LEASE_MS / 1000)) } },
  );

const otherRows = (): AppError =>
  new AppError(
    'conflict',
    'This Idempotency-Key was used for other rows: the companies or their queries have changed since. Use a new key.',
  );
