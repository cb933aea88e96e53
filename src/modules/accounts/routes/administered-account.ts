import { z } from 'zod';

export const accountParameters = z.object({ account_id: z.int().min(1) });
