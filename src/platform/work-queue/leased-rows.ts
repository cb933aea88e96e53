import { PostgresAdapter, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tables } from '../database/index.ts';
import { createLeaseWatch } from './lease-watch.ts';

type TableName = keyof Tables;
type Column<Name extends TableName> = keyof Tables[Name] & string;
export type RowOf<Name extends TableName> = Selectable<Tables[Name]>;
export type ChangesOf<Name extends TableName> = Partial<RowOf<Name>>;

/** The columns of a table that hold the work, its due time and its owner. */
export interface LeasedTable<Name extends TableName> {
  readonly table: Name;
  readonly key: Column<Name>;
  /** When the row is due, in milliseconds since 1970. */
  readonly dueAt: Column<Name>;
  readonly leasedUntil: Column<Name>;
  /** The value while no process works on the row. */
  readonly free: 0 | null;
  readonly leasedBy: Column<Name>;
  /** Incremented by every claim. */
  readonly attempts?: Column<Name>;
  /** True for rows that are not finished, in SQL over the columns of the table. */
  readonly isOpen: RawBuilder<unknown>;
  /** The tenant of a row, in SQL: a claim takes rows of all tenants in turn, and at most `tenantMax` of each at once. */
  readonly tenant?: RawBuilder<unknown>;
  readonly tenantMax?: number;
  /** How long a row may go without a sign of life from its owner. */
  readonly leaseMs: number;
  /** The longest delay that a row ever gets. A later due time was written by a wrong clock. */
  readonly waitMsMax: number;
  /** What else a claim writes, and what is written when a lease is freed. */
  readonly onClaim?: ChangesOf<Name>;
  readonly onFree?: (now: number) => ChangesOf<Name>;
}

/** The usual names of these columns. */
export const usualColumns = {
  key: 'id',
  dueAt: 'due_at',
  leasedUntil: 'leased_until',
  free: 0,
  leasedBy: 'leased_by',
  attempts: 'attempts',
} as const;

export interface LeasedRows<Name extends TableName> {
  /** Takes due rows for this owner alone, those that have waited longest first. `only` is a further condition. */
  claim(limit: number, only?: RawBuilder<unknown>): Promise<RowOf<Name>[]>;
  /** Shows that the owner is still working on the row; false if the row was taken from it or must not be worked on any more. */
  renew(row: RowOf<Name>): Promise<boolean>;
  /** Records the end of an attempt and frees the row; false if another owner has taken it in the meantime, which then decides. */
  settle(row: RowOf<Name>, changes: ChangesOf<Name>): Promise<boolean>;
  /** Frees rows whose owner died, and makes rows with an impossible due time due now. Returns how many. */
  reclaim(): Promise<number>;
  /** The number of rows that wait or are being worked on, and when the one that has waited longest was due. */
  backlog(): Promise<{ readonly waiting: number; readonly oldestDueAt: number | undefined }>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** A unique name for this queue in this process. */
  readonly owner: string;
}

