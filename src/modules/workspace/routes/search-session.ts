import { z } from 'zod';

export const SearchSession = z
  .object({
    id: z.int(),
    query: z.string(),
    mode: z.string(),
    filters: z.record(z.string(), z.unknown()),
    last_offset: z.int(),
    total_results: z.int(),
    credits_spent: z.int(),
    results_per_page: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'SearchSession' });
