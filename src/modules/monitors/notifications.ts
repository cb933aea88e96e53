import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

export interface Notification {
  readonly id: number;
  readonly monitor_id: number | null;
  readonly title: string;
  readonly body: string;
  readonly domains: string[];
  readonly new_count: number;
  readonly read: boolean;
  readonly created_at: string;
}

export interface Notifications {
  /** Newest first; with `before`, only older ones. */
  list(
    accountId: number,
    options: { unreadOnly: boolean; before?: number | undefined; limit: number },
  ): Promise<Notification[]>;
  markRead(accountId: number, notificationId: number): Promise<void>;
  /** Marks a notification and all older ones as read; returns how many were unread. */
  markReadUpTo(accountId: number, notificationId: number): Promise<number>;
}

/** The most notifications on one page. */
export const LISTED_MAX = 200;

export function createNotifications(database: Database, clock: Clock): Notifications {
  return {
    async list(accountId, { unreadOnly, before, limit }) {
      const rows = await database
        .selectFrom('notification')
        .selectAll()
        .where('account_id', '=', accountId)
        .$if(unreadOnly, (all) => all.where('read_at', 'is', null))
        .$if(before !== undefined, (all) => all.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(Math.min(limit, LISTED_MAX))
        .execute();
      return rows.map((row) => ({
        id: row.id,
        monitor_id: row.monitor_id,
        title: row.title,
        body: row.body,
        domains: JSON.parse(row.domains) as string[],
        new_count: row.new_count,
        read: row.read_at !== null,
        created_at: new Date(row.created_at).toISOString(),
      }));
    },

    async markRead(accountId, notificationId) {
      const { numUpdatedRows } = await database
        .updateTable('notification')
        .set({ read_at: clock.now() })
        .where('id', '=', notificationId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('not_found', 'You have no notification with this ID.');
    },

    async markReadUpTo(accountId, notificationId) {
      const { numUpdatedRows } = await database
        .updateTable('notification')
        .set({ read_at: clock.now() })
        .where('account_id', '=', accountId)
        .where('id', '<=', notificationId)
        .where('read_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
