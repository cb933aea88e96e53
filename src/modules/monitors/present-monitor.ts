import type { CompanyFilters, Mode } from '../search/index.ts';
import type { MonitorRow } from './add-notification.ts';
import { type Likeness, readLikeness } from './likeness.ts';
import { readFilters } from './watched-query.ts';

export interface Monitor {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: Mode | 'lookalikes';
  /** Whether words match by their forms. */
  readonly forms: boolean;
  /** Filters that the description states and that do not apply. */
  readonly ignore_stated: string[];
  readonly filters: CompanyFilters;
  /** What companies are compared with; null if the query consists of words. */
  readonly likeness: Likeness | null;
  readonly paused: boolean;
  readonly webhook_url: string | null;
  /** Whether notifications are mailed to the account's address. */
  readonly email: boolean;
  readonly created_at: string;
  readonly last_checked_at: string | null;
  readonly last_total: number;
  /** New matches in unread notifications. */
  readonly new_matches: number;
  /** Why the last check failed; null when it did not. */
  readonly last_error: string | null;
}

export const presentMonitor = (row: MonitorRow & { readonly new_matches: number | null }): Monitor => ({
  id: row.id,
  name: row.name,
  query: row.query,
  mode: row.mode as Monitor['mode'],
  ...readFilters(row.filters),
  likeness: row.likeness === null ? null : readLikeness(row.likeness),
  paused: row.paused_at !== null,
  webhook_url: row.webhook_url,
  email: row.wants_mail === 1,
  created_at: new Date(row.created_at).toISOString(),
  last_checked_at: row.last_checked_at === null ? null : new Date(row.last_checked_at).toISOString(),
  last_total: row.last_total,
  new_matches: row.new_matches ?? 0,
  last_error: row.last_error,
});
