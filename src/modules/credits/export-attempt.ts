import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RowCharge } from './row-charge.ts';
import { LEASE_MS, settleIfOpen } from './settle-row-charge.ts';

interface Dependencies {
  readonly id: number;
  readonly accountId: number;
  readonly cost: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly owner: string;
}

const RETRY_MS_MIN = 100;
const RETRY_MS_MAX = 5_000;

export class ExportAttempt implements RowCharge {
  readonly id: number;
  readonly cost: number;
  /** Resolves once any process has settled the charge. */
  readonly settled: Promise<void>;
  private readonly dependencies: Dependencies;
  private readonly losing = new AbortController();
  private resolveSettled: () => void = () => {};
  private settling: Promise<void> | undefined;
  private rowsTaken = 0;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    this.id = dependencies.id;
    this.cost = dependencies.cost;
    this.settled = new Promise((resolve) => {
      this.resolveSettled = resolve;
    });
  }

  get lost(): AbortSignal {
    return this.losing.signal;
  }

  taken(rows: number): void {
    this.rowsTaken = Math.max(this.rowsTaken, rows);
  }

  settle(): Promise<void> {
    this.settling ??= this.settleUntilWritten();
    return this.settling;
  }

  /** Records the progress and that its process is alive. */
  async renew(): Promise<void> {
    if (this.settling) return;
    const { id, database, clock, owner } = this.dependencies;
    const { numUpdatedRows } = await database
      .updateTable('row_charge')
      .set({ lease_until: clock.now() + LEASE_MS, rows_taken: this.rowsTaken })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n && !this.settling) this.lose();
  }

  /** Stops sending: the cost of the remaining rows has been refunded. */
  private lose(): void {
    this.settling = Promise.resolve();
    this.losing.abort();
    this.resolveSettled();
  }

  private async settleUntilWritten(): Promise<void> {
    const { id, accountId, database, clock, logger, owner } = this.dependencies;
    for (let pauseMs = RETRY_MS_MIN; ; pauseMs = Math.min(RETRY_MS_MAX, pauseMs * 2)) {
      try {
        await settleIfOpen(database, clock, { id, accountId }, (charge) =>
          charge.owner === owner ? this.rowsTaken : undefined,
        );
        this.resolveSettled();
        return;
      } catch (error) {
        logger.error({ err: error, charge: id }, 'an export could not be settled; retrying');
        await wait(pauseMs, undefined, { ref: false });
      }
    }
  }
}
