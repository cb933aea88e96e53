import { z } from 'zod';

export const Monitor = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    mode: z.string().describe('As of a search; `lookalikes` where companies like others are watched for.'),
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
      .describe('What the companies shall be like; null where the query is made of words.'),
    paused: z.boolean(),
    webhook_url: z.string().nullable(),
    email: z.boolean().describe('Whether news are mailed to the address of the account.'),
    created_at: z.string(),
    last_checked_at: z.string().nullable(),
    last_total: z.int(),
    new_matches: z.int().describe('New matches in notifications that have not been read.'),
    last_error: z.string().nullable().describe('Why the last check failed.'),
  })
  .meta({ id: 'Monitor' });
