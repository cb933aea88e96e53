import { z } from 'zod';
import { frequencies } from '../report-findings.ts';
import { alertKinds } from '../watched-subject.ts';
import { webhookFormats } from '../webhooks/message-formats.ts';

/** How often and where an alert reports, as fields of a request. */
export const deliveryFields = {
  frequency: z
    .enum(frequencies)
    .optional()
    .describe(
      'instant: a notification whenever a check finds something; daily, weekly: at most one a day or week (UTC, from Monday) with all of it. Default: instant.',
    ),
  webhook_url: z
    .string()
    .max(2_000)
    .nullable()
    .optional()
    .describe('An http or https URL; null removes it. A new URL gets a new secret.'),
  webhook_format: z
    .enum(webhookFormats)
    .optional()
    .describe(
      'json: our JSON; slack: for an incoming webhook of Slack; teams: an adaptive card for a workflow of Microsoft Teams. Default: json.',
    ),
  email: z.boolean().optional().describe('Send notifications to the account as an e-mail digest.'),
};

export const Monitor = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    kind: z.enum(alertKinds).describe('What is watched: a search, lookalikes, a list, or a technology.'),
    mode: z
      .string()
      .describe('The search mode; `lookalikes` or `list` for alerts on similar companies or a list.'),
    forms: z.boolean().describe('Whether words also match their forms.'),
    ignore_stated: z
      .array(z.string())
      .describe('With mode `meaning`: filters that the description states and that do not apply.'),
    filters: z.record(z.string(), z.unknown()),
    likeness: z
      .object({
        domains: z.array(z.string()),
        not: z.array(z.string()),
        same_language: z.string(),
        mix: z.number(),
        min_score: z.number().optional(),
      })
      .nullable()
      .describe('What companies are compared with; null if the query consists of words.'),
    list_id: z.int().nullable().describe('The list; null for other kinds, or after it was deleted.'),
    technology: z.string().nullable(),
    change: z.enum(['gained', 'lost']).nullable(),
    frequency: z.enum(frequencies),
    paused: z.boolean(),
    webhook_url: z.string().nullable(),
    webhook_format: z.enum(webhookFormats),
    email: z.boolean().describe('Whether new matches are e-mailed to the account.'),
    created_at: z.string(),
    last_checked_at: z.string().nullable(),
    last_total: z.int(),
    new_matches: z.int().describe('New matches in unread notifications.'),
    last_error: z.string().nullable().describe('Why the last check failed.'),
  })
  .meta({ id: 'Monitor' });

export const ChangedMonitor = Monitor.extend({
  webhook_secret: z
    .string()
    .optional()
    .describe('Only with a new webhook_url, and only once: the secret that signs its deliveries.'),
}).meta({ id: 'ChangedMonitor' });
