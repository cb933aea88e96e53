import { z } from 'zod';

export const savedFilter = z.object({
  query: z.string().max(200).default('').describe('Only what this query found.'),
  search: z.string().max(200).default('').describe('Part of the domain, title or company name.'),
});
