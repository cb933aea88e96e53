import { z } from 'zod';

export const Monitor = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    mode: z.string().describe('The search mode; `lookalikes` for an alert on similar companies.'),
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
    paused: z.boolean(),
    webhook_url: z.string().nullable(),
    email: z.boolean().describe('Whether new matches are e-mailed to the account.'),
    created_at: z.string(),
    last_checked_at: z.string().nullable(),
    last_total: z.int(),
    new_matches: z.int().describe('New matches in unread notifications.'),
    last_error: z.string().nullable().describe('Why the last check failed.'),
  })
  .meta({ id: 'Monitor' });
