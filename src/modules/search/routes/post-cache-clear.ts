import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const postCacheClear = defineRoute({
  method: 'POST',
  path: '/admin/cache/clear',
  tag: 'Administration',
  summary: 'Clear the query cache on every service that shares the database',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({ cleared: z.int().describe('Pages cleared on the service that answered.') }),
  handler: async ({ services }) => ({ cleared: await services.clearCaches() }),
});
