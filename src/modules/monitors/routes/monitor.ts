import { z } from 'zod';

export const Monitor = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    mode: z.string(),
    created_at: z.string(),
    last_checked_at: z.string().nullable(),
    last_total: z.int(),
    new_matches: z.int(),
  })
  .meta({ id: 'Monitor' });
