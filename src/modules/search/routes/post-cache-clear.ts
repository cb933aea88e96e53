import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const postCacheClear = defineRoute({
  method: 'POST',
  path: '/admin/cache/clear',
  tag: 'Administration',
  summary: 'Forget all cached pages of results',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({ cleared: z.int() }),
  handler: ({ services }) => ({ cleared: services.queryCache.clear() }),
});
