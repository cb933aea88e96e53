import type { CompanyFilters, Mode } from '../search/index.ts';
import type { MonitorRow } from './add-notification.ts';
import { type Likeness, readLikeness } from './likeness.ts';
import type { frequencies } from './report-findings.ts';
import { readFilters } from './watched-query.ts';
import type { alertKinds } from './watched-subject.ts';
import type { WebhookFormat } from './webhooks/message-formats.ts';

export interface Monitor {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly kind: (typeof alertKinds)[number];
  readonly mode: Mode | 'lookalikes' | 'list';
  /** Whether inflected forms of the words match too. */
  readonly forms: boolean;
  /** Filters that the description states but that are not applied. */
  readonly ignore_stated: string[];
  readonly filters: CompanyFilters;
  /** The reference companies; null if the query consists of words. */
  readonly likeness: Likeness | null;
  /** Null unless a list is watched, or if it was deleted. */
  readonly list_id: number | null;
  readonly technology: string | null;
  readonly change: 'gained' | 'lost' | null;
  readonly frequency: (typeof frequencies)[number];
  readonly paused: boolean;
  readonly webhook_url: string | null;
  readonly webhook_format: WebhookFormat;
  /** Whether notifications are mailed to the account's address. */
  readonly email: boolean;
  readonly created_at: string;
  readonly last_checked_at: string | null;
  readonly last_total: number;
  /** New matches in unread notifications. */
  readonly new_matches: number;
  /** Why the last check failed; null if it succeeded. */
  readonly last_error: string | null;
}

export const presentMonitor = (row: MonitorRow & { readonly new_matches: number | null }): Monitor => ({
  id: row.id,
  name: row.name,
  kind: row.kind as Monitor['kind'],
  query: row.query,
  mode: row.mode as Monitor['mode'],
  ...readFilters(row.filters),
  likeness: row.likeness === null ? null : readLikeness(row.likeness),
  list_id: row.list_id,
  technology: row.technology,
  change: row.technology_change as Monitor['change'],
  frequency: row.frequency as Monitor['frequency'],
  paused: row.paused_at !== null,
  webhook_url: row.webhook_url,
  webhook_format: row.webhook_format as WebhookFormat,
  email: row.wants_mail === 1,
  created_at: new Date(row.created_at).toISOString(),
  last_checked_at: row.last_checked_at === null ? null : new Date(row.last_checked_at).toISOString(),
  last_total: row.last_total,
  new_matches: row.new_matches ?? 0,
  last_error: row.last_error,
});