/** Distributes the rows of a table among several processes. */
export function createLeasedRows<Name extends TableName>(
  description: LeasedTable<Name>,
  { database, clock, owner }: Dependencies,
): LeasedRows<Name> {
  const { leaseMs, waitMsMax, isOpen, free, onClaim = {}, onFree } = description;
  const table = sql.table(description.table);
  const key = sql.ref(description.key);
  const dueAt = sql.ref(description.dueAt);
  const leasedUntil = sql.ref(description.leasedUntil);
  const leasedBy = sql.ref(description.leasedBy);
  const attempts = description.attempts === undefined ? undefined : sql.ref(description.attempts);
  const isFree = sql`(${leasedUntil} is null or ${leasedUntil} = 0)`;
  const isLeased = sql`${leasedUntil} > 0`;
  const watch = createLeaseWatch(clock, leaseMs);
  /** The marks of rows that were claimed here, as of their last renewal. */
  const marks = new WeakMap<object, number>();

  return { claim, renew, settle, reclaim, backlog };

  /**
   * One statement takes the rows. On SQLite one process writes at a time. On PostgreSQL processes would wait for each other or lose
   * conflicts, so there a claim skips rows that another has locked, and sees what others have committed instead of its own snapshot.
   */
  async function claim(limit: number, only: RawBuilder<unknown> = sql`1 = 1`): Promise<RowOf<Name>[]> {
    const now = clock.now();
    const until = now + leaseMs;
    const isDue = sql`${isOpen} and ${isFree} and ${dueAt} <= ${now} and ${only}`;
    const chosen =
      description.tenant === undefined
        ? sql`select ${key} from ${table} where ${isDue} order by ${dueAt}, ${key} limit ${limit}`
        : sql`select ${key} from ${table} where ${isDue} and ${key} in (${inTurn(description.tenant, only, now, limit)})`;
    const changes = sql.join([
      ...assignments({ ...onClaim, [description.leasedUntil]: until, [description.leasedBy]: owner }),
      ...(attempts ? [sql`${attempts} = ${attempts} + 1`] : []),
    ]);
    const take = async (connection: Database, rows: RawBuilder<unknown>) =>
      (
        await sql<RowOf<Name>>`update ${table} set ${changes} where ${key} in (${rows}) returning *`.execute(
          connection,
        )
      ).rows;
    return !(database.getExecutor().adapter instanceof PostgresAdapter)
      ? await take(database, chosen)
      : await database.transaction().execute(async (transaction) => {
          await sql`set transaction isolation level read committed`.execute(transaction);
          // An array is evaluated once, whatever the query plan; a subquery might be evaluated again and lock more rows than it returns.
          return take(transaction, sql`select unnest(array(${chosen} for update of ${table} skip locked))`);
        });
  }

  /** Takes the first row of each tenant, then the second of each; rows of a tenant that are being worked on count as its first ones. */
  function inTurn(
    tenant: RawBuilder<unknown>,
    only: RawBuilder<unknown>,
    now: number,
    limit: number,
  ): RawBuilder<unknown> {
    const isLater = sql`case when ${isLeased} then 0 else 1 end`;
    return sql`
      select ${key} from (
        select ${key}, ${dueAt}, ${isLater} as is_later,
          row_number() over (partition by ${tenant} order by ${isLater}, ${dueAt}, ${key}) as position
        from ${table} where ${isOpen} and (${isLeased} or (${dueAt} <= ${now} and ${only}))
      ) as ranked
      where is_later = 1 and position <= ${description.tenantMax ?? 1}
      order by position, ${dueAt}, ${key} limit ${limit}`;
  }

  async function renew(row: RowOf<Name>): Promise<boolean> {
    const before = marks.get(row) ?? Number(row[description.leasedUntil as keyof RowOf<Name>]);
    // The mark is always new, even if the clock stopped or was set back.
    const mark = Math.max(clock.now() + leaseMs, before + 1);
    const isHeld = await write(row, { [description.leasedUntil]: mark } as ChangesOf<Name>, isOpen);
    if (isHeld) marks.set(row, mark);
    return isHeld;
  }

  function settle(row: RowOf<Name>, changes: ChangesOf<Name>): Promise<boolean> {
    return write(row, { ...changes, [description.leasedUntil]: free, [description.leasedBy]: null });
  }

  /** The attempt number distinguishes this claim from a later one, even by the same owner. */
  async function write(
    row: RowOf<Name>,
    changes: ChangesOf<Name>,
    only: RawBuilder<unknown> = sql`1 = 1`,
  ): Promise<boolean> {
    const isThisAttempt =
      attempts === undefined
        ? sql`1 = 1`
        : sql`${attempts} = ${row[description.attempts as keyof RowOf<Name>]}`;
    const { numAffectedRows } = await sql`
      update ${table} set ${sql.join(assignments(changes))}
      where ${key} = ${keyOf(row)} and ${leasedBy} = ${owner} and ${isLeased} and ${isThisAttempt} and ${only}`.execute(
      database,
    );
    return numAffectedRows === 1n;
  }

  async function reclaim(): Promise<number> {
    const now = clock.now();
    const { rows } = await sql<{ key: string | number; owner: string | null; mark: number }>`
      select ${key} as key, ${leasedBy} as owner, ${leasedUntil} as mark
      from ${table} where ${isLeased} and ${isOpen}`.execute(database);
    const changes = sql.join(
      assignments({
        [description.leasedUntil]: free,
        [description.leasedBy]: null,
        ...onFree?.(now),
      }),
    );
    let freed = 0;
    for (const lease of watch.abandoned(rows)) {
      // Only if the mark is unchanged: the owner may have renewed the lease since, or another process may have freed it.
      const { numAffectedRows } = await sql`
        update ${table} set ${changes} where ${key} = ${lease.key} and ${leasedUntil} = ${lease.mark}`.execute(
        database,
      );
      freed += Number(numAffectedRows ?? 0n);
    }
    const { numAffectedRows } = await sql`
      update ${table} set ${dueAt} = ${now}
      where ${isOpen} and ${isFree} and ${dueAt} > ${now + waitMsMax}`.execute(database);
    return freed + Number(numAffectedRows ?? 0n);
  }

  async function backlog() {
    const { rows } = await sql<{ waiting: number; oldest: number | null }>`
      select count(*) as waiting, min(${dueAt}) as oldest from ${table} where ${isOpen}`.execute(database);
    const [found] = rows;
    return { waiting: found?.waiting ?? 0, oldestDueAt: found?.oldest ?? undefined };
  }

  function keyOf(row: RowOf<Name>): unknown {
    return row[description.key as keyof RowOf<Name>];
  }
}

const assignments = (changes: object): RawBuilder<unknown>[] =>
  Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
