import { z } from 'zod';

export const CreditTransaction = z
  .object({
    id: z.int(),
    amount: z.int(),
    balance_after: z.int(),
    reason: z.string(),
    reference: z.string().nullable(),
    free_profiles: z.int().describe('Free profiles that were used (negative) or given back.'),
    created_at: z.string(),
  })
  .meta({ id: 'CreditTransaction' });
