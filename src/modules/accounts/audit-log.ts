import { createHash } from 'node:crypto';
import type { AdministrativeAct } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';

export interface AuditEntry extends AdministrativeAct {
  readonly id: number;
  readonly created_at: string;
}

/** What administrators did. Entries are never changed or removed, and each is sealed by a hash that covers the previous one. */
export interface AuditLog {
  /** Pass the transaction of the operation, if there is one, so that both are committed together. */
  record(act: AdministrativeAct, within?: Database): Promise<void>;
  /** Newest first; with `before`, only entries older than that number. */
  recent(limit: number, before?: number): Promise<AuditEntry[]>;
  /** The number of the first entry whose seal is broken, which means that it or an earlier one was changed or removed. */
  firstBroken(signal?: AbortSignal): Promise<number | undefined>;
}

const PAGE = 1_000;

export function createAuditLog(database: Database, clock: Clock): AuditLog {
  return {
    record: (act, within) =>
      within
        ? recordInTransaction(within, act)
        : database.transaction().execute((transaction) => recordInTransaction(transaction, act)),

    async recent(limit, before = Number.MAX_SAFE_INTEGER) {
      const rows = await database
        .selectFrom('audit_entry')
        .selectAll()
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, actor, action, subject, details, created_at }) => ({
        id,
        actor,
        action,
        subject,
        details,
        created_at: new Date(created_at).toISOString(),
      }));
    },

    async firstBroken(signal) {
      let before = '';
      for (let after = 0; ; ) {
        signal?.throwIfAborted();
        const rows = await database
          .selectFrom('audit_entry')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute();
        for (const row of rows) {
          // Earlier versions did not seal entries; those come before all others.
          if (row.hash === '' && before === '') continue;
          if (row.hash !== seal(before, row, row.created_at)) return row.id;
          before = row.hash;
        }
        const last = rows.at(-1);
        if (last === undefined || rows.length < PAGE) return undefined;
        after = last.id;
      }
    },
  };

  async function recordInTransaction(transaction: Database, act: AdministrativeAct): Promise<void> {
    const created_at = clock.now();
    const last = await transaction
      .selectFrom('audit_entry')
      .select('hash')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    await transaction
      .insertInto('audit_entry')
      .values({ ...act, created_at, hash: seal(last?.hash ?? '', act, created_at) })
      .execute();
  }
}

const seal = (before: string, { actor, action, subject, details }: AdministrativeAct, at: number): string =>
  createHash('sha256')
    .update(JSON.stringify([before, actor, action, subject, details, at]))
    .digest('hex');
