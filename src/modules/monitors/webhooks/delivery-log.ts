import type { Database } from '../../../platform/database/index.ts';

export interface Delivery {
  readonly id: string;
  readonly notification_id: number | null;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  /** The receiver's last response. */
  readonly status: number | null;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly created_at: string;
  readonly last_attempt_at: string | null;
  readonly next_attempt_at: string | null;
}

/** Newest first, all that are stored. */
export async function latestDeliveries(database: Database, monitorId: number): Promise<Delivery[]> {
  const rows = await database
    .selectFrom('webhook_delivery')
    .select(['id', 'notification_id', 'state', 'attempts', 'status', 'error'])
    .select(['created_at', 'last_attempt_at', 'next_attempt_at'])
    .where('monitor_id', '=', monitorId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.state as Delivery['state'],
    created_at: new Date(row.created_at).toISOString(),
    last_attempt_at: toIso(row.last_attempt_at),
    next_attempt_at: toIso(row.next_attempt_at),
  }));
}

const toIso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
