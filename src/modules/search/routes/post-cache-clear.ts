import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const postCacheClear = defineRoute({
  method: 'POST',
  path: '/admin/cache/clear',
  tag: 'Administration',
  summary: 'Forget all cached pages of results, on every service that shares the database',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({ cleared: z.int().describe('Pages of the service that was asked.') }),
  handler: async ({ services }) => ({ cleared: await services.clearCaches() }),
});
