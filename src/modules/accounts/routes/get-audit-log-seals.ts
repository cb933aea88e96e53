import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const getAuditLogSeals = defineRoute({
  method: 'GET',
  path: '/admin/audit-log/seals',
  tag: 'Administration',
  summary: 'Verify the audit log: each entry is chained to the one before it by a hash',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({
    first_broken: z
      .int()
      .nullable()
      .describe('The first entry that fails the check: it or one before it was changed or removed.'),
  }),
  handler: async ({ services, signal }) => ({
    first_broken: (await services.accounts.auditLog.firstBroken(signal)) ?? null,
  }),
});
