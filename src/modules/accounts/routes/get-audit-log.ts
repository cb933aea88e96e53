import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const getAuditLog = defineRoute({
  method: 'GET',
  path: '/admin/audit-log',
  tag: 'Administration',
  summary: 'Actions of administrators, newest first',
  access: 'admin',
  bucket: 'guard',
  query: z.object({
    limit: z.int().min(1).max(500).default(100),
    before: z.int().min(1).optional().describe('Only entries with a smaller ID, for the next page.'),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        details: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
  handler: async ({ query: { limit, before }, services }) => ({
    entries: await services.accounts.auditLog.recent(limit, before),
  }),
});
