import { z } from 'zod';

export const savedFilter = z.object({
  query: z.string().max(200).default('').describe('Only companies found by this query.'),
  search: z.string().max(200).default('').describe('Part of the domain, title or company name.'),
});
