import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { ImportOutcome } from './import-outcome.ts';

export const postImportText = defineRoute({
  method: 'POST',
  path: '/admin/domains/import-text',
  tag: 'Administration',
  summary: 'Import domains as plain text (one per line) or JSON; new ones are queued for crawling',
  access: 'admin',
  bucket: 'guard',
  bodyTypes: ['text/plain', 'application/json'],
  body: z.union([z.string(), z.object({ domains: z.array(z.string()).max(100_000) })]),
  answer: ImportOutcome,
  handler: ({ body, services }) =>
    services.domainImport.add(typeof body === 'string' ? body.split(/\r?\n/) : body.domains, 'import-text'),
});
