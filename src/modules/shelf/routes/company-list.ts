import { z } from 'zod';

export const CompanyList = z
  .object({ id: z.int(), name: z.string(), item_count: z.int(), created_at: z.string() })
  .meta({ id: 'CompanyList' });

export const listParameters = z.object({ list_id: z.int() });
