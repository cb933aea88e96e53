import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const getAuditLogSeals = defineRoute({
  method: 'GET',
  path: '/admin/audit-log/seals',
  tag: 'Administration',
  summary: 'Whether the audit log is whole: every entry is sealed over the one before it',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({
    first_broken: z
      .int()
      .nullable()
      .describe('The first entry whose seal is broken: it, or one before it, was changed or taken out.'),
  }),
  handler: async ({ services, signal }) => ({
    first_broken: (await services.accounts.auditLog.firstBroken(signal)) ?? null,
  }),
});
