import { z } from 'zod';

export const Monitor = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    mode: z.string(),
    filters: z.record(z.string(), z.unknown()),
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
